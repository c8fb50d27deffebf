import type { Migration } from '../migration.js';
import { identity } from './0001-identity.js';
import { credits } from './0002-credits.js';
import { logos } from './0003-logos.js';
import { sessions } from './0004-sessions.js';
import { darkVariant } from './0005-dark-variant.js';
import { iconVariant } from './0006-icon-variant.js';
import { signInOfASession } from './0007-sign-in-of-a-session.js';
import { figures } from './0008-figures.js';
import { drawnBriefs } from './0009-drawn-briefs.js';
import { passwordResets } from './0010-password-resets.js';
import { ownAccounts } from './0011-own-accounts.js';
import { proposals } from './0012-proposals.js';
import { versions } from './0013-versions.js';
import { listings } from './0014-listings.js';
import { brandPages } from './0015-brand-pages.js';
import { director } from './0016-director.js';
import { paidByCategory } from './0017-paid-by-category.js';
import { activity } from './0018-activity.js';
import { revisions } from './0019-revisions.js';
import { attemptsByAge } from './0020-attempts-by-age.js';

/** In the order in which they are applied. New ones go at the end. */
export const MIGRATIONS: readonly Migration[] = [
  identity,
  credits,
  logos,
  sessions,
  darkVariant,
  iconVariant,
  signInOfASession,
  figures,
  drawnBriefs,
  passwordResets,
  ownAccounts,
  proposals,
  versions,
  listings,
  brandPages,
  director,
  paidByCategory,
  activity,
  revisions,
  attemptsByAge,
];
