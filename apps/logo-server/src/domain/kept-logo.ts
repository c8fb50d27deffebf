import type { DrawingEngine, StoredDrawing } from '../ports/drawing.js';
import type { KeptLogo, Repositories } from '../ports/store.js';
import { checkBrief } from './brief.js';
import { digest } from './digest.js';
import { noLogo } from './refusal.js';

/**
 * A logo of that person, with all that it was drawn of.
 * @throws {Refusal} 'not-found'.
 */
export async function ownLogo(
  { logos }: Pick<Repositories, 'logos'>,
  userId: string,
  logoId: string,
): Promise<KeptLogo> {
  const logo = await logos.findKept(logoId);
  if (logo === undefined || logo.userId !== userId) throw noLogo();
  return logo;
}

/** A logo as the engine takes it back. */
export function drawingOf(logo: KeptLogo): StoredDrawing {
  const { companyName, industry, style, type, color, description, seed, recipe, svg, svgDark, svgIcon } =
    logo;
  const brief = checkBrief({ name: companyName, industry, style, type, color, description });
  return { brief, seed, recipe, svg, svgDark, svgIcon };
}

/** The same for what gives the same kit and the same facts. */
export const brandDigest = ({ version }: Pick<DrawingEngine, 'version'>, drawing: StoredDrawing): string =>
  digest(JSON.stringify([version, drawing]));
