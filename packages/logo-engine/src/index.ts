export {
  type Brief,
  INDUSTRY_IDS,
  type IndustryId,
  LOGO_TYPE_IDS,
  type LogoTypeId,
  NothingToDrawError,
  STYLE_IDS,
  type StyleId,
} from './brief/brief.js';
export type { LogoCheck, Making } from './checks/check.js';
export type { ColourVision } from './checks/colour-vision.js';
export { describeCheck, type Finding } from './checks/describe.js';
export { brandInk } from './colour/palette.js';
export type { Direction } from './direction/direction.js';
export {
  createEngine,
  ENGINE_VERSION,
  type Engine,
  type Logo,
  VARIANT_IDS,
  type VariantId,
} from './engine.js';
export { renderPdf } from './raster/pdf.js';
export { type JpgOptions, type PngOptions, renderJpg, renderPng } from './raster/png.js';
export { inOneInk } from './svg/one-ink.js';
