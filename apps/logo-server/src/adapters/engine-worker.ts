// What a thread of the engine does; see engine.ts. Loading takes about half a second, once for each thread.
import {
  type Brief,
  brandInk,
  CHANGE_FIELDS,
  type Change,
  ChangeError,
  type ChangeField,
  type ChoiceField,
  createEngine,
  describeCheck,
  describeProposals,
  ENGINE_VERSION,
  type Suggestion as EngineSuggestion,
  inOneInk as inOneInkOf,
  renderJpg as jpgOf,
  type Logo,
  NothingToDrawError,
  renderPdf as pdfOf,
  renderPng as pngOf,
  suggestionSchema as schemaOf,
  symbolById,
  traceSymbol,
} from '@trazo/logo-engine';
import type {
  AdjustableField,
  AdjustedDrawing,
  Adjustment,
  AdjustOption,
  BrandFacts,
  Drawing,
  DrawingSource,
  OneInkVariant,
  OptionField,
  ProposedDrawing,
  RasterOptions,
  StoredDrawing,
  Suggestion,
} from '../ports/drawing.js';
import { answerFiles, type FileTask } from './kit-files.js';
import { drawnAgain, drawnFrom, storedFacts, storedFiles } from './stored-brand.js';

const engine = await createEngine();

export const version = (): string => ENGINE_VERSION;

export const canDraw = (name: string): boolean => engine.canDraw(name);

export function draw({ brief, seed }: { brief: Brief; seed: string }): Drawing {
  const { svg, variants, direction, recipe } = engine.draw(brief, seed);
  // The recipe has the name as it was drawn, which may be spelt plainer than it was typed.
  return { svg, variants, icon: engine.drawIcon(recipe.brief.name, direction) };
}

export const suggestionSchema = (brief: Brief): object => schemaOf(brief);

export const readSuggestions = ({ brief, json }: { brief: Brief; json: unknown }) =>
  engine.readSuggestions(brief, json);

type Tracing = { picture: Uint8Array; why: string };

export async function traceSuggestion({ picture, why }: Tracing): Promise<EngineSuggestion | null> {
  const drawn = await traceSymbol(picture);
  return drawn && { symbols: [], faces: [], ideas: [], drawn, why };
}

type Proposing = {
  brief: Brief;
  seed: string;
  count: number;
  /** Those of `readSuggestions`. */
  suggestions: readonly Suggestion[];
  /** Recipes, as they are stored. */
  seen: readonly string[];
};

export function propose({ brief, seed, count, suggestions, seen }: Proposing): ProposedDrawing[] {
  const shown = seen.map((recipe) => JSON.parse(recipe));
  const logos = engine.propose(brief, seed, count, suggestions as EngineSuggestion[], shown);
  const notes = describeProposals(logos.map(({ direction }) => direction));
  return logos.map(({ svg, variants, direction, seed: own, recipe, ...made }, place) => ({
    svg,
    variants,
    icon: engine.drawIcon(recipe.brief.name, direction),
    seed: own,
    recipe: JSON.stringify(recipe),
    note: notes[place] ?? '',
    maker: made.maker,
    ...(made.maker === 'modelo' && { why: made.why }),
  }));
}

/** What people change; how a weak colour is carried comes with the colour. */
type AskedField = Exclude<ChangeField, 'ground'>;

/** The engine's own names and ours. */
const FIELD_NAMES: Readonly<Record<AskedField, AdjustableField>> = {
  name: 'name',
  color: 'color',
  palette: 'palette',
  layout: 'layout',
  symbol: 'symbol',
  container: 'container',
  face: 'face',
  letterCase: 'letter_case',
  descriptor: 'descriptor',
  idea: 'idea',
};
/** In the order in which a recipe keeps them. */
const ASKED_FIELDS = CHANGE_FIELDS.filter((field): field is AskedField => field !== 'ground');

/** The engine checks each value. */
function changeOf({ direction }: Logo, adjustment: Adjustment): Change {
  const given = ASKED_FIELDS.flatMap((field) => {
    const value = adjustment[FIELD_NAMES[field]];
    return value === undefined ? [] : [[field, value] as const];
  });
  const { symbol, ...change } = Object.fromEntries(given);
  return {
    ...change,
    ...(symbol !== undefined && { symbol: symbolById(symbol, direction.symbol) }),
  } as Change;
}

/** With its changes as one, so that the same logo has the same recipe however it came about. */
function changed(source: DrawingSource, adjustment: Adjustment): Logo {
  const logo = drawnFrom(engine, source);
  const change = changeOf(logo, adjustment);
  if (Object.keys(change).length === 0) return logo;
  const made = engine.adjustAll(logo, change);
  const all: Change = Object.assign({}, ...made.recipe.changes);
  const kept = CHANGE_FIELDS.filter((field) => all[field] !== undefined).map((field) => [field, all[field]]);
  return { ...made, recipe: { ...made.recipe, changes: [Object.fromEntries(kept)] } };
}

type Adjusting = { source: DrawingSource; change: Adjustment };

export function adjust({ source, change }: Adjusting): AdjustedDrawing {
  try {
    const { svg, variants, direction, recipe } = changed(source, change);
    const name = recipe.changes[0]?.name ?? recipe.brief.name;
    const icon = engine.drawIcon(name, direction);
    return { svg, variants, icon, recipe: JSON.stringify(recipe), name, color: direction.color };
  } catch (error) {
    if (error instanceof ChangeError) return { refused: FIELD_NAMES[error.field as AskedField] };
    if (error instanceof NothingToDrawError) return { refused: 'name', hasNoInk: true };
    throw error;
  }
}

type Choosing = Adjusting & { field: OptionField; search: string };

export function options({ source, change, field, search }: Choosing): AdjustOption[] {
  const own = ASKED_FIELDS.find((id) => FIELD_NAMES[id] === field) as ChoiceField;
  try {
    return [...engine.options(changed(source, change), own, search)];
  } catch (error) {
    if (error instanceof ChangeError || error instanceof NothingToDrawError) return [];
    throw error;
  }
}

type OneInk = { svgDark: string; variant: OneInkVariant; color: string };

export function inOneInk({ svgDark, variant, color }: OneInk): string {
  return inOneInkOf(svgDark, { mono: '#000000', negative: '#FFFFFF', brand: brandInk(color) }[variant]);
}

type Raster<Options> = { svg: string; options: Options };

export const renderPng = ({ svg, options }: Raster<RasterOptions>): Promise<Uint8Array> =>
  pngOf(svg, options);

export const renderJpg = ({ svg, options }: Raster<Required<RasterOptions>>): Promise<Uint8Array> =>
  jpgOf(svg, options);

export const renderPdf = (svg: string): Promise<Uint8Array> => pdfOf(svg);

export function kit({ logo, port }: FileTask): Promise<void> {
  const again = drawnAgain(engine, logo);
  return answerFiles(again === undefined ? storedFiles(logo) : engine.kit(again), port);
}

export function factsOf(logo: StoredDrawing): BrandFacts {
  const again = drawnAgain(engine, logo);
  if (again === undefined) return storedFacts(engine, logo);
  const { colours, faces } = engine.identity(again);
  return { findings: describeCheck(engine.check(again)), colours, faces };
}
