import type { IndustryId, LogoTypeId, StyleId } from '../../catalog/options';
import { MissingFieldsError } from '../../errors/errors';
import { isObject } from '../../fields/json';

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
  const typed = text(brief.description);
  return `${text(brief.industry)}. ${typed}${typed && ' '}(${text(brief.logoType)})`;
}

/** What a wire description says, read back; a text of another form is all description. */
export function parseDescription(description: string): {
  industry: string;
  description: string;
  logoType: string;
} {
  const [, industry, typed, logoType] =
    /^([\w-]+)\.\s+(?:([\s\S]*?)\s+)?\((\w+)\)\s*$/.exec(description) ?? [];
  if (industry === undefined || logoType === undefined) return { industry: '', description, logoType: '' };
  return { industry, description: typed ?? '', logoType };
}

/** Callers in plain JavaScript may leave anything out. */
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const canonicalColor = (color: string): string =>
  /^#[0-9a-f]{6}$/i.test(color) ? color.toUpperCase() : color;

/** Whether a request is the wizard's reading. */
const isWizardInput = (request: GenerationRequest): request is WizardInput =>
  isObject(request) && ('companyName' in request || 'selectedStyle' in request || 'selectedColor' in request);

/**
 * The body of /generate_logo without its session, from either reading.
 * @throws {MissingFieldsError} 'Campos requeridos faltantes' without company name, style or colour (§5)
 */
export function generationBody(request: GenerationRequest): Omit<GenerationBody, 'session'> {
  const given: Partial<Record<keyof GenerationBody, unknown>> = isWizardInput(request)
    ? {
        company_name: request.companyName,
        style: request.selectedStyle,
        color: request.selectedColor,
        description: describeLogo({ ...request, industry: request.selectedIndustry }),
      }
    : (request ?? {});
  const body = {
    company_name: text(given.company_name),
    style: text(given.style),
    color: canonicalColor(text(given.color)),
    description: text(given.description),
  };
  const missing = (['company_name', 'style', 'color'] as const).filter((name) => body[name] === '');
  if (missing.length > 0) throw new MissingFieldsError({ call: 'generateLogo', fields: missing });
  return body;
}
