import type { Clock } from '../ports/clock.js';
import type { Identity } from '../ports/identity.js';
import type { Account, Store } from '../ports/store.js';
import type { FairTurns } from './fair-turns.js';
import { faultOf, PASSWORD_FAULTS } from './password-rules.js';
import { Refusal, wrongPassword } from './refusal.js';
import { changePassword } from './sessions.js';
import { admitSignIn } from './sign-in-throttle.js';

type Deps = {
  store: Store;
  clock: Clock;
  identity: Pick<Identity, 'hashPassword' | 'hashOf'>;
  hashingTurns: FairTurns;
};

/**
 * Changes a password by the one before it. Wrong ones are counted as those of a sign-in are, so that a session that was
 * taken is no way around the limit. The session that asks goes on; all others end.
 * @throws {Refusal} 'invalid' for a password that cannot be chosen, 'wrong-password', 'too-many' or 'busy'.
 */
export async function changeOwnPassword(
  deps: Deps,
  { userId, email }: Account,
  asked: { address: string; session: string; old: string; new: string },
): Promise<void> {
  const fault = await faultOf(asked.new, email);
  if (fault !== undefined) throw new Refusal('invalid', PASSWORD_FAULTS[fault], { field: 'new' });
  const inTurn = <T>(work: () => Promise<T>) => deps.hashingTurns(asked.address, work);
  const { attempt, instead } = await inTurn(async () => ({
    attempt: await admitSignIn(deps, asked.address, email),
    instead: await deps.identity.hashOf(userId, asked.old),
  }));
  if (instead === undefined) throw wrongPassword();
  await attempt.succeeded();
  const hash = await inTurn(() => deps.identity.hashPassword(asked.new));
  await changePassword(deps, userId, { hash, instead, kept: asked.session });
}
