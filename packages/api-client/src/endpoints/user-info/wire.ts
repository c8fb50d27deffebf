import { AVATAR_FALLBACK, EMAIL_FALLBACK, NAME_FALLBACK, PHONE_FALLBACK } from '../../fields/fallbacks';
import { date, image, text } from '../../fields/readers';
import { type Entity, field, optional } from '../../fields/table';

/** Profile view of the user, from /user_info (§3). */
export const PROFILE_FIELDS = {
  name: field(['name', 'fullName'], text, NAME_FALLBACK),
  email: field(['email', 'emailAddress'], text, EMAIL_FALLBACK),
  phone: optional(['phone', 'phoneNumber'], text, PHONE_FALLBACK),
  profile_img: optional(['profile_img', 'avatar'], image, AVATAR_FALLBACK),
  token: optional(['token', 'sessionToken'], text, {
    says: 'the session that was sent',
    make: ({ session }) => session,
  }),
  location: optional(['location', 'ciudad'], text, 'México'),
  bio: optional(['bio', 'biography'], text, 'Bienvenido a tu perfil'),
  joinDate: optional(['joinDate', 'createdAt'], date, '2025-01-01'),
  plan: optional(['plan'], text, 'Free'),
} as const;

/** The profile (§3). `joinDate` is `YYYY-MM-DD` or an ISO moment: read it with `toDate`. */
export type Profile = Entity<typeof PROFILE_FIELDS>;
