import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { session } from './fields.js';

/** Section 3, "Notification preferences". */
export const notifications = z.strictObject({
  email: z.boolean(),
  features: z.boolean(),
  tips: z.boolean(),
  marketing: z.boolean(),
});

/** Lengths are the domain's to judge, with a sentence of its own for each. */
export const saveProfile = endpoint({
  path: '/profile',
  summary:
    'Stores what the person says of themselves; what is not named stays, and an empty text takes it back',
  request: z.strictObject({
    session,
    name: z.string().optional(),
    phone: z.string().optional(),
    location: z.string().optional(),
    bio: z.string().optional(),
    notifications: notifications.optional(),
  }),
  response: z.strictObject({ success: z.literal(true) }),
});
