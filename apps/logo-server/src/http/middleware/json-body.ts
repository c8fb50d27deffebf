import type { Context } from 'hono';
import type { z } from 'zod';
import type { AppEnv } from '../deps.js';
import { fail, failWithIssues } from '../failures.js';

type Parsed<T> = { ok: true; value: T } | { ok: false; response: Response };

/** Reads a JSON body by its schema; anything else is answered with the right 4xx. */
export async function readJson<Schema extends z.ZodType>(
  c: Context<AppEnv>,
  schema: Schema,
): Promise<Parsed<z.output<Schema>>> {
  const mediaType = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') {
    return { ok: false, response: fail(c, 415, 'El cuerpo debe enviarse como application/json.') };
  }
  const coding = (c.req.header('content-encoding') ?? 'identity').trim().toLowerCase();
  if (coding !== 'identity') {
    return { ok: false, response: fail(c, 415, 'El cuerpo debe enviarse sin comprimir.') };
  }
  let json: unknown;
  try {
    json = JSON.parse(await c.req.text());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, response: fail(c, 400, 'El cuerpo no es JSON válido.') };
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) return { ok: false, response: failWithIssues(c, parsed.error) };
  const broken = fieldThatBreaks(parsed.data);
  if (broken !== undefined) {
    return {
      ok: false,
      response: fail(c, 422, `El campo «${broken}» contiene un carácter que no se puede guardar.`, broken),
    };
  }
  return { ok: true, value: parsed.data };
}

/**
 * The first field whose text no database stores as it is: U+0000 is cut by SQLite and refused by PostgreSQL, half of a
 * surrogate pair becomes U+FFFD in both. Only for what a schema has accepted: other values can be nested as deep as a
 * body is long.
 */
function fieldThatBreaks(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = typeof part === 'string' && breaks(part) ? name : fieldThatBreaks(part);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of a whole pair neither half is a surrogate to a pattern that reads code points. */
const breaks = (text: string): boolean => text.includes('\0') || /\p{Surrogate}/u.test(text);
