import { z } from 'zod';
import { capability } from './capabilities.js';
import { endpoint } from './endpoint.js';
import { figures, session } from './fields.js';

const valid = z.strictObject({
  validated: z.literal(1),
  status: z.literal('ok'),
  email: z.email(),
  name: z.string().min(1),
  phone: z.string().min(1).optional(),
  capabilities: z.array(capability),
  /** How long a generation may take, where that is longer than other calls. */
  generation_timeout_ms: z.number().optional(),
  ...figures,
});

export const validateSession = endpoint({
  path: '/validate_session',
  summary: 'Who a session belongs to; validated 0 when it is unknown, expired or revoked',
  request: z.strictObject({ session }),
  response: z.discriminatedUnion('validated', [valid, z.strictObject({ validated: z.literal(0) })]),
});
