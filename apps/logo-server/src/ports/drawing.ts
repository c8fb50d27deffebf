import type { Brief, IndustryId, LogoTypeId, StyleId } from '@trazo/logo-engine';

export type { Brief, IndustryId, LogoTypeId, StyleId };

/** `icon` is the symbol alone, or the first letter. */
export type Drawing = { svg: string; variants: { light: string; dark: string }; icon: string };

/** One drawing of several for a brief. */
export type ProposedDrawing = Drawing & {
  /** Draws it again alone. */
  seed: string;
  /** What is different about it among the others: one Spanish line. */
  note: string;
};

/** One black ink, one white ink, and the one that reads on the logo's own colour. */
export type OneInkVariant = 'mono' | 'negative' | 'brand';

export type RasterOptions = { width: number; background?: string };

/** A logo as it is stored, with what drew it. */
export type StoredDrawing = { brief: Brief; seed: string; svg: string; svgDark: string; svgIcon: string };

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

/** The logo engine, as the service sees it. */
export type DrawingEngine = {
  /** Kept with each logo: with brief and seed it says how to draw it again. */
  version: string;
  /** Same brief and seed, same bytes. Only called with a name that `canDraw` accepts. */
  draw(brief: Brief, seed: string): Promise<Drawing>;
  /** Drawings that differ, at least one and at most `count`; the first is that of the seed itself. */
  propose(brief: Brief, seed: string, count: number): Promise<ProposedDrawing[]>;
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
