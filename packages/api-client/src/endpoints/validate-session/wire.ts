import { AVATAR_FALLBACK, EMAIL_FALLBACK, NAME_FALLBACK, PHONE_FALLBACK } from '../../fields/fallbacks';
import { image, text } from '../../fields/readers';
import { type Entity, field, optional, type Reader } from '../../fields/table';

const validated: Reader<number> = (raw) => (raw === 1 ? [1] : raw === '1' ? [1, true] : undefined);

/** User, from /validate_session (§3). Any other field the server returns is kept beside these. */
export const USER_FIELDS = {
  email: field(['email'], text, EMAIL_FALLBACK),
  name: field(['name'], text, {
    says: `the part of the server's e-mail before the @, or '${NAME_FALLBACK}'`,
    make: ({ mapped }) => {
      const email = String(mapped.email);
      return (email !== EMAIL_FALLBACK && email.split('@', 1)[0]?.trim()) || NAME_FALLBACK;
    },
  }),
  phone: optional(['phone'], text, PHONE_FALLBACK),
  profile_img: optional(['profile_img'], image, AVATAR_FALLBACK),
  session: optional(['session'], text, { says: 'the session that was sent', make: ({ session }) => session }),
  validated: optional(['validated'], validated, 1),
  token: optional(['token'], text, {
    says: 'the session that was sent',
    make: ({ session }) => session,
  }),
} as const;

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
