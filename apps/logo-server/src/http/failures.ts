import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { Refusal, RefusalKind } from '../domain/refusal.js';
import { jsonAnswer } from './json-answer.js';

const STATUS: Readonly<Record<RefusalKind, ContentfulStatusCode>> = {
  invalid: 422,
  'no-session': 401,
  'wrong-password': 403,
  'no-credits': 402,
  'not-found': 404,
  'too-many': 429,
  busy: 503,
};

/** The one shape of every failure: a Spanish sentence in `detail`, and in `field` the one field that it is about. */
export function fail(c: Context, status: ContentfulStatusCode, detail: string, field?: string): Response {
  return jsonAnswer(c, { detail, ...(field !== undefined && { field }) }, status);
}

export function failWith(c: Context, refusal: Refusal): Response {
  if (refusal.retryAfter !== undefined) c.header('retry-after', String(refusal.retryAfter));
  return fail(c, STATUS[refusal.kind], refusal.message, refusal.field);
}

export const statusOf = (refusal: Refusal): ContentfulStatusCode => STATUS[refusal.kind];

/** The first thing wrong with a body. */
export function failWithIssues(c: Context, { issues: [issue] }: z.ZodError): Response {
  return fail(c, 422, describeIssue(issue), issue && fieldOf(issue));
}

/** Without what holds it. */
function fieldOf(issue: z.core.$ZodIssue): string | undefined {
  const field = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path.at(-1);
  return field === undefined ? undefined : String(field);
}

/** In Spanish. */
function describeIssue(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'La petición no es válida.';
  const field = issue.path.map(String).join('.');
  if (field === '' && issue.code === 'invalid_type') return 'La petición debe ser un objeto JSON.';
  switch (issue.code) {
    case 'unrecognized_keys':
      return `El campo «${issue.keys[0] ?? ''}» no se espera aquí.`;
    case 'invalid_type':
      return `Falta el campo «${field}» o no tiene el tipo esperado.`;
    case 'too_small':
      if (issue.origin !== 'string' && issue.origin !== 'array')
        return `El campo «${field}» debe ser al menos ${issue.minimum}.`;
      return `El campo «${field}» no puede estar vacío.`;
    case 'too_big':
      if (issue.origin !== 'string' && issue.origin !== 'array')
        return `El campo «${field}» debe ser como mucho ${issue.maximum}.`;
      return `El campo «${field}» es demasiado largo.`;
    default:
      return `El campo «${field}» no tiene un valor válido.`;
  }
}
