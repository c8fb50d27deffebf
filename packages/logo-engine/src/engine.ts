import { attempt, drawVersion, type Recipe, type Version } from './adjust/adjust.js';
import { type Change, ChangeError, checkAsked, checkChange } from './adjust/change.js';
import { CHOICE_FIELDS, type ChoiceField, choices } from './adjust/choices.js';
import { type Option, options } from './adjust/options.js';
import { withGround } from './adjust/with-ground.js';
import { type Brief, checkBrief, NothingToDrawError } from './brief/brief.js';
import { drawableName, plainlySpelt } from './brief/name.js';
import { lastAnswers } from './cache/last-answers.js';
import { type Checked, checkLogo, type LogoCheck } from './checks/check.js';
import { lightPalette } from './colour/palette.js';
import { compose } from './composition/compose.js';
import { iconDirection } from './composition/icon.js';
import { smallestLineOf } from './composition/layer.js';
import { checkDirection } from './direction/check-direction.js';
import type { Direction } from './direction/direction.js';
import type { Drawing } from './drawing/drawing.js';
import { type Variants, variantsOf } from './drawing/variants.js';
import { FALLBACK_FACE, fontStack } from './fonts/faces.js';
import { stackInks } from './fonts/itemise.js';
import type { KitFile } from './kit/file.js';
import { type Identity, identityOf } from './kit/identity.js';
import { kitOf } from './kit/kit.js';
import type { Candidate, Task } from './proposals/candidates.js';
import { drawOne, propose } from './proposals/propose.js';
import { readSuggestions } from './suggestions/read-suggestions.js';
import type { Refused, Suggestion } from './suggestions/suggestion.js';
import { createSvgWriter } from './svg/write.js';

/** Stored with a brief and a seed: another version may draw the same two differently. */
export const ENGINE_VERSION = '13';

/** A drawn logo. Every variant is the same drawing on a transparent ground. */
export type Logo = {
  /** The light variant. */
  readonly svg: string;
  readonly variants: Variants;
  readonly direction: Direction;
  /** With the same brief it gives this drawing again, also when it is one of several proposals. */
  readonly seed: string;
  /** Size of the canvas in its own units; the long side is 1000. */
  readonly width: number;
  readonly height: number;
  /** Cap height of its smallest line of letters, in the same units; null without any. */
  readonly smallestLine: number | null;
  /** What gives it again with `redraw`, changes included: plain data to be stored with it. */
  readonly recipe: Recipe;
};

/** A logo of a set, and who made it: the house rules, or a model whose suggestion they drew. */
export type Proposal = Logo &
  ({ readonly maker: 'reglas' } | { readonly maker: 'modelo' /** In Spanish. */; readonly why: string });

