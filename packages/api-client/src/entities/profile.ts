import type { Report } from '../fields/drift.js';
import {
  AVATAR_FALLBACK,
  EMAIL_FALLBACK,
  NAME_FALLBACK,
  PHONE_FALLBACK,
  sentSession,
} from '../fields/fallbacks.js';
import { date, flag, image, text } from '../fields/readers.js';
import { isObject, type OuterScope, ownValue, readEntity, type Table } from '../fields/table.js';

/** What a person wants to be told of (§3 "Notification preferences"). */
export type NotificationPreferences = {
  email: boolean;
  features: boolean;
  tips: boolean;
  marketing: boolean;
};

/** The profile (§3 "Profile view of the user"). */
export type Profile = {
  /** §3 `name` or `fullName`. Fallback: `Usuario`. */
  name: string;
  /** §3 `email` or `emailAddress`. Fallback: `usuario@ejemplo.com`. */
  email: string;
  /** §3 `phone` or `phoneNumber`. Fallback: `Sin teléfono`. */
  phone: string;
  /** §3 `profile_img` or `avatar`: an address an `<img>` may show. Fallback: a drawing of our own (`AVATAR_FALLBACK`). */
  profile_img: string;
  /** §3 `token` or `sessionToken`. Fallback: the session that was sent. */
  token: string;
  /** §3 `location` or `ciudad`. Fallback: `México`. */
  location: string;
  /** §3 `bio` or `biography`. Fallback: `Bienvenido a tu perfil`. */
  bio: string;
  /** §3 `joinDate` or `createdAt`: `YYYY-MM-DD` or an ISO moment; read it with `toDate`. Fallback: `2025-01-01`. */
  joinDate: string;
  /** §3 `plan`, as people read it. Fallback: `Free`. */
  plan: string;
  /** §3 "Notification preferences", where the server keeps them; no fallback. */
  notifications?: NotificationPreferences;
  /**
   * §3 reads the profile with fallbacks: the fields above where one stands in, as nobody said anything worth
   * editing; no fallback.
   */
  missing: readonly ProfileField[];
};

/** A field of the profile that always has a value. */
export type ProfileField = Exclude<keyof Profile, 'notifications' | 'missing'>;

/** Profile view of the user, from /user_info (§3). */
export const PROFILE_FIELDS: Table<Pick<Profile, ProfileField>> = {
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
  plan: { read: text, fallback: 'Free', optional: true },
};

/** Where an answer of /user_info holds its user: `user`, `result.user`, `result`, or itself (§7). */
function userOf(answer: unknown): unknown {
  const result = ownValue(answer, 'result');
  return [ownValue(answer, 'user'), ownValue(result, 'user'), result].find(isObject) ?? answer;
}

/** On, off, on, off, as §2 begins with. */
const NOTIFICATION_FIELDS: Table<NotificationPreferences> = {
  email: { read: flag, fallback: true },
  features: { read: flag, fallback: false },
  tips: { read: flag, fallback: true },
  marketing: { read: flag, fallback: false },
};

/** Maps an answer of /user_info. Total: any JSON value in, a whole profile out. */
export function mapProfile(answer: unknown, scope: OuterScope, report: Report): Profile {
  const user = userOf(answer);
  const notifications = ownValue(user, 'notifications');
  const missing = new Set<string>();
  return {
    ...readEntity(PROFILE_FIELDS, user, scope, report, missing),
    missing: [...missing] as ProfileField[],
    ...(isObject(notifications) && {
      notifications: readEntity(NOTIFICATION_FIELDS, notifications, scope, (name, ...drift) =>
        report(`notifications.${name}`, ...drift),
      ),
    }),
  };
}
