/** What a logo is made from. Ids are those of the specification's section 3. */
export type Brief = {
  name: string;
  industry: IndustryId;
  style: StyleId;
  type: LogoTypeId;
  /** `#RRGGBB` in capitals. */
  color: string;
  description?: string;
};

export type IndustryId =
  | 'technology'
  | 'nature'
  | 'art'
  | 'desing'
  | 'marketing'
  | 'fishing'
  | 'livestock'
  | 'agriculture'
  | 'entertainment'
  | 'gastronomy'
  | 'construction'
  | 'healthcare'
  | 'transportation'
  | 'food'
  | 'automotive';
export type StyleId = 'modern' | 'minimal' | 'vintage' | 'playful' | 'corporate' | 'creative';
export type LogoTypeId = 'text' | 'icon' | 'symbol';

export type Drawing = { svg: string; variants: { light: string; dark: string } };

export type RasterOptions = { width: number; background?: string };

/** The logo engine, as the service sees it. */
export type DrawingEngine = {
  /** Kept with each logo: with brief and seed it says how to draw it again. */
  version: string;
  /** Same brief and seed, same bytes. Only called with a name that `canDraw` accepts. */
  draw(brief: Brief, seed: string): Drawing;
  canDraw(name: string): boolean;
  /** `width` in pixels; no background: transparent. */
  renderPng(svg: string, options: RasterOptions): Promise<Uint8Array>;
  renderJpg(svg: string, options: Required<RasterOptions>): Promise<Uint8Array>;
  renderPdf(svg: string): Promise<Uint8Array>;
};
