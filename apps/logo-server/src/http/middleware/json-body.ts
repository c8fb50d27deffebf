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
  let json: unknown;
  try {
    json = JSON.parse(await c.req.text());
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, response: fail(c, 400, 'El cuerpo no es JSON válido.') };
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) return { ok: false, response: failWithIssues(c, parsed.error) };
  const broken = fieldWithNul(parsed.data);
  if (broken !== undefined) {
    return {
      ok: false,
      response: fail(c, 422, `El campo «${broken}» contiene un carácter que no se puede guardar.`, broken),
    };
  }
  return { ok: true, value: parsed.data };
}

/**
 * The first field whose text holds U+0000, which no database stores whole: SQLite cuts it, PostgreSQL refuses it. Only
 * for what a schema has accepted: other values can be nested as deep as a body is long.
 */
function fieldWithNul(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = typeof part === 'string' && part.includes('\0') ? name : fieldWithNul(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
