import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { session, timestamp } from './fields.js';

export const activity = endpoint({
  path: '/activity',
  summary: 'What happened last in the account, newest first and at most twelve, and what it has reached',
  request: z.strictObject({ session }),
  response: z.strictObject({
    activities: z.array(
      z.strictObject({
        kind: z.enum([
          'logo_generated',
          'logo_adjusted',
          'credits_welcome',
          'credits_courtesy',
          'credits_received',
          'session_opened',
        ]),
        when: timestamp,
        /** Of the logo. */
        name: z.string().optional(),
        /** Of credits. */
        amount: z.int().min(1).optional(),
        /** Browser and system in plain words; absent where nothing is known. */
        device: z.string().min(1).optional(),
      }),
    ),
    achievements: z.array(
      z.strictObject({
        kind: z.enum([
          'first_logo',
          'ten_logos',
          'hundred_logos',
          'first_favorite',
          'ten_favorites',
          'first_download',
          'first_year',
        ]),
        /** From 0 to the goal, which is reached there. */
        progress: z.int().min(0),
        goal: z.int().min(1),
        /** Only where it is known. */
        reached: timestamp.optional(),
      }),
    ),
  }),
});
