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
  close(): Promise<void>;
};
