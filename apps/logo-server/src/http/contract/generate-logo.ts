import { z } from 'zod';
import { endpoint } from './endpoint.js';
import { session } from './fields.js';

/** Lengths and meanings are the domain's to judge, with a sentence of its own for each. */
export const generateLogo = endpoint({
  path: '/generate_logo',
  summary: 'Makes a logo, stores it and takes one credit',
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
  }),
});
