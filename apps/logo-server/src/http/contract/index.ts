import { callback } from './callback.js';
import { generateLogo } from './generate-logo.js';
import { favorite, gallery, logosInfo, movementsInfo } from './lists.js';
import { userInfo } from './user-info.js';
import { validateSession } from './validate-session.js';

/** Every POST call of the API (section 7). */
export const CONTRACT = {
  validateSession,
  callback,
  generateLogo,
  userInfo,
  logosInfo,
  movementsInfo,
  gallery,
  favorite,
} as const;
