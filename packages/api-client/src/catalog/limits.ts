import type { IndustryId, LogoTypeId, StyleId } from './options.js';

/** Deadline of an API call in milliseconds, over connection, headers, body and retries (§7, §9). */
export const API_TIMEOUT_MS = 10_000;

/**
 * The declared time-out of the session check in milliseconds (§9). Declared and available, applied by
 * nothing: pass it as `timeouts.validateSession` to use it.
 */
export const SESSION_CHECK_TIMEOUT_MS = 5_000;

/** Wait before the browser goes to the sign-in page, in milliseconds (§4, §9). */
export const REDIRECT_DELAY_MS = 1_000;

/** Local storage key of the session (§3, §9). */
export const SESSION_STORAGE_KEY = 'session';

/** Local storage key that logout clears and nothing writes (§3, §9). */
export const USER_DATA_STORAGE_KEY = 'user_data';

/** Steps of the wizard (§2, §9). */
export const WIZARD_STEPS = 5;

/** What the wizard starts with, and returns to with 'Nuevo Logo' (§4). */
export const WIZARD_DEFAULTS = {
  companyName: '',
  description: '',
  selectedIndustry: 'technology',
  selectedStyle: 'modern',
  logoType: 'text',
  selectedColor: '#3B82F6',
} as const satisfies {
  companyName: string;
  description: string;
  selectedIndustry: IndustryId;
  selectedStyle: StyleId;
  logoType: LogoTypeId;
  selectedColor: string;
};

/** Formats listed in the result (§2, §9). */
export const RESULT_FORMATS = ['PNG', 'JPG', 'SVG'] as const;

/** Movements or logos on one page of the history (§4, §9). */
export const HISTORY_PAGE_SIZE = 10;
