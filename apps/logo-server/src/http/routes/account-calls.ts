import type { Context } from 'hono';
import { deleteAccount } from '../../domain/account-deletion.js';
import { changeOwnPassword } from '../../domain/password-change.js';
import { saveProfile } from '../../domain/profile.js';
import { Refusal } from '../../domain/refusal.js';
import { endOtherSessions, endSession, listSessions, type OwnSession } from '../../domain/sessions.js';
import type { Account } from '../../ports/store.js';
import { EVERY_OTHER } from '../contract/account.js';
import { CONTRACT } from '../contract/index.js';
import type { AppDeps, AppEnv } from '../deps.js';
import type { Contract } from './api.js';

/** Declares a call that only the person a session belongs to can make. */
export type PersonalCall = <Body extends { session: string }, Answer>(
  endpoint: Contract<Body, Answer>,
  handle: (account: Account, body: Body, c: Context<AppEnv>) => Promise<Answer>,
) => void;

/** What a person does with their own account. */
export function accountCalls(deps: AppDeps, personalCall: PersonalCall): void {
  personalCall(CONTRACT.changePassword, async (account, body, c) => {
    await changeOwnPassword(deps, account, { address: c.get('clientAddress'), ...body });
    return { success: true };
  });

  personalCall(CONTRACT.saveProfile, async ({ userId }, { session: _, ...change }) => {
    await saveProfile(deps, userId, change);
    return { success: true };
  });

  personalCall(CONTRACT.sessions, async ({ userId }, { session }) => ({
    sessions: (await listSessions(deps, userId, session)).map(toWire),
  }));

  personalCall(CONTRACT.endSessions, async ({ userId }, { session, id }) => {
    if (id === EVERY_OTHER) await endOtherSessions(deps, userId, session);
    else if (!(await endSession(deps, userId, id))) {
      throw new Refusal('not-found', 'Esa sesión ya no está abierta.');
    }
    return { success: true };
  });

  personalCall(CONTRACT.deleteAccount, async (account, { confirmation }, c) => {
    await deleteAccount(deps, account, confirmation);
    for (const cookie of await deps.identity.signOut(c.req.header('cookie'))) {
      c.header('set-cookie', cookie, { append: true });
    }
    return { success: true };
  });
}

/** The hash that a session is stored under tells it from the others, and is worth nothing to anybody. */
function toWire({ idHash, device, createdAt, lastSeenAt, isCurrent }: OwnSession) {
  return {
    id: idHash,
    ...(device !== undefined && { device }),
    started: new Date(createdAt).toISOString(),
    last_used: new Date(lastSeenAt).toISOString(),
    current: isCurrent,
  };
}
