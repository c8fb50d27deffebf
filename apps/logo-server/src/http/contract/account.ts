import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { session, timestamp } from './fields.js';

/** Longer than any password, so that an over-long one is the domain's to judge. */
const password = z.string().min(1).max(1_000);

export const changePassword = endpoint({
  path: '/password',
  summary: 'Stores another password and ends every other session of the person',
  request: z.strictObject({ session, old: password, new: password }),
  response: z.strictObject({ success: z.literal(true) }),
});

export const sessions = endpoint({
  path: '/sessions',
  summary: 'The sessions of the person that have not ended: the one that asks first, then the last used',
  request: z.strictObject({ session }),
  response: z.strictObject({
    sessions: z.array(
      z.strictObject({
        id: z.string().min(1),
        /** Browser and system in plain words; absent where nothing is known. */
        device: z.string().min(1).optional(),
        started: timestamp,
        last_used: timestamp,
        current: z.boolean(),
      }),
    ),
  }),
});

/** In place of an id. */
export const EVERY_OTHER = 'others';

export const endSessions = endpoint({
  path: '/sessions/end',
  summary: `Ends a session of the person by its id, or with «${EVERY_OTHER}» every one but the one that asks`,
  request: z.strictObject({ session, id: z.string().min(1).max(100) }),
  response: z.strictObject({ success: z.literal(true) }),
});

export const deleteAccount = endpoint({
  path: '/account/delete',
  summary: 'Ends the account for good: who it was, its logos and sessions; `confirmation` is its e-mail',
  request: z.strictObject({ session, confirmation: z.string().min(1).max(254) }),
  response: z.strictObject({ success: z.literal(true) }),
});
