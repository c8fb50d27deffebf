import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { maker, session } from './fields.js';

/** Lengths and meanings are the domain's to judge, with a sentence of its own for each. */
export const generateLogo = endpoint({
  path: '/generate_logo',
  summary:
    'Makes a logo in up to six proposals, of which the first is stored as the logo, and takes one credit',
  request: z.strictObject({
    company_name: z.string(),
    style: z.string(),
    color: z.string(),
    description: z.string(),
    session,
  }),
  response: z.strictObject({
    image_url: z.url(),
    prompt: z.string().min(1),
    logo_id: z.string().min(1),
    /** Draws the logo again: the `seed` of `/api/preview.svg`. */
    seed: z.string().min(1),
    /** The first is the logo, until another is chosen. */
    proposals: z.array(
      z.strictObject({
        id: z.string().min(1),
        image_url: z.url(),
        note: z.string().min(1),
        made_by: maker,
        /** What the model says of it. */
        why: z.string().min(1).optional(),
      }),
    ),
    /** Why none of them is the model's, where it was asked. */
    director_notice: z.string().min(1).optional(),
  }),
});
