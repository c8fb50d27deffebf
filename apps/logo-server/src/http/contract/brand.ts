import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { flag, session } from './fields.js';

const logo_id = z.string().min(1).max(100);

export const kit = endpoint({
  path: '/logo/kit',
  summary: 'What was found out about a logo, and the key of its kit, which is good for ten minutes',
  request: z.strictObject({ session, logo_id }),
  response: z.strictObject({
    success: z.literal(true),
    logo_id: z.string(),
    /** The `key` of `/api/brand-kit`. */
    kit_key: z.string().min(1),
    checks: z.array(
      z.strictObject({
        id: z.string(),
        good: z.boolean(),
        title: z.string().min(1),
        text: z.string().min(1),
        advice: z.string().min(1),
      }),
    ),
  }),
});

export const share = endpoint({
  path: '/logo/share',
  summary: 'Makes the brand page of a logo (1), or takes it away for good (0); with neither it only tells',
  request: z.strictObject({ session, logo_id, shared: flag.optional() }),
  response: z.strictObject({
    success: z.literal(true),
    logo_id: z.string(),
    shared: flag,
    page_url: z.url().optional(),
  }),
});

export const downloadLogos = endpoint({
  path: '/logos/download',
  summary: 'The key of all logos in one ZIP, which is good for ten minutes',
  request: z.strictObject({ session }),
  response: z.strictObject({
    success: z.literal(true),
    /** The `key` of `/api/all-logos`. */
    logos_key: z.string().min(1),
  }),
});
