import type { Entry } from '../domain/credits.js';
import { logoSpend } from '../domain/credits.js';
import { newId, newKey } from '../domain/digest.js';
import { briefHash } from '../domain/generation.js';
import type { Movement, NewLogo } from '../ports/store.js';

/** A logo that stands for many: only its name, keys and date differ from theirs. */
export type Sample = Omit<NewLogo, 'id' | 'imageKey' | 'userId' | 'movementId' | 'createdAt' | 'briefHash'>;

export type Step = { movement: Movement; logo?: NewLogo };

type HistoryPlan = {
  userId: string;
  logos: number;
  movements: number;
  samples: readonly Sample[];
  /** The newest movement that the account has. */
  last: { seq: number; balanceAfter: number } | undefined;
  now: number;
};

const TWO_YEARS_MS = 2 * 365 * 86_400_000;

/** The movements of a long history in order, logos evenly among them, dated within the two years before `now`. */
export function* longHistory({ userId, logos, movements, samples, last, now }: HistoryPlan): Generator<Step> {
  let balance = last?.balanceAfter ?? 0;
  let drawn = 0;
  for (let index = 0; index < movements; index += 1) {
    const isLogo = drawn < Math.floor((index * logos) / Math.max(1, movements - 1));
    const sample = isLogo ? samples[drawn % samples.length] : undefined;
    const companyName = `${sample?.companyName} ${drawn + 1}`;
    const entry = sample ? logoSpend(companyName) : otherEntry(index, logos, balance - (logos - drawn));
    balance += entry.kind === 'ingreso' ? entry.amount : -entry.amount;
    const { referencePrefix, ...said } = entry;
    const id = newId();
    const movement: Movement = {
      ...said,
      id,
      userId,
      seq: (last?.seq ?? 0) + index + 1,
      balanceAfter: balance,
      reference: `${referencePrefix}-${id.slice(0, 8).toUpperCase()}`,
      createdAt: now - Math.ceil(((movements - index) * TWO_YEARS_MS) / movements),
    };
    if (sample === undefined) {
      yield { movement };
      continue;
    }
    drawn += 1;
    const ids = { id: newId(), imageKey: newKey(), movementId: id };
    const asked = { ...sample, companyName };
    const { createdAt } = movement;
    yield { movement, logo: { ...asked, ...ids, briefHash: briefHash(asked), userId, createdAt } };
  }
}

/** First what all the logos cost; then small purchases, and refunds where the balance has them to spare. */
function otherEntry(index: number, logos: number, spare: number): Entry {
  if (index === 0) return purchase(Math.max(1, logos));
  const amount = 1 + (index % 20);
  return index % 3 === 0 && spare >= amount ? refund(amount) : purchase(amount);
}

const purchase = (amount: number): Entry => ({
  kind: 'ingreso',
  amount,
  concept: 'Compra de créditos',
  description: `Paquete de ${amount} créditos`,
  category: 'Compras',
  referencePrefix: 'COMPRA',
});

const refund = (amount: number): Entry => ({
  kind: 'egreso',
  amount,
  concept: 'Devolución de créditos',
  description: `Se devolvieron ${amount} créditos sin usar`,
  category: 'Devoluciones',
  referencePrefix: 'DEVOLUCION',
});
