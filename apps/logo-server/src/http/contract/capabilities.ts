import { z } from 'zod';

/** The closed list of extras that a server may announce. */
export const capability = z.enum([
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
]);

type Capability = z.infer<typeof capability>;

/**
 * What this version does, whatever it is configured for: a repeated key spends once, calls may be repeated, siblings of
 * a PNG exist, a logo comes with others to choose from, a kit and a page of its own, and can be adjusted, all of them
 * come in one ZIP, sessions end, profiles and passwords change, sessions can be seen and closed, accounts and logos go
 * for good, what happened in an account is told, and lists come by the page. `director` depends on a model.
 */
export const CAPABILITIES: readonly Capability[] = capability.exclude(['director']).options;
