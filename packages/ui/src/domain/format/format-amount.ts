/** Which way credits went. */
export type AmountKind = 'income' | 'expense';

/**
 * Chilean pesos without a sign: `$5.000`, or as another BCP 47 locale writes them. The absolute of the amount; what
 * is not a number counts as 0.
 */
export function formatPesos(amount: number, locale = 'es-CL'): string {
  const pesos = new Intl.NumberFormat(locale, { style: 'currency', currency: 'CLP' });
  return pesos.format(Number.isFinite(amount) ? Math.abs(amount) : 0);
}

/** A movement's amount: `+$5.000` or `-$5.000`. The kind gives the sign (ASCII), never the number's own. */
export function formatAmount(amount: number, kind: AmountKind, locale?: string): string {
  return `${kind === 'income' ? '+' : '-'}${formatPesos(amount, locale)}`;
}
