import { reporter } from '../../fields/drift';
import { requireSession } from '../../session/store';
import type { SessionCallOptions } from '../../transport/calls';
import type { Connection } from '../../transport/connection';
import { postJson } from '../../transport/request';
import { mapProfile } from './map';
import type { Profile } from './wire';

/**
 * Loads the profile: POST /user_info `{session}` (§3, §7).
 * @throws {ClientError}
 */
export async function userInfo(connection: Connection, options: SessionCallOptions = {}): Promise<Profile> {
  const session = requireSession(connection.storage, options.session);
  const answer = await postJson(connection, {
    call: 'userInfo',
    path: '/user_info',
    body: { session },
    options,
    repeatable: true,
  });
  const scope = { now: connection.now, baseUrl: connection.baseUrl, session, position: 0 };
  return mapProfile(answer, scope, reporter('userInfo', connection.hooks.onContractDrift));
}
