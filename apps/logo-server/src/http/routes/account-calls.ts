import type { Context } from 'hono';
import { changeOwnPassword } from '../../domain/password-change.js';
import type { Account } from '../../ports/store.js';
import { CONTRACT } from '../contract/index.js';
import type { AppDeps, AppEnv } from '../deps.js';
import type { Contract } from './api.js';

type PersonalCall = <Body extends { session: string }, Answer>(
  endpoint: Contract<Body, Answer>,
  handle: (account: Account, body: Body, c: Context<AppEnv>) => Promise<Answer>,
) => void;

/** What a person does with their own account. */
export function accountCalls(deps: AppDeps, personalCall: PersonalCall): void {
  personalCall(CONTRACT.changePassword, async (account, body, c) => {
    await changeOwnPassword(deps, account, { address: c.get('clientAddress'), ...body });
    return { success: true };
  });
}
