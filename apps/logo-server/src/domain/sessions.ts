import { type Clock, HOUR_MS } from '../ports/clock.js';
import type { Account, AppSession, ListedSession, Repositories, Store } from '../ports/store.js';
import { digest, newKey } from './digest.js';
import { note } from './note.js';
import { noSession, wrongPassword } from './refusal.js';

const DAY = 24 * HOUR_MS;
/** A session ends after 30 days without use, and after 90 days in any case. */
export const IDLE_LIMIT_MS = 30 * DAY;
export const ABSOLUTE_LIMIT_MS = 90 * DAY;
/** A sign-in code can be redeemed once, for a minute. */
export const CODE_LIFETIME_MS = 60_000;
/** Use is noted at most this often, so that reading does not write. */
const TOUCH_INTERVAL_MS = HOUR_MS;

type Deps = { store: Store; clock: Clock };

/** A session id as the app makes it (section 3): a timestamp, an underscore and random letters and digits. */
export function isSessionId(text: string): boolean {
  return /^\d{1,16}_[A-Za-z0-9]{16,128}$/.test(text);
}

/** Whose a session is, and the revision of that account when it was asked. */
export type SignedIn = Pick<AppSession, 'userId' | 'revision'>;

/** Whom a session id belongs to; undefined when it is unknown, expired or revoked. */
export async function findSignedIn({ store, clock }: Deps, sessionId: string): Promise<SignedIn | undefined> {
  const idHash = digest(sessionId);
  const session = await store.sessions.find(idHash);
  const now = clock();
  if (session === undefined || !isAlive(session, now)) return undefined;
  if (now - session.lastSeenAt > TOUCH_INTERVAL_MS) await note(store, store.sessions.touch(idHash, now));
  return { userId: session.userId, revision: session.revision };
}

/** @throws {Refusal} 'no-session' when the account was deleted meanwhile. */
export async function accountOf({ store }: Pick<Deps, 'store'>, userId: string): Promise<Account> {
  const account = await store.accounts.find(userId);
  if (account === undefined) throw noSession();
  return account;
}

function isAlive(session: AppSession, now: number): boolean {
  return (
    session.revokedAt === undefined &&
    now - session.lastSeenAt < IDLE_LIMIT_MS &&
    now - session.createdAt < ABSOLUTE_LIMIT_MS
  );
}

/** A code that lets the browser holding this session id, and no other, bind it to the account. */
export async function issueCode(
  { store, clock }: Deps,
  { userId, signInId }: { userId: string; signInId?: string },
  sessionId: string,
): Promise<string> {
  const code = newKey();
  const now = clock();
  await store.codes.prune(now);
  await store.codes.add({
    codeHash: digest(code),
    userId,
    sessionHash: digest(sessionId),
    expiresAt: now + CODE_LIFETIME_MS,
    signInId,
  });
  return code;
}

/**
 * Redeems a sign-in code: from now on the session id belongs to the account.
 * @returns undefined when the code is unknown, used, expired or of another session.
 */
export async function redeemCode(
  { store, clock }: Deps,
  sessionId: string,
  code: string,
  device?: string,
): Promise<Account | undefined> {
  return store.transaction(async (repositories) => {
    const now = clock();
    const taken = await repositories.codes.take(digest(code), digest(sessionId), now);
    if (taken === undefined || taken.expiresAt <= now) return undefined;
    const { userId, signInId } = taken;
    // A code may be made a moment after all that was open ended, by a sign-in that was looked at a moment before.
    if (signInId !== undefined && !(await repositories.sessions.holdSignIn(signInId))) return undefined;
    const added = await repositories.sessions.add(
      { idHash: digest(sessionId), userId, signInId, device },
      now,
    );
    if (!added && !(await isLiveSessionOf(repositories, userId, sessionId, now))) return undefined;
    if (!added && signInId !== undefined) await repositories.sessions.bindSignIn(digest(sessionId), signInId);
    return repositories.accounts.find(userId);
  });
}

