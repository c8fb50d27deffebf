import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { session } from './fields.js';

/** Longer than any password, so that an over-long one is the domain's to judge. */
const password = z.string().min(1).max(1_000);

export const changePassword = endpoint({
  path: '/password',
  summary: 'Stores another password and ends every other session of the person',
  request: z.strictObject({ session, old: password, new: password }),
  response: z.strictObject({ success: z.literal(true) }),
});
