import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { session } from './fields.js';

const id = z.string().min(1).max(100);

export const choose = endpoint({
  path: '/logo/choose',
  summary: 'Makes one of the proposals of a logo the logo: free, and as often as wanted',
  request: z.strictObject({ session, logo_id: id, proposal_id: id }),
  response: z.strictObject({
    success: z.literal(true),
    logo_id: z.string(),
    proposal_id: z.string(),
    image_url: z.url(),
  }),
});
