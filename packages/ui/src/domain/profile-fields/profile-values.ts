import type { Given } from '../../lib/locale';

/** One field of a profile. */
export type ProfileKey = 'name' | 'email' | 'phone' | 'location' | 'bio';
/** What a person tells about themselves. */
export type ProfileValues = Record<ProfileKey, string>;

/** What is said of some of the fields. */
export type ProfileNotes = Given<Record<ProfileKey, string>>;

/** The fields in their order. */
export const PROFILE_KEYS: readonly ProfileKey[] = ['name', 'email', 'phone', 'location', 'bio'];

/** The biography takes the whole width. */
export const fieldPlace = (key: ProfileKey): string =>
  key === 'bio' ? 'min-w-0 at-30:col-span-2' : 'min-w-0';
