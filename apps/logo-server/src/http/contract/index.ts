import { changePassword, deleteAccount, endSessions, sessions } from './account.js';
import { activity } from './activity.js';
import { adjust, options, versions } from './adjust.js';
import { downloadLogos, kit, share } from './brand.js';
import { callback } from './callback.js';
import { choose } from './choose.js';
import { generateLogo } from './generate-logo.js';
import { deleteLogo, favorite, gallery, logosInfo, movementsInfo } from './lists.js';
import { saveProfile } from './profile.js';
import { signOut } from './sign-out.js';
import { userInfo } from './user-info.js';
import { validateSession } from './validate-session.js';

/** Every POST call of the API: those of section 7, and those that are announced. */
export const CONTRACT = {
  validateSession,
  callback,
  generateLogo,
  userInfo,
  logosInfo,
  movementsInfo,
  gallery,
  favorite,
  signOut,
  changePassword,
  sessions,
  endSessions,
  activity,
  choose,
  kit,
  share,
  downloadLogos,
  adjust,
  versions,
  options,
  deleteAccount,
  saveProfile,
  deleteLogo,
} as const;
