import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { figures, session, timestamp } from './fields.js';
import { notifications } from './profile.js';

export const userInfo = endpoint({
  path: '/user_info',
  summary: 'The profile of the person a session belongs to',
  request: z.strictObject({ session }),
  response: z.strictObject({
    user: z.strictObject({
      name: z.string().min(1),
      email: z.email(),
      joinDate: timestamp,
      plan: z.string().min(1),
      phone: z.string().min(1).optional(),
      location: z.string().min(1).optional(),
      bio: z.string().min(1).optional(),
      notifications,
      ...figures,
    }),
  }),
});
