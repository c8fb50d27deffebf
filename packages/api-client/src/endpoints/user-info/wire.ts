import {
  AVATAR_FALLBACK,
  EMAIL_FALLBACK,
  NAME_FALLBACK,
  PHONE_FALLBACK,
  sentSession,
} from '../../fields/fallbacks';
import { date, image, text } from '../../fields/readers';
import { type Entity, table } from '../../fields/table';

/** Profile view of the user, from /user_info (§3). */
export const PROFILE_FIELDS = /* @__PURE__ */ table({
  name: { from: ['name', 'fullName'], read: text, fallback: NAME_FALLBACK },
  email: { from: ['email', 'emailAddress'], read: text, fallback: EMAIL_FALLBACK },
  phone: { from: ['phone', 'phoneNumber'], read: text, fallback: PHONE_FALLBACK, optional: true },
  profile_img: { from: ['profile_img', 'avatar'], read: image, fallback: AVATAR_FALLBACK, optional: true },
  token: {
    from: ['token', 'sessionToken'],
    read: text,
    fallback: sentSession,
    optional: true,
  },
  location: { from: ['location', 'ciudad'], read: text, fallback: 'México', optional: true },
  bio: { from: ['bio', 'biography'], read: text, fallback: 'Bienvenido a tu perfil', optional: true },
  joinDate: { from: ['joinDate', 'createdAt'], read: date, fallback: '2025-01-01', optional: true },
  plan: { from: ['plan'], read: text, fallback: 'Free', optional: true },
});

/** The profile (§3). `joinDate` is `YYYY-MM-DD` or an ISO moment: read it with `toDate`. */
export type Profile = Entity<typeof PROFILE_FIELDS>;
