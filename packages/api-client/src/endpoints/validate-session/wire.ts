import {
  AVATAR_FALLBACK,
  EMAIL_FALLBACK,
  NAME_FALLBACK,
  PHONE_FALLBACK,
  sentSession,
} from '../../fields/fallbacks';
import { image, text } from '../../fields/readers';
import { type Entity, type Reader, table } from '../../fields/table';

const validated: Reader<number> = (raw) => (raw === 1 ? [1] : raw === '1' ? [1, true] : undefined);

/** User, from /validate_session (§3). Any other field the server returns is kept beside these. */
export const USER_FIELDS = /* @__PURE__ */ table({
  email: { from: ['email'], read: text, fallback: EMAIL_FALLBACK },
  name: {
    from: ['name'],
    read: text,
    fallback: ({ mapped, missing }) =>
      (!missing.has('email') && String(mapped.email).split('@', 1)[0]?.trim()) || NAME_FALLBACK,
  },
  phone: { from: ['phone'], read: text, fallback: PHONE_FALLBACK, optional: true },
  profile_img: { from: ['profile_img'], read: image, fallback: AVATAR_FALLBACK, optional: true },
  session: {
    from: ['session'],
    read: text,
    fallback: sentSession,
    optional: true,
  },
  validated: { from: ['validated'], read: validated, fallback: 1, optional: true },
  token: {
    from: ['token'],
    read: text,
    fallback: sentSession,
    optional: true,
  },
});

/** The signed-in user (§3), with any other field the server returned. */
export type User = Entity<typeof USER_FIELDS> & { readonly [field: string]: unknown };

/** Figures a server may report; each stands in for a literal of §9 (`usage_percent` from 0 to 100). */
export const STATS_FIELDS = [
  'logos',
  'downloads',
  'favorites',
  'monthly',
  'profile_views',
  'rating',
  'usage_percent',
] as const;

/** Reported figures; the ones that did not come are left out. */
export type Stats = { [figure in (typeof STATS_FIELDS)[number]]?: number };
