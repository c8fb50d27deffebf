/**
 * The one home of what people can choose and of the product's constants: industries, styles, logo types,
 * colours, categories, plans and limits (specification §3 and §9).
 *
 * @packageDocumentation
 */
export { CATEGORIES, type CategoryKey, HISTORY_ALL_KEY } from './categories.js';
export {
  API_TIMEOUT_MS,
  HISTORY_PAGE_SIZE,
  REDIRECT_DELAY_MS,
  RESULT_FORMATS,
  SESSION_CHECK_TIMEOUT_MS,
  SESSION_STORAGE_KEY,
  USER_DATA_STORAGE_KEY,
  WIZARD_DEFAULTS,
  WIZARD_STEPS,
} from './limits.js';
export {
  type CatalogOption,
  INDUSTRIES,
  type IndustryId,
  LOGO_TYPES,
  type LogoTypeId,
  PRESET_COLORS,
  STYLES,
  type StyleId,
} from './options.js';
export { DEFAULT_PLAN_ID, PLANS, type Plan, type PlanId } from './plans.js';
