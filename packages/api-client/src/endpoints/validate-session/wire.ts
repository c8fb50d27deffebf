import {
  AVATAR_FALLBACK,
  EMAIL_FALLBACK,
  NAME_FALLBACK,
  PHONE_FALLBACK,
  sentSession,
} from '../../fields/fallbacks';
import { image, text } from '../../fields/readers';
import type { Reader, Table } from '../../fields/table';

const validated: Reader<number> = (raw) => (raw === 1 ? [1] : raw === '1' ? [1, true] : undefined);

/** The fields of the signed-in user that the specification names (§3 "User"). */
export type UserFields = {
  /** §3 `email`. Fallback: `usuario@ejemplo.com`. */
  email: string;
  /** §3 `name`. Fallback: the server’s e-mail up to its at sign, else `Usuario`. */
  name: string;
  /** §3 `phone`. Fallback: `Sin teléfono`. */
  phone: string;
  /** §3 `profile_img`: an address an `<img>` may show. Fallback: a drawing of our own (`AVATAR_FALLBACK`). */
  profile_img: string;
  /** §3 `session`. Fallback: the session that was sent. */
  session: string;
  /** §3 `validated`: 1 where the server says so. Fallback: `1`, as only a valid session has a user. */
  validated: number;
  /** §3 `token`. Fallback: the session that was sent. */
  token: string;
};

/** The signed-in user (§3), with any other field the server returned. */
export type User = UserFields & { readonly [field: string]: unknown };

/** User, from /validate_session (§3). Any other field the server returns is kept beside these. */
export const USER_FIELDS: Table<UserFields> = {
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
};

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
