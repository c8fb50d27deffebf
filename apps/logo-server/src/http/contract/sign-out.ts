import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { session } from './fields.js';

export const signOut = endpoint({
  path: '/sign_out',
  summary: 'Ends a session and the sign-in it came from; the same answer for a session that is not there',
  request: z.strictObject({ session }),
  response: z.strictObject({ success: z.literal(true) }),
});
