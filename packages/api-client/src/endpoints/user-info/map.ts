import type { Report } from '../../fields/drift';
import { isObject, ownValue } from '../../fields/json';
import { type OuterScope, readEntity } from '../../fields/table';
import { PROFILE_FIELDS, type Profile } from './wire';

/** Where an answer of /user_info holds its user: `user`, `result.user`, `result`, or itself (§7). */
function userOf(answer: unknown): unknown {
  if (!isObject(answer)) return answer;
  const user = ownValue(answer, 'user');
  if (isObject(user)) return user;
  const result = ownValue(answer, 'result');
  if (!isObject(result)) return answer;
  const inner = ownValue(result, 'user');
  return isObject(inner) ? inner : result;
}

/** Maps an answer of /user_info. Total: any JSON value in, a whole profile out. */
export const mapProfile = (answer: unknown, scope: OuterScope, report: Report): Profile =>
  readEntity(PROFILE_FIELDS, userOf(answer), scope, report);
