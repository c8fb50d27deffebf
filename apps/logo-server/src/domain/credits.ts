import type { Movement, MovementKind, Repositories } from '../ports/store.js';
import { newId } from './digest.js';
import { noSession } from './refusal.js';

/** Credits of a new account, and of each courtesy top-up. */
export const WELCOME_CREDITS = 3;
const COURTESY_CREDITS = 3;
export const LOGO_PRICE = 1;
/** Of one account. PostgreSQL keeps a balance in 32 bits, and JavaScript counts up to 2^53: past either it is lost. */
export const MOST_CREDITS = 1_000_000_000;

export type Entry = {
  kind: MovementKind;
  amount: number;
  concept: string;
  description: string;
  category: string;
  /** The start of the reference; the movement's own id completes it. */
  referencePrefix: string;
};

export const welcome = (amount: number): Entry => ({
  kind: 'ingreso',
  amount,
  concept: 'Créditos de bienvenida',
  description: 'Tu cuenta nueva empieza con créditos para probar Trazo',
  category: 'Bienvenida',
  referencePrefix: 'ALTA',
});

export const COURTESY: Entry = {
  kind: 'ingreso',
  amount: COURTESY_CREDITS,
  concept: 'Recarga de cortesía',
  description: 'Se te acabaron los créditos y la casa invita',
  category: 'Cortesía',
  referencePrefix: 'CORTESIA',
};

/** The category of what is paid for a logo. */
export const LOGOS = 'Logos';

export const logoSpend = (companyName: string): Entry => ({
  kind: 'egreso',
  amount: LOGO_PRICE,
  concept: 'Generación de logo',
  description: `Logo de ${companyName}`,
  category: LOGOS,
  referencePrefix: 'LOGO',
});

type Ledger = Pick<Repositories, 'accounts' | 'movements'>;

export async function balanceOf({ movements }: Pick<Ledger, 'movements'>, userId: string): Promise<number> {
  return (await movements.last(userId))?.balanceAfter ?? 0;
}

/**
 * Writes one movement, inside the caller's transaction.
 * @returns undefined, and writes nothing, when the balance does not cover an egreso.
 * @throws {Refusal} 'no-session' when the account was deleted meanwhile.
 * @throws {RangeError} when an ingreso would leave more than an account holds.
 */
export async function record(
  { accounts, movements }: Ledger,
  userId: string,
  entry: Entry,
  now: number,
): Promise<Movement | undefined> {
  if (!(await accounts.lock(userId))) throw noSession();
  const last = await movements.last(userId);
  const balanceAfter = (last?.balanceAfter ?? 0) + (entry.kind === 'ingreso' ? entry.amount : -entry.amount);
  if (balanceAfter < 0) return undefined;
  if (entry.kind === 'ingreso' && balanceAfter > MOST_CREDITS) {
    throw new RangeError(
      `An account holds at most ${MOST_CREDITS} credits; this one would have ${balanceAfter}. Nothing was changed.`,
    );
  }
  const id = newId();
  const { referencePrefix, ...said } = entry;
  const movement: Movement = {
    ...said,
    id,
    userId,
    seq: (last?.seq ?? 0) + 1,
    balanceAfter,
    reference: `${referencePrefix}-${id.slice(0, 8).toUpperCase()}`,
    // Never before the movement it follows, whatever the clocks of several servers say.
    createdAt: Math.max(now, last?.createdAt ?? now),
  };
  await movements.add(movement);
  return movement;
}
