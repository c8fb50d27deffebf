import type { IndustryId, LogoTypeId, StyleId } from '../../catalog/options';
import * as ERROR_TEXTS from '../../errors/texts';
import type { Report } from '../../fields/drift';
import { isObject, ownValue } from '../../fields/json';
import { image, text } from '../../fields/readers';
import { type OuterScope, readEntity, type Table } from '../../fields/table';
import { bounded } from '../../transport/body';
import { type GenerationBody, parseDescription } from './request';

/** The generated logo as screens show it (§3 "Generated logo view model"). */
export type GeneratedLogo = {
  /** §3: the current time in milliseconds, as text; no fallback. */
  id: string;
  /** §3: the company name that was sent; no fallback. */
  name: string;
  /** §3: the industry's id, as in `industry`. Fallback: empty text. */
  sector: IndustryId | (string & {});
  /** §3: the industry's id, from the description that was sent. Fallback: empty text. */
  industry: IndustryId | (string & {});
  /** §3: the style's id that was sent; no fallback. */
  style: StyleId | (string & {});
  /** §3: the logo type's id, from the description that was sent. Fallback: empty text. */
  type: LogoTypeId | (string & {});
  /** §3: the colour that was sent, `#RRGGBB`; no fallback. */
  color: string;
  /** §3: what the user typed. Fallback: empty text. */
  description: string;
  /** §3: the current time as an ISO moment; no fallback. */
  createdAt: string;
  /** §3 `image_url`: an address an `<img>` may show; without one the screen shows a coloured tile. Fallback: empty text. */
  image_url: string;
  /** §3 `prompt`: what the server drew from. Fallback: empty text. */
  prompt: string;
};

/** What /generate_logo answers (§3). */
export const GENERATION_FIELDS: Table<Pick<GeneratedLogo, 'image_url' | 'prompt'>> = {
  image_url: { from: ['image_url'], read: image, fallback: '' },
  prompt: { from: ['prompt'], read: text, fallback: '' },
};

/** Maps an answer of /generate_logo and the request it answers. Total: any JSON value in, a whole logo out. */
export function mapGeneratedLogo(
  answer: unknown,
  request: Omit<GenerationBody, 'session'>,
  scope: OuterScope,
  report: Report,
): GeneratedLogo {
  const moment = scope.now();
  const { industry, description, logoType } = parseDescription(request.description);
  return {
    id: String(moment.getTime()),
    name: request.company_name,
    sector: industry,
    industry,
    style: request.style,
    type: logoType,
    color: request.color,
    description,
    createdAt: moment.toISOString(),
    ...readEntity(GENERATION_FIELDS, answer, scope, report),
  };
}

/** The text of a failed generation (§8): the server's `detail`, or 'Error al generar el logo'. */
export function generationFailureText(raw: string): string {
  try {
    return refusal(JSON.parse(raw)) ?? ERROR_TEXTS.generation;
  } catch {
    return ERROR_TEXTS.generation;
  }
}

/** The `detail` of an answer, when it is a text that says something. */
export function refusal(answer: unknown): string | undefined {
  const detail = isObject(answer) ? ownValue(answer, 'detail') : undefined;
  return typeof detail === 'string' ? bounded(detail) || undefined : undefined;
}
