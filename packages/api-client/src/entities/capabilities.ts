import type { Answer } from '../wire/index.js';

/** Something a server does beyond the specified calls. */
export type Capability = Extract<Answer<'/validate_session'>, { validated: 1 }>['capabilities'][number];

/** What a server may announce in /validate_session; anything else is ignored. */
export const CAPABILITIES = [
  'idempotency',
  'retry',
  'formats',
  'proposals',
  'kit',
  'share',
  'adjust',
  'sign_out',
  'profile_edit',
  'password_change',
  'sessions',
  'account_delete',
  'activity',
  'download_all',
  'delete_logo',
  'paging',
  'director',
] as const satisfies readonly Capability[];
