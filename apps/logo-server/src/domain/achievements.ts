import type { Clock } from '../ports/clock.js';
import type { Account, Store } from '../ports/store.js';
import { LOGOS } from './credits.js';
import { figuresOf } from './figures.js';

/** How far an account is with something; `reachedAt` only where it is known when it got there. */
export type Achievement = {
  kind:
    | 'first_logo'
    | 'ten_logos'
    | 'hundred_logos'
    | 'first_favorite'
    | 'ten_favorites'
    | 'first_download'
    | 'first_year';
  /** From 0 to the goal, which is reached there. */
  progress: number;
  goal: number;
  reachedAt?: number | undefined;
};

const MOST_LOGOS = 100;
const MONTHS_OF_A_YEAR = 12;

/**
 * What an account has reached. Logos count by what was paid for them, so one that was deleted still does; favourites and
 * downloads are those of the logos that are there. A year is one of months.
 */
export async function achievementsOf(
  { store, clock }: { store: Store; clock: Clock },
  { userId, createdAt }: Account,
): Promise<Achievement[]> {
  const [made, { stats }] = await Promise.all([
    store.movements.firstPaid(userId, LOGOS, MOST_LOGOS),
    figuresOf({ store, clock }, userId),
  ]);
  const now = clock();
  const months = Array.from({ length: MONTHS_OF_A_YEAR }, (_, month) => addMonths(createdAt, month + 1));
  const passed = months.filter((end) => end <= now);
  return [
    byTimes('first_logo', made, 1),
    byTimes('ten_logos', made, 10),
    byTimes('hundred_logos', made, MOST_LOGOS),
    byCount('first_favorite', stats.favorites, 1),
    byCount('ten_favorites', stats.favorites, 10),
    byCount('first_download', stats.downloads, 1),
    byTimes('first_year', passed, MONTHS_OF_A_YEAR),
  ];
}

/** Of what came one after another, at those times. */
const byTimes = (kind: Achievement['kind'], times: readonly number[], goal: number): Achievement => ({
  ...byCount(kind, times.length, goal),
  reachedAt: times[goal - 1],
});

const byCount = (kind: Achievement['kind'], count: number, goal: number): Achievement => ({
  kind,
  progress: Math.min(count, goal),
  goal,
});

/** The same day so many months on (UTC), or where there is none the next. */
function addMonths(time: number, months: number): number {
  const date = new Date(time);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
