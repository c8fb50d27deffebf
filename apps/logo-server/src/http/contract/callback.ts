import { z } from 'zod';
import { endpoint } from './endpoint.js';

export const callback = endpoint({
  path: '/callback',
  summary: 'Redeems the one-time code of a sign-in: from then on the session belongs to the account',
  request: z.strictObject({ session: z.string().max(200), code: z.string().min(1).max(200) }),
  response: z.strictObject({ success: z.literal(true), validated: z.literal(1) }),
});
