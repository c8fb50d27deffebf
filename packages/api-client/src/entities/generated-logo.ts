import type { IndustryId, LogoTypeId, StyleId } from '../catalog/options.js';
import { MissingFieldsError } from '../errors.js';
import type { Report } from '../fields/drift.js';
import { image, text } from '../fields/readers.js';
import { type OuterScope, ownValue, readEntity, type Table } from '../fields/table.js';
import { bounded } from '../transport/body.js';
import { PROPOSALS_FIELDS, type ProposalFields } from './proposals.js';

/** The wizard's reading of a generation (§3). */
export type WizardInput = {
  /** The company's name; blanks around it are taken off. Required (§5). */
  companyName: string;
  /** An industry's id. */
  selectedIndustry: IndustryId | (string & {});
  /** What the user typed. Left out: nothing. */
  description?: string | undefined;
  /** A style's id. Required (§5). */
  selectedStyle: StyleId | (string & {});
  /** A logo type's id. */
  logoType: LogoTypeId | (string & {});
  /** `#RRGGBB`, sent in capitals. Required (§5). */
  selectedColor: string;
  /** Left out: the stored session. */
  session?: string | undefined;
};

/** The body of /generate_logo (§3, §7). */
export type GenerationBody = {
  /** The company's name. Required (§5). */
  company_name: string;
  /** A style's id. Required (§5). */
  style: StyleId | (string & {});
  /** `#RRGGBB`. Required (§5). */
  color: string;
  /** The industry, the user's description and the logo type, as `describeLogo` puts them together. */
  description: string;
  /** The session that pays. */
  session: string;
};

/** Either reading of a generation request; in the direct one a session left out is the stored one. */
export type GenerationRequest =
  | WizardInput
  | (Omit<GenerationBody, 'session'> & { session?: string | undefined });

/**
 * The wire's description (§3): the industry, a full stop, the user's description, and the logo type in
 * parentheses, e.g. `technology. Pagos para ferias (icon)`; with nothing typed `technology. (text)`.
 */
export function describeLogo(brief: {
  industry: string;
  description?: string | undefined;
  logoType: string;
}) {
  const typed = trimmed(brief.description);
  return `${trimmed(brief.industry)}. ${typed}${typed && ' '}(${trimmed(brief.logoType)})`;
}

/** What a wire description says, read back, in linear time; a text of another form is all description. */
export function parseDescription(description: string): {
  industry: string;
  description: string;
  logoType: string;
} {
  const [, industry = '', typed = '', logoType = ''] = /^([\w-]+)\.\s(.*)(?<=\s)\((\w+)\)\s*$/s.exec(
    description,
  ) ?? ['', '', description];
  return { industry, description: typed.trim(), logoType };
}

/** Callers in plain JavaScript may leave anything out. */
const trimmed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/**
 * The body of /generate_logo without its session, from either reading.
 * @throws {MissingFieldsError} 'Campos requeridos faltantes' without company name, style or colour (§5)
 */
export function generationBody(request: GenerationRequest): Omit<GenerationBody, 'session'> {
  const given: Partial<Record<keyof (WizardInput & GenerationBody), unknown>> = request ?? {};
  const required = {
    company_name: trimmed(given.companyName ?? given.company_name),
    style: trimmed(given.selectedStyle ?? given.style),
    color: trimmed(given.selectedColor ?? given.color).replace(/^#[\da-f]{6}$/i, (hex) => hex.toUpperCase()),
  };
  const fields = Object.entries(required).flatMap(([name, value]) => (value ? [] : name));
  if (fields.length > 0) throw new MissingFieldsError({ fields });
  const description =
    given.logoType === undefined
      ? trimmed(given.description)
      : describeLogo({ ...(request as WizardInput), industry: given.selectedIndustry as string });
  return { ...required, description };
}

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

/** A generated logo, with the drawings that it may be where the server announces `proposals`. */
export type ProposedLogo = GeneratedLogo & ProposalFields;

type Answered = Pick<GeneratedLogo, 'image_url' | 'prompt'>;

/** What /generate_logo answers (§3). */
export const GENERATION_FIELDS: Table<Answered> = {
  image_url: { read: image, fallback: '' },
  prompt: { read: text, fallback: '' },
};

/** Maps an answer of /generate_logo and the request it answers. Total: any JSON value in, a whole logo out. */
export function mapGeneratedLogo(
  answer: unknown,
  request: GenerationBody,
  scope: OuterScope,
  report: Report,
): ProposedLogo {
  const moment = scope.now();
  const { industry, description, logoType } = parseDescription(request.description);
  return {
    id: String(+moment),
    name: request.company_name,
    sector: industry,
    industry,
    style: request.style,
    type: logoType,
    color: request.color,
    description,
    createdAt: moment.toISOString(),
    ...readEntity<Answered & ProposalFields>(
      { ...GENERATION_FIELDS, ...PROPOSALS_FIELDS },
      answer,
      scope,
      report,
    ),
  };
}

/** The `detail` of an answer, when it is a text that says something. */
export function refusal(answer: unknown): string | undefined {
  const detail = ownValue(answer, 'detail');
  return (typeof detail === 'string' && bounded(detail)) || undefined;
}
