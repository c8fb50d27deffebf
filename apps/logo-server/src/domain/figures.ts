import type { Clock } from '../ports/clock.js';
import type { LogoFigures, Store } from '../ports/store.js';
import { balanceOf } from './credits.js';

export type Figures = { creditos: number; stats: LogoFigures };

/** What is known of an account in numbers; months begin in UTC. */
export async function figuresOf(
  { store, clock }: { store: Store; clock: Clock },
  userId: string,
): Promise<Figures> {
  const today = new Date(clock());
  const monthStart = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1);
  const [creditos, stats] = await Promise.all([
    balanceOf(store, userId),
    store.logos.figures(userId, monthStart),
  ]);
  return { creditos, stats };
}
