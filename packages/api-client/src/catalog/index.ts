/**
 * The one home of what people can choose and of the product's constants: industries, styles, logo types,
 * colours, categories, plans and limits (specification §3 and §9).
 *
 * @packageDocumentation
 */
export { CATEGORIES, type CategoryKey, HISTORY_ALL_KEY } from './categories';
export {
  API_TIMEOUT_MS,
  GALLERY_LOCALE,
  GALLERY_SKELETON_CARDS,
  HISTORY_CURRENCY,
  HISTORY_LOCALE,
  HISTORY_PAGE_SIZE,
  PAGER_MAX_NUMBERS,
  PLAN_CURRENCY,
  REDIRECT_DELAY_MS,
  RESULT_FORMATS,
  SESSION_CHECK_TIMEOUT_MS,
  SESSION_ID_SHOWN_CHARS,
  SESSION_STORAGE_KEY,
  USER_DATA_STORAGE_KEY,
  WIZARD_DEFAULTS,
  WIZARD_STEPS,
} from './limits';
export {
  type CatalogOption,
  INDUSTRIES,
  type IndustryId,
  LOGO_TYPES,
  type LogoTypeId,
  PRESET_COLORS,
  STYLES,
  type StyleId,
} from './options';
export { DEFAULT_PLAN_ID, PLANS, type Plan, type PlanId } from './plans';
