/** How an amount may be written, by the rules of Chile; the first form that fits is read. */
const FORMS: readonly RegExp[] = [
  // 5.000, 1.234.567 and 5.000,50: points part the thousands, in groups of exactly three, a comma the decimals.
  /^([1-9]\d{0,2}(?:\.\d{3}){1,4})(?:,(\d{1,2}))?$/,
  // 5000 and 5000,5: a comma with three decimals would as likely part thousands, and is not read.
  /^(\d{1,15})(?:,(\d{1,2}))?$/,
  // 5.5, 0.500 and 5000.125: a point that parts no thousands.
  /^(\d{1,15})\.(\d{1,15})$/,
];

/** What may stand around it: a sign, `$` or `CLP`, and the `.-` that ends an amount by hand. */
const AROUND = /^[-+−]?\s*(?:CLP)?\s*\$?\s*[-+−]?\s*|\s*(?:[.,]-|CLP)$/gi;

/** The size of an amount written as text, without its sign; undefined when it cannot be read. */
export function amountOf(text: string): number | undefined {
  const bare = text.trim().replace(AROUND, '');
  for (const form of FORMS) {
    const [, whole, decimals = '0'] = form.exec(bare) ?? [];
    if (whole !== undefined) return Number(`${whole.replaceAll('.', '')}.${decimals}`);
  }
  return undefined;
}
