export type { Recipe } from './adjust/adjust.js';
export { CHANGE_FIELDS, type Change, ChangeError, type ChangeField } from './adjust/change.js';
export { CHOICE_FIELDS, type ChoiceField } from './adjust/choices.js';
export type { Option } from './adjust/options.js';
export { symbolById } from './adjust/symbol-id.js';
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
export type { Checked, LogoCheck, Making } from './checks/check.js';
export type { ColourVision } from './checks/colour-vision.js';
export { describeCheck, type Finding } from './checks/describe.js';
export { brandInk } from './colour/palette.js';
export type { Direction, SymbolSpec } from './direction/direction.js';
export { VARIANT_IDS, type VariantId } from './drawing/variants.js';
export { createEngine, ENGINE_VERSION, type Engine, type Logo, type Proposal } from './engine.js';
export { type Colour, colour, type LogoColours } from './kit/colours.js';
export type { KitFile } from './kit/file.js';
export type { Identity } from './kit/identity.js';
export { describeProposals } from './proposals/describe.js';
export { type JpgOptions, renderJpg, renderWebp, type WebpOptions } from './raster/jpg-webp.js';
export { renderPdf } from './raster/pdf.js';
export { type PngOptions, renderPng } from './raster/png.js';
export type { Refused, Suggestion } from './suggestions/suggestion.js';
export { suggestionSchema } from './suggestions/vocabulary.js';
export { inOneInk } from './svg/one-ink.js';
export { traceSymbol } from './tracing/trace.js';
export type { Traced } from './tracing/traced.js';
