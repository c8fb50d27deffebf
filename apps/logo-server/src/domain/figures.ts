import type { Clock } from '../ports/clock.js';
import type { LogoFigures, Store } from '../ports/store.js';
import { balanceOf } from './credits.js';

type Figures = { creditos: number; stats: LogoFigures };

/** What is known of an account in numbers; months begin in UTC. */
export async function figuresOf(
  { store, clock }: { store: Store; clock: Clock },
  userId: string,
): Promise<Figures> {
  const [creditos, stats] = await Promise.all([
    balanceOf(store, userId),
    store.logos.figures(userId, monthOf(clock())),
  ]);
  return { creditos, stats };
}

/** When the month of a time began. */
export function monthOf(time: number): number {
  const day = new Date(time);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1);
}