/** What draws, changes and checks logos: made by {@link createEngine}. */
export type Engine = {
  /**
   * Draws a logo: the same brief and seed give the same bytes.
   * @throws {NothingToDrawError} when the name has nothing drawable
   * @throws {TypeError} when an id or the colour of the brief is not one of the specification's
   */
  draw(brief: Brief, seed: string): Logo;
  /**
   * Proposals for a brief that differ in layout, idea, symbol and face; the first is the drawing of the seed itself.
   * Each carries a seed of its own, with which `draw` gives the same bytes; those of suggestions are given again by their
   * recipe alone.
   * @param count 6 unless told otherwise; fewer come back when a name does not give as many that differ
   * @param suggestions of `readSuggestions`: half of the set at most, put to the same gates
   * @param seen recipes of what was shown of this brief before: none comes again while there is anything else. The first
   * is the drawing of the seed itself, unless that was seen.
   * @throws as `draw` does; as `redraw` does for a recipe that is none
   */
  propose(
    brief: Brief,
    seed: string,
    count?: number,
    suggestions?: readonly Suggestion[],
    seen?: readonly Pick<Recipe, 'direction'>[],
  ): Proposal[];
  /**
   * Reads suggestions for a brief that may come from anywhere: parsed JSON, as `suggestionSchema` says. Never throws over
   * what is suggested; what is not known here is refused, one by one.
   * @throws as `draw` does
   */
  readSuggestions(
    brief: Brief,
    given: unknown,
  ): { readonly suggestions: readonly Suggestion[]; readonly refused: readonly Refused[] };
  /**
   * Changes a logo. It keeps its seed, and what the change does not name stays as it was, but for what cannot go with
   * it: an idea whose second colour is no longer seen rests until it is.
   * @throws {ChangeError} when the logo cannot have it; it says what is allowed instead
   * @throws {NothingToDrawError} when a new spelling has nothing drawable
   */
  adjust(logo: Pick<Logo, 'recipe'>, change: Change): Logo;
  /**
   * Makes many changes at once, as an interface gathers them: one that cannot live with the others rests, and is back
   * as soon as it can. A single one is made as `adjust` makes it.
   * @throws as `adjust` does
   */
  adjustAll(logo: Pick<Logo, 'recipe'>, change: Change): Logo;
  /**
   * What `adjust` may change a field of a logo to, for an interface to show: what it is now first, then what suits the
   * style and the trade. Each value was drawn and put to the gates, so asking costs as much as ten drawings or so.
   */
  choices<Field extends ChoiceField>(
    logo: Pick<Logo, 'recipe'>,
    field: Field,
  ): readonly NonNullable<Change[Field]>[];
  /**
   * The same as text, each with a Spanish label.
   * @param search a word in Spanish: symbols of the whole lexicon in place of those that fit the trade
   */
  options(logo: Pick<Logo, 'recipe'>, field: ChoiceField, search?: string): readonly Option[];
  /**
   * Draws a stored recipe again: the same bytes from the same version of the engine.
   * @throws {RangeError} when it is no recipe, or names something that this version does not have
   */
  redraw(recipe: Recipe): Logo;
  /**
   * Everything that a business needs of a logo: every variant of the whole, the symbol and the name as SVG, PDF and
   * pictures, icons, palettes, a guide and the licences. A file at a time, in the same order and with the same bytes
   * for the same logo.
   */
  kit(logo: Pick<Logo, 'recipe'>): AsyncIterable<KitFile>;
  /** The colours and the faces of a logo, as its kit has them. */
  identity(logo: Pick<Logo, 'recipe'>): Identity;
  /**
   * The logo as a square icon for light grounds and small sizes: its symbol alone, or the first letter of a
   * wordmark in the wordmark's face.
   * @param name the one that the logo was drawn with, as its recipe has it
   */
  drawIcon(name: string, direction: Direction): string;
  /** Contrast, smallest size, one ink, colour vision, embroidery and stamp; `describeCheck` puts it into words. */
  check(logo: Checked): LogoCheck;
  /** False when a name has nothing drawable: only emoji, control characters, blanks, punctuation. */
  canDraw(name: string): boolean;
};

const STACK = fontStack(FALLBACK_FACE);
const covers = lastAnswers(
  4096,
  (codePoint: number) => `${codePoint}`,
  (codePoint) => stackInks(codePoint, STACK),
);

