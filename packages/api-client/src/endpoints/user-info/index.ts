import type { SessionCallOptions } from '../../transport/calls';
import type { Connection } from '../../transport/connection';
import { readForSession } from '../../transport/session-read';
import { mapProfile } from './map';
import type { Profile } from './wire';

/**
 * Loads the profile: POST /user_info `{session}` (§3, §7).
 * @throws {ClientError}
 */
export const userInfo = (connection: Connection, options: SessionCallOptions = {}): Promise<Profile> =>
  readForSession(connection, options, { call: 'userInfo', path: '/user_info', map: mapProfile });
