import type { Brief, DrawingEngine, IndustryId, LogoTypeId } from '../ports/drawing.js';
import { INDUSTRIES, isIndustry, isLogoType, isStyle, LOGO_TYPES, STYLES } from './catalog.js';
import { Refusal } from './refusal.js';

/** The most characters that a name and a description may have. */
const NAME_LIMIT = 200;
const DESCRIPTION_LIMIT = 2_000;

export type GenerationRequest = { company_name: string; style: string; color: string; description: string };

const DEFAULT_INDUSTRY: IndustryId = 'technology';
const DEFAULT_TYPE: LogoTypeId = 'text';

/**
 * Makes a brief of a generation request (section 3, direct request body).
 * @throws {Refusal} 'invalid' when a field cannot be used, said in Spanish.
 */
export function readBrief(request: GenerationRequest): Brief {
  const { industry, text, type } = parseDescription(request.description);
  return checkBrief({ ...request, industry, type, name: request.company_name, description: text });
}

export type BriefFields = {
  name: string;
  industry: string;
  style: string;
  type: string;
  color: string;
  description: string;
};

/**
 * Checks the parts of a brief.
 * @throws {Refusal} 'invalid', said in Spanish.
 */
export function checkBrief(fields: BriefFields): Brief {
  const { industry, style, type } = fields;
  const name = tidyName(fields.name);
  const description = fields.description.trim();
  if (name === '') refuse('name', 'Escribe el nombre de tu empresa.');
  checkNameLength(name);
  if (lengthOf(description) > DESCRIPTION_LIMIT) {
    refuse('description', `La descripción no puede tener más de ${DESCRIPTION_LIMIT} caracteres.`);
  }
  if (!isStyle(style))
    return refuse('style', `El estilo no existe. Elige uno de estos: ${Object.keys(STYLES).join(', ')}.`);
  if (!isIndustry(industry)) {
    return refuse(
      'industry',
      `La industria no existe. Elige una de estas: ${Object.keys(INDUSTRIES).join(', ')}.`,
    );
  }
  if (!isLogoType(type)) {
    return refuse(
      'type',
      `El tipo de logo no existe. Elige uno de estos: ${Object.keys(LOGO_TYPES).join(', ')}.`,
    );
  }
  if (!/^#[0-9a-f]{6}$/i.test(fields.color))
    refuse('color', 'El color debe tener la forma #RRGGBB, por ejemplo #3B82F6.');
  const color = fields.color.toUpperCase();
  return { name, industry, style, type, color, ...(description !== '' && { description }) };
}

/** Said of a name that nothing can be drawn of. */
export const NOTHING_TO_DRAW = 'El nombre necesita al menos una letra o un número que se pueda dibujar.';

/**
 * Refuses a name that nothing can be drawn of.
 * @throws {Refusal} 'invalid', said in Spanish.
 */
export async function checkDrawable(
  { name }: Pick<Brief, 'name'>,
  engine: Pick<DrawingEngine, 'canDraw'>,
): Promise<void> {
  if (await engine.canDraw(name)) return;
  refuse('name', NOTHING_TO_DRAW);
}

/**
 * Refuses a name that is too long as it is kept: normalised it may be longer than it was sent.
 * @throws {Refusal} 'invalid', said in Spanish.
 */
export function checkNameLength(name: string): void {
  if (lengthOf(name) > NAME_LIMIT)
    refuse('name', `El nombre no puede tener más de ${NAME_LIMIT} caracteres.`);
}

/**
 * A name as it is kept: however an accent was typed, each blank once, and without the invisible characters that set the
 * direction of text: they would reorder whatever a list or a file name shows around it, and the drawing has none.
 */
export const tidyName = (name: string): string =>
  name
    .replace(/\p{Bidi_Control}/gu, '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();

/** People count what they see: an accented letter is one, however it was typed. */
function lengthOf(text: string): number {
  return [...text].length;
}

function refuse(field: keyof BriefFields, message: string): never {
  throw new Refusal('invalid', message, { field });
}

/**
 * Reads `${industryId}. ${text} (${logoTypeId})` back. What has another form is all description, for an
 * icon-less technology brief, which are the wizard's own defaults.
 */
export function parseDescription(description: string): {
  industry: IndustryId;
  text: string;
  type: LogoTypeId;
} {
  const told = description.trim();
  // Each end by itself: one pattern for both goes over the same blanks in cubic time.
  const head = /^([a-z]+)\./.exec(told);
  const tail = /\(([a-z]+)\)$/.exec(told);
  const [, industry = ''] = head ?? [];
  const [, type = ''] = tail ?? [];
  const text = told.slice(head?.[0].length ?? 0, tail?.index);
  if (!isIndustry(industry) || !isLogoType(type) || /^\S/.test(text)) {
    return { industry: DEFAULT_INDUSTRY, text: told, type: DEFAULT_TYPE };
  }
  return { industry, text: text.trim(), type };
}

/** The brief in one Spanish sentence. */
export function statePrompt(brief: Brief): string {
  const what = {
    text: 'Logo tipográfico',
    icon: 'Logo con icono y texto',
    symbol: 'Símbolo',
  }[brief.type];
  const style = STYLES[brief.style].toLowerCase();
  const industry = INDUSTRIES[brief.industry].toLowerCase();
  const about = brief.description
    ? `: ${brief.description.replace(/\s+/gu, ' ').replace(/[.\s]+$/u, '')}`
    : '';
  return `${what} de estilo ${style} para «${brief.name}», del rubro ${industry}, con ${brief.color} como color principal${about}.`;
}