/** Someone who went Back to the sign-in page returns with a code for the session that is theirs already. */
async function isLiveSessionOf(
  { sessions }: Pick<Repositories, 'sessions'>,
  userId: string,
  sessionId: string,
  now: number,
): Promise<boolean> {
  const session = await sessions.find(digest(sessionId));
  return session !== undefined && session.userId === userId && isAlive(session, now);
}

/** Ends a session, and the sign-in it came from: whoever is next at that browser is asked for a password. */
export async function signOut({ store, clock }: Deps, sessionId: string): Promise<void> {
  await store.transaction(({ sessions }) => sessions.revoke(digest(sessionId), clock()));
}

/** The most sessions that are listed; all of them can be ended. */
const LISTED_SESSIONS = 100;

export type OwnSession = ListedSession & { isCurrent: boolean };

/** A person's sessions that have not ended: the one that asks first, then the last used. */
export async function listSessions(
  { store, clock }: Deps,
  userId: string,
  sessionId: string,
): Promise<OwnSession[]> {
  const now = clock();
  const current = digest(sessionId);
  const sessions = await store.sessions.list(userId, {
    first: current,
    usedSince: now - IDLE_LIMIT_MS,
    madeSince: now - ABSOLUTE_LIMIT_MS,
    limit: LISTED_SESSIONS,
  });
  return sessions.map((session) => ({ ...session, isCurrent: session.idHash === current }));
}

/** Ends one of a person's sessions, and its sign-in; false where there is none of that id. */
export function endSession({ store, clock }: Deps, userId: string, idHash: string): Promise<boolean> {
  return store.transaction(({ sessions }) => sessions.revoke(idHash, clock(), userId));
}

/** Ends all of a person's sessions but the one that asks, and all sign-ins. */
export function endOtherSessions({ store, clock }: Deps, userId: string, sessionId: string): Promise<void> {
  return store.transaction(({ sessions }) => sessions.revokeAll(userId, clock(), digest(sessionId)));
}

/** Ends all of a person's sessions and sign-ins, wherever they are. */
export async function signOutEverywhere({ store, clock }: Deps, userId: string): Promise<void> {
  await store.transaction(({ sessions }) => sessions.revokeAll(userId, clock()));
}

/**
 * Stores another password in place of the one that was checked, by their hashes, and ends all that the old one opened,
 * together; the session `kept` goes on.
 * @throws {Refusal} 'wrong-password' where another was stored meanwhile.
 */
export async function changePassword(
  { store, clock }: Deps,
  userId: string,
  { hash, instead, kept }: { hash: string; instead: string; kept?: string },
): Promise<void> {
  await store.transaction(async ({ accounts, resets, sessions }) => {
    await resets.clear(userId);
    if (!(await accounts.setPasswordHash(userId, hash, instead))) throw wrongPassword();
    await sessions.revokeAll(userId, clock(), kept === undefined ? undefined : digest(kept));
  });
}

/** Forgets the sessions, codes and links that have ended. */
export async function pruneSessions({ store, clock }: Deps): Promise<void> {
  const now = clock();
  await store.codes.prune(now);
  await store.resets.prune(now);
  const limits = { idleSince: now - IDLE_LIMIT_MS, madeBefore: now - ABSOLUTE_LIMIT_MS, now };
  await store.transaction(({ sessions }) => sessions.prune(limits));
}

/**
 * Binds a session id without a code, for operators and tests.
 * @throws {Error} when the id has not the shape of one or is bound already.
 */
export async function bindSession(
  { store, clock }: { store: Pick<Repositories, 'sessions'>; clock: Clock },
  userId: string,
  sessionId: string,
): Promise<void> {
  if (!isSessionId(sessionId)) {
    throw new Error('A session id is a timestamp, an underscore and 16 to 128 letters and digits.');
  }
  if (!(await store.sessions.add({ idHash: digest(sessionId), userId }, clock()))) {
    throw new Error('That session id is bound already.');
  }
}
