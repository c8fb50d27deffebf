import { type Brief, checkBrief, NothingToDrawError } from './brief/brief.js';
import { drawableName } from './brief/name.js';
import { checkLogo, type LogoCheck } from './checks/check.js';
import { brandPalette, lightPalette, monoPalette, negativePalette } from './colour/palette.js';
import { compose } from './composition/compose.js';
import { iconDirection } from './composition/icon.js';
import { checkDirection } from './direction/check-direction.js';
import type { Direction } from './direction/direction.js';
import { FALLBACK_FACE, fontStack } from './fonts/faces.js';
import { stackInks } from './fonts/itemise.js';
import type { Candidate, Task } from './proposals/candidates.js';
import { drawOne, propose } from './proposals/propose.js';
import { createSvgWriter } from './svg/write.js';

/** Stored with a brief and a seed: another version may draw the same two differently. */
export const ENGINE_VERSION = '3';

/**
 * `light` is for white grounds, `dark` for dark ones, `mono` is one black ink, `negative` one white ink, `brand`
 * the one ink that reads on the logo's own colour.
 */
export const VARIANT_IDS = ['light', 'dark', 'mono', 'negative', 'brand'] as const;
export type VariantId = (typeof VARIANT_IDS)[number];

/** A drawn logo. Every variant is the same drawing on a transparent ground. */
export type Logo = {
  /** The light variant. */
  readonly svg: string;
  readonly variants: Readonly<Record<VariantId, string>>;
  readonly direction: Direction;
  /** With the same brief it gives this drawing again, also when it is one of several proposals. */
  readonly seed: string;
  /** Size of the canvas in its own units; the long side is 1000. */
  readonly width: number;
  readonly height: number;
};

export type Engine = {
  /**
   * Draws a logo: the same brief and seed give the same bytes.
   * @throws {NothingToDrawError} when the name has nothing drawable
   * @throws {TypeError} when an id or the colour of the brief is not one of the specification's
   */
  draw(brief: Brief, seed: string): Logo;
  /**
   * Proposals for a brief that differ in layout, idea, symbol and face; the first is the drawing of the seed itself.
   * Each carries a seed of its own, with which `draw` gives the same bytes.
   * @param count 6 unless told otherwise; fewer come back when a name does not give as many that differ
   * @throws as `draw` does
   */
  propose(brief: Brief, seed: string, count?: number): Logo[];
  /**
   * The logo as a square icon for light grounds and small sizes: its symbol alone, or the first letter of a
   * wordmark in the wordmark's face.
   * @param name the one that the logo was drawn with
   */
  drawIcon(name: string, direction: Direction): string;
  /** Contrast, smallest size, one ink, colour vision, embroidery and stamp; `describeCheck` puts it into words. */
  check(logo: Pick<Logo, 'variants' | 'direction'>): LogoCheck;
  /** False when a name has nothing drawable: only emoji, control characters, blanks. */
  canDraw(name: string): boolean;
};

const STACK = fontStack(FALLBACK_FACE);
const covers = (codePoint: number): boolean => stackInks(codePoint, STACK);

/** A name of combining marks or joiners alone is covered by the faces, yet has no letter to carry them. */
const hasInk = (name: string): boolean => /[^\p{M}\s\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(name);

function taskOf(given: Brief, seed: string): Task {
  const brief = checkBrief(given);
  const name = drawableName(brief.name, covers);
  if (!hasInk(name)) throw new NothingToDrawError('The name has no character that can be drawn.');
  const { industry, style, type } = brief;
  const words = (own: string) => JSON.stringify([ENGINE_VERSION, own, name, industry, style, type]);
  return { brief, name, seed, words };
}

function logoOf({ seed, drawing }: Candidate): Logo {
  const { composition, direction, write } = drawing;
  const variants = {
    light: drawing.svg(),
    dark: write(drawing.dark),
    mono: write(monoPalette()),
    negative: write(negativePalette()),
    brand: write(brandPalette(direction.color)),
  };
  return {
    svg: variants.light,
    variants,
    direction,
    seed,
    width: composition.width,
    height: composition.height,
  };
}

const draw = (brief: Brief, seed: string): Logo => logoOf(drawOne(taskOf(brief, seed)));

const proposeLogos = (brief: Brief, seed: string, count = 6): Logo[] =>
  propose(taskOf(brief, seed), count).map(logoOf);

function drawIcon(given: string, direction: Direction): string {
  const name = drawableName(given, covers);
  if (!hasInk(name)) throw new NothingToDrawError('The name has no character that can be drawn.');
  const composition = compose(name, checkDirection(iconDirection(name, direction)));
  if (composition === null) throw new Error('A symbol alone can always be composed.');
  return createSvgWriter(composition, name)(lightPalette(direction.color, direction.accent));
}

/** Loads what drawing needs (WebAssembly modules with the module itself, faces as they are first used). */
export async function createEngine(): Promise<Engine> {
  covers(0x41);
  return {
    draw,
    propose: proposeLogos,
    drawIcon,
    check: checkLogo,
    canDraw: (name) => hasInk(drawableName(name, covers)),
  };
}
