import { deleteAccount } from '../../domain/account-deletion.js';
import { type Achievement, achievementsOf } from '../../domain/achievements.js';
import { type Activity, latestActivities } from '../../domain/activity.js';
import { changeOwnPassword } from '../../domain/password-change.js';
import { saveProfile } from '../../domain/profile.js';
import { Refusal } from '../../domain/refusal.js';
import {
  accountOf,
  endOtherSessions,
  endSession,
  listSessions,
  type OwnSession,
} from '../../domain/sessions.js';
import { EVERY_OTHER } from '../contract/account.js';
import { CONTRACT } from '../contract/index.js';
import type { AppDeps } from '../deps.js';
import type { PersonalCall } from './personal-call.js';

/** What a person does with their own account. */
export function accountCalls(deps: AppDeps, personalCall: PersonalCall): void {
  personalCall(CONTRACT.changePassword, async ({ userId }, body, c) => {
    await changeOwnPassword(deps, await accountOf(deps, userId), {
      address: c.get('clientAddress'),
      ...body,
    });
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

  personalCall(CONTRACT.activity, async ({ userId }) => {
    const account = await accountOf(deps, userId);
    const [activities, achievements] = await Promise.all([
      latestActivities(deps.store, userId),
      achievementsOf(deps, account),
    ]);
    return { activities: activities.map(toActivity), achievements: achievements.map(toAchievement) };
  });

  personalCall(CONTRACT.deleteAccount, async ({ userId }, { confirmation }, c) => {
    await deleteAccount(deps, await accountOf(deps, userId), confirmation);
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

const toActivity = ({ at, ...said }: Activity) => ({ ...said, when: new Date(at).toISOString() });

const toAchievement = ({ reachedAt, ...said }: Achievement) => ({
  ...said,
  ...(reachedAt !== undefined && { reached: new Date(reachedAt).toISOString() }),
});