/** A name of combining marks or joiners alone is covered by the faces, yet has no letter to carry them. */
const hasInk = (name: string): boolean => /[^\p{M}\s\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(name);

/** Punctuation alone is no name; signs that are read aloud are, as "&", "@", "#" and "%" are among it. */
const isName = (name: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{Sm}\p{Sc}\p{So}&@#%]/u.test(name);

/** A long name costs more to look through than to draw, and is asked about before it is drawn. */
const drawable = lastAnswers(
  10,
  (name: string) => name,
  (name) => drawableName(name, covers),
);

/** The drawable part of a name; one that was stored may be of punctuation alone. */
function drawablePart(given: string): string {
  const name = drawable(given);
  if (!hasInk(name)) throw new NothingToDrawError('The name has no character that can be drawn.');
  return name;
}

/** The drawable part of a name that is given now. */
function nameOf(given: string): string {
  const name = drawablePart(given);
  if (!isName(name)) throw new NothingToDrawError('The name is punctuation alone.');
  return name;
}

/** What is given now, a brief or a change, with the name as it is drawn from then on; what was stored is spelt already. */
const spelt = <Given extends { readonly name?: string | undefined }>(given: Given): Given =>
  given.name === undefined ? given : { ...given, name: plainlySpelt(given.name, covers) };

function taskOf(given: Brief, seed: string): Task {
  const brief = spelt(checkBrief(given));
  const name = nameOf(brief.name);
  const { industry, style, type } = brief;
  const words = (own: string) => JSON.stringify([ENGINE_VERSION, own, name, industry, style, type]);
  return { brief, name, seed, words };
}

function logoOf(drawing: Drawing, recipe: Recipe): Logo {
  const variants = variantsOf(drawing);
  const { composition, direction } = drawing;
  const { width, height } = composition;
  const smallestLine = smallestLineOf(composition);
  return { svg: variants.light, variants, direction, seed: recipe.seed, width, height, smallestLine, recipe };
}

const logoOfCandidate = ({ brief }: Task, { seed, drawing }: Candidate): Logo =>
  logoOf(drawing, { brief, seed, direction: drawing.direction, changes: [] });

function draw(brief: Brief, seed: string): Logo {
  const task = taskOf(brief, seed);
  return logoOfCandidate(task, drawOne(task));
}

function proposeLogos(
  brief: Brief,
  seed: string,
  count = 6,
  suggestions: readonly Suggestion[] = [],
  seen: readonly Pick<Recipe, 'direction'>[] = [],
): Proposal[] {
  const task = taskOf(brief, seed);
  const shown = seen.map((recipe) => checkDirection(recipe?.direction));
  return propose(task, count, suggestions, shown).map((candidate) => {
    const { why } = candidate;
    const made = why === undefined ? ({ maker: 'reglas' } as const) : ({ maker: 'modelo', why } as const);
    return { ...logoOfCandidate(task, candidate), ...made };
  });
}

/** The brief of a recipe: one that is none is damaged, and no mistake of who asks. */
function storedBrief(given: Brief): Brief {
  try {
    return checkBrief(given);
  } catch (cause) {
    const why = cause instanceof Error ? ` ${cause.message}` : '';
    throw new RangeError(`The brief of this recipe is none.${why}`, { cause });
  }
}

function versionOf(recipe: Recipe): Version {
  const { brief: given, direction, changes } = recipe ?? {};
  if (!given || !direction || !Array.isArray(changes))
    throw new RangeError(
      'This is no recipe. Store logo.recipe as JSON, and parse it before it is given back.',
    );
  const brief = storedBrief(given);
  const change = Object.assign({}, ...changes.map(checkChange)) as Change;
  const base = { brief, name: drawablePart(brief.name), direction: checkDirection(direction) };
  return { base, name: change.name === undefined ? base.name : drawablePart(change.name), change };
}

function adjust({ recipe }: Pick<Logo, 'recipe'>, given: Change, mayRest = false): Logo {
  const version = versionOf(recipe);
  const change = spelt(checkAsked(given, covers));
  const name = change.name === undefined ? version.name : nameOf(change.name);
  const grounded = withGround(version, change, name);
  const made = attempt(version, grounded, name, mayRest);
  if (made.drawing !== undefined)
    return logoOf(made.drawing, { ...recipe, changes: [...recipe.changes, grounded] });
  const { field, why } = made;
  const listed = CHOICE_FIELDS.find((id) => id === field);
  throw new ChangeError(field, change[field], why, listed === undefined ? [] : choices(version, listed));
}

function drawingOf(recipe: Recipe): Drawing {
  const drawing = drawVersion(versionOf(recipe));
  if (drawing === null)
    throw new RangeError('This recipe cannot be drawn: its name does not fit its layout in this version.');
  return drawing;
}

const redraw = (recipe: Recipe): Logo => logoOf(drawingOf(recipe), recipe);

function drawIcon(given: string, direction: Direction): string {
  const name = drawablePart(given);
  const composition = compose(name, checkDirection(iconDirection(name, direction)));
  if (composition === null) throw new Error('A symbol alone can always be composed.');
  return createSvgWriter(
    composition,
    name,
  )(lightPalette(direction.color, direction.accent, direction.ground));
}

/** Loads what drawing needs (WebAssembly modules with the module itself, faces as they are first used). */
export async function createEngine(): Promise<Engine> {
  covers(0x41);
  return {
    draw,
    propose: proposeLogos,
    readSuggestions: (given, json) => {
      const brief = spelt(checkBrief(given));
      return readSuggestions(brief, nameOf(brief.name), json);
    },
    adjust: (logo, change) => adjust(logo, change),
    adjustAll: (logo, change) => adjust(logo, change, Object.keys(change ?? {}).length > 1),
    options: ({ recipe }, field, search) => options(versionOf(recipe), field, search),
    choices: ({ recipe }, field) => choices(versionOf(recipe), field),
    redraw,
    kit: ({ recipe }) => kitOf(drawingOf(recipe)),
    identity: ({ recipe }) => identityOf(drawingOf(recipe)),
    drawIcon,
    check: checkLogo,
    canDraw: (name) => isName(drawable(plainlySpelt(name, covers))),
  };
}
