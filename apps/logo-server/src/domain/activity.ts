import type { Store } from '../ports/store.js';
import { COURTESY, welcome } from './credits.js';

/** Something that happened in an account. */
export type Activity = { at: number } & (
  | { kind: 'logo_generated' | 'logo_adjusted'; name: string }
  | { kind: CreditsKind; amount: number }
  | { kind: 'session_opened'; device?: string | undefined }
);

type CreditsKind = 'credits_welcome' | 'credits_courtesy' | 'credits_received';

/** So many are told of, and so many of each kind are read at most. */
const ACTIVITY_LIMIT = 12;

/** What happened last in an account, newest first. What was deleted is not told of. */
export async function latestActivities(
  { logos, versions, movements, sessions }: Store,
  userId: string,
): Promise<Activity[]> {
  const limit = ACTIVITY_LIMIT;
  const [made, adjusted, received, opened] = await Promise.all([
    logos.page(userId, limit),
    versions.latest(userId, limit),
    movements.find(userId, { kind: 'ingreso' }, { by: 'date', direction: 'desc', limit }),
    sessions.opened(userId, limit),
  ]);
  const all: Activity[] = [
    ...adjusted.map(({ createdAt, companyName }) => named('logo_adjusted', createdAt, companyName)),
    ...made.map(({ createdAt, companyName }) => named('logo_generated', createdAt, companyName)),
    ...opened.map(({ createdAt, device }) => ({ kind: 'session_opened' as const, at: createdAt, device })),
    ...received.map(({ createdAt, amount, category }) => ({
      kind: CREDITS.get(category) ?? 'credits_received',
      at: createdAt,
      amount,
    })),
  ];
  // Of one moment, in the order above: a sort keeps it.
  return all.sort((one, other) => other.at - one.at).slice(0, limit);
}

const named = (kind: 'logo_generated' | 'logo_adjusted', at: number, name: string): Activity => ({
  kind,
  at,
  name,
});

const CREDITS: ReadonlyMap<string, CreditsKind> = new Map([
  [welcome(0).category, 'credits_welcome'],
  [COURTESY.category, 'credits_courtesy'],
]);
