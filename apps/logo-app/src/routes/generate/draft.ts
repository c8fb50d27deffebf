import {
  INDUSTRIES,
  type IndustryId,
  LOGO_TYPES,
  type LogoTypeId,
  STYLES,
  type StyleId,
  WIZARD_DEFAULTS,
  WIZARD_STEPS,
} from '@trazo/api-client/catalog';

/** What the wizard asks for, by the names of §3's wizard-level input. */
export type Draft = {
  companyName: string;
  description: string;
  selectedIndustry: IndustryId;
  selectedStyle: StyleId;
  logoType: LogoTypeId;
  selectedColor: string;
};

export const emptyDraft: Draft = { ...WIZARD_DEFAULTS };

/** A colour as the wire wants it: `#RRGGBB` in capitals. */
const isColor = (color: string): boolean => /^#[0-9A-F]{6}$/.test(color);

function oneOf<Id extends string>(options: readonly { id: Id }[], value: unknown, fallback: Id): Id {
  return options.find(({ id }) => id === value)?.id ?? fallback;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads a stored draft. Whatever is missing or unknown becomes the wizard's default. */
export function parseDraft(stored: string | null): Draft {
  try {
    const fields: Record<string, unknown> = Object(JSON.parse(stored ?? ''));
    return {
      companyName: text(fields.companyName),
      description: text(fields.description),
      selectedIndustry: oneOf(INDUSTRIES, fields.selectedIndustry, emptyDraft.selectedIndustry),
      selectedStyle: oneOf(STYLES, fields.selectedStyle, emptyDraft.selectedStyle),
      logoType: oneOf(LOGO_TYPES, fields.logoType, emptyDraft.logoType),
      selectedColor: isColor(text(fields.selectedColor))
        ? text(fields.selectedColor)
        : emptyDraft.selectedColor,
    };
  } catch {
    return emptyDraft;
  }
}

/** As far towards a step as the draft is complete: none is skipped. */
export function reachable(step: number, draft: Draft): number {
  let reached = 1;
  while (reached < Math.min(step, WIZARD_STEPS) && isStepValid(reached, draft)) reached += 1;
  return reached;
}

/** Reads the step a stored draft was at: never past the first that is not complete. */
export function parseStep(stored: string | null, draft: Draft): number {
  try {
    const { step }: { step?: unknown } = Object(JSON.parse(stored ?? ''));
    return Number.isInteger(step) ? reachable(Number(step), draft) : 1;
  } catch {
    return 1;
  }
}

/** Whether anything was chosen or typed. */
export const isBegun = (draft: Draft): boolean =>
  Object.entries(emptyDraft).some(([field, value]) => draft[field as keyof Draft] !== value);

/** Wizard gating, §5: whether the step (1 to 5) may be left forwards. */
export function isStepValid(step: number, draft: Draft): boolean {
  switch (step) {
    case 1:
      return draft.companyName.trim() !== '';
    case 2:
      return Boolean(draft.selectedIndustry);
    case 3:
      return Boolean(draft.selectedStyle) && Boolean(draft.logoType);
    case 4:
      return isColor(draft.selectedColor);
    default:
      return true;
  }
}
