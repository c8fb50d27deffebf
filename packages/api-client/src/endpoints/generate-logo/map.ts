import { ERROR_TEXTS } from '../../errors/texts';
import type { Report } from '../../fields/drift';
import { isObject, ownValue } from '../../fields/json';
import { image, text } from '../../fields/readers';
import { type Entity, readEntity, type Scope, table } from '../../fields/table';
import { bounded } from '../../transport/body';
import { type GenerationBody, parseDescription } from './request';

/** What /generate_logo answers (§3). Without an image the screen shows a coloured tile. */
export const GENERATION_FIELDS = /* @__PURE__ */ table({
  image_url: { from: ['image_url'], read: image, fallback: '' },
  prompt: { from: ['prompt'], read: text, fallback: '' },
});

/** The generated logo as screens show it (§3). */
export type GeneratedLogo = Entity<typeof GENERATION_FIELDS> & {
  /** Made from the current time. */
  id: string;
  name: string;
  /** The industry's id, as in `industry`. */
  sector: string;
  industry: string;
  style: string;
  /** The logo type's id. */
  type: string;
  color: string;
  /** What the user typed. */
  description: string;
  /** An ISO moment. */
  createdAt: string;
};

/** Maps an answer of /generate_logo and the request it answers. Total: any JSON value in, a whole logo out. */
export function mapGeneratedLogo(
  answer: unknown,
  request: Omit<GenerationBody, 'session'>,
  scope: Omit<Scope, 'mapped'>,
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
