import { z } from 'zod';
import { type ADJUSTABLE, OPTION_FIELDS } from '../../ports/drawing.js';
import { endpoint } from './endpoint.js';
import { maker, session, timestamp } from './fields.js';

const id = z.string().min(1).max(100);
/** As in a brief, its length is the domain's to judge: it counts what people see, however they typed it. */
const name = z.string().min(1);
/** Ids of the engine are short. */
const value = z.string().min(1).max(200);

/** What is changed, as text, by field; `symbol` as an option names it. What a logo cannot have is the engine's to say. */
export const change = z.strictObject({
  name: name.optional(),
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .optional(),
  palette: value.optional(),
  face: value.optional(),
  letter_case: value.optional(),
  symbol: value.optional(),
  container: value.optional(),
  layout: value.optional(),
  descriptor: value.optional(),
  idea: value.optional(),
} satisfies Record<(typeof ADJUSTABLE)[number], z.ZodType>);

const version = z.strictObject({
  /** Also the `logo` of `/api/preview.svg`. */
  id: z.string(),
  image_url: z.url(),
  /** The version that was changed: its own id where nothing was. */
  base: z.string(),
  change,
  name: z.string(),
  color: z.string(),
  created: timestamp,
  /** Who made the drawing that was changed, where that is known. */
  made_by: maker.optional(),
  why: z.string().min(1).optional(),
});

export const adjust = endpoint({
  path: '/logo/adjust',
  summary:
    'Makes a version of a logo with a change the logo, at no credit; with no change that version itself. The same change is stored once',
  request: z.strictObject({
    session,
    logo_id: id,
    change,
    /** What is changed; left out, what the logo is now. */
    version: id.optional(),
  }),
  response: z.strictObject({
    success: z.literal(true),
    logo_id: z.string(),
    version,
    /** What the logo was until now; another than expected was saved meanwhile, and is kept. */
    replaced: z.string(),
  }),
});

export const versions = endpoint({
  path: '/logo/versions',
  summary: 'What a logo was and is, newest first',
  request: z.strictObject({ session, logo_id: id }),
  response: z.strictObject({ current: z.string(), versions: z.array(version) }),
});

export const options = endpoint({
  path: '/logo/options',
  summary: 'What a field of a version with a change may be changed to; what it is now first',
  request: z.strictObject({
    session,
    logo_id: id,
    version: id.optional(),
    change,
    field: z.enum(OPTION_FIELDS),
    /** Of symbols: a word in Spanish, in place of what fits the trade. */
    search: z.string().max(60).optional(),
  }),
  response: z.strictObject({
    options: z.array(z.strictObject({ value: z.string(), label: z.string() })),
  }),
});
