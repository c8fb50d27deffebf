import type { Brief, IndustryId, LogoTypeId, StyleId } from '@trazo/logo-engine';

export type { Brief, IndustryId, LogoTypeId, StyleId };

/** A direction that was suggested, as the engine read it; what else it holds is the engine's alone. */
export type Suggestion = { readonly why: string };

/** Something that was suggested and is not taken, where it stood, and why not. */
export type RefusedSuggestion = { readonly at: string; readonly given: string; readonly why: string };

/** Who made a proposal: the house rules, or a model whose suggestion they drew. */
export type Maker = 'reglas' | 'modelo';

/** `icon` is the symbol alone, or the first letter. */
export type Drawing = { svg: string; variants: { light: string; dark: string }; icon: string };

/** One drawing of several for a brief. */
export type ProposedDrawing = Drawing & {
  /** Draws it again, whatever the engine's version: see {@link DrawingSource}. */
  recipe: string;
  /** Draws it again alone, where the rules made it; what a model had a part in, the recipe alone. */
  seed: string;
  /** What is different about it among the others: one Spanish line. */
  note: string;
  maker: Maker;
  /** What the model said of it: one Spanish sentence. */
  why?: string;
};

/** One black ink, one white ink, and the one that reads on the logo's own colour. */
export type OneInkVariant = 'mono' | 'negative' | 'brand';

export type RasterOptions = { width: number; background?: string };

/** A logo as it is stored, with what drew it. */
export type StoredDrawing = DrawingSource & { svg: string; svgDark: string; svgIcon: string };

/** A file of a kit; folders and name in ASCII, parted by `/`. */
export type KitFile = { path: string; bytes: Uint8Array };

/** A colour in the ways that people ask for it, under a Spanish name. */
export type Colour = {
  label: string;
  /** `#RRGGBB`. */
  hex: string;
  /** 0 to 255. */
  rgb: readonly number[];
  /** Percent. */
  cmyk: readonly number[];
};

/** One thing that was found out about a logo, and what to do about it, in Spanish. */
export type Finding = { id: string; good: boolean; title: string; text: string; advice: string };

/** What is said of a logo to whoever works with it. */
export type BrandFacts = {
  findings: readonly Finding[];
  /** Those of its light version, the main one first, and those of its dark one. */
  colours: { light: readonly Colour[]; dark: readonly Colour[] };
  /** Families of its letters; none where it is not known any more. */
  faces: readonly string[];
};
/** What draws a logo again: its recipe, or where none was kept its brief and seed. */
export type DrawingSource = { brief: Brief; seed: string; recipe: string | undefined };

/** The fields of a logo that can be changed; `name` and `color` are free, the others are chosen among options. */
export const OPTION_FIELDS = [
  'palette',
  'face',
  'letter_case',
  'symbol',
  'container',
  'layout',
  'descriptor',
  'idea',
] as const;
export const ADJUSTABLE = ['name', 'color', ...OPTION_FIELDS] as const;
export type OptionField = (typeof OPTION_FIELDS)[number];
export type AdjustableField = (typeof ADJUSTABLE)[number];

/** What is changed of a drawing, each as text; everything that is not named stays as it was. */
export type Adjustment = { readonly [Field in AdjustableField]?: string };

/** A value of a field, and what it is called in Spanish. */
export type AdjustOption = { value: string; label: string };

/** A field that a drawing cannot have as it was asked for; `hasNoInk` of a name of which nothing can be drawn at all. */
export type RefusedChange = { refused: AdjustableField; hasNoInk?: true };

/** A drawing with a change made, or the field that stands in its way. */
export type AdjustedDrawing =
  | (Drawing & { recipe: string; name: string; color: string; refused?: undefined })
  | RefusedChange;

/** The logo engine, as the service sees it. */
export type DrawingEngine = {
  /** Kept with each logo: with brief and seed it says how to draw it again. */
  version: string;
  /** Same brief and seed, same bytes. Only called with a name that `canDraw` accepts. */
  draw(brief: Brief, seed: string): Promise<Drawing>;
  /**
   * Drawings that differ, at least one and at most `count`; the first is that of the seed itself. None of the recipes that
   * were `seen` of the brief comes again while there is anything else.
   */
  propose(
    brief: Brief,
    seed: string,
    count: number,
    suggestions: readonly Suggestion[],
    seen: readonly string[],
  ): Promise<ProposedDrawing[]>;
  /** The JSON schema of what may be suggested for a brief. */
  suggestionSchema(brief: Brief): Promise<object>;
  /** Reads parsed JSON that may come from anywhere: what is not known is refused, and nothing is thrown over it. */
  readSuggestions(
    brief: Brief,
    json: unknown,
  ): Promise<{ suggestions: readonly Suggestion[]; refused: readonly RefusedSuggestion[] }>;
  /** The same source and change give the same bytes; with no change, the drawing as it was made. */
  adjust(source: DrawingSource, change: Adjustment): Promise<AdjustedDrawing>;
  /**
   * What a field may be changed to, what it is now first; empty where the logo does not have it.
   * @param search of symbols: a word in Spanish, in place of what fits the trade
   */
  options(
    source: DrawingSource,
    change: Adjustment,
    field: OptionField,
    search: string,
  ): Promise<AdjustOption[]>;
  /** A suggestion whose symbol is cut out of a picture, which may be anything; null where that gives no simple one. */
  traceSuggestion(picture: Uint8Array, why: string): Promise<Suggestion | null>;
  canDraw(name: string): Promise<boolean>;
  /** Made of the stored drawing for dark grounds, so that it is the same logo whatever drew it. */
  inOneInk(svgDark: string, variant: OneInkVariant, color: string): Promise<string>;
  /** `width` in pixels; no background: transparent. */
  renderPng(svg: string, options: RasterOptions): Promise<Uint8Array>;
  renderJpg(svg: string, options: Required<RasterOptions>): Promise<Uint8Array>;
  renderPdf(svg: string): Promise<Uint8Array>;
  /**
   * Every file that a business needs of a logo, each made when it is asked for. The same logo gives the same files. One
   * that this version would draw differently comes in fewer files, made of what is stored.
   */
  kit(logo: StoredDrawing): AsyncGenerator<KitFile, void>;
  factsOf(logo: StoredDrawing): Promise<BrandFacts>;
  close(): Promise<void>;
};
