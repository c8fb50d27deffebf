import type { Notifications, Store, StoredProfile } from '../ports/store.js';
import { noSession, Refusal } from './refusal.js';

/** What a person may say of themselves; what is not named stays as it is, and an empty text takes it back. */
type ProfileChange = {
  name?: string | undefined;
  phone?: string | undefined;
  location?: string | undefined;
  bio?: string | undefined;
  notifications?: Notifications | undefined;
};

/** In characters. */
const PROFILE_LIMITS = { name: 80, phone: 40, location: 120, bio: 600 } as const;

const LABELS = {
  name: 'El nombre',
  phone: 'El teléfono',
  location: 'La ubicación',
  bio: 'La biografía',
} as const;
const FIELDS = ['name', 'phone', 'location', 'bio'] as const;

/** Of a person who never saved any: section 3's defaults. */
const NOTHING_SAID: StoredProfile = {
  phone: '',
  location: '',
  bio: '',
  notifications: { email: true, features: false, tips: true, marketing: false },
};

export async function profileOf(
  { profiles }: Pick<Store, 'profiles'>,
  userId: string,
): Promise<StoredProfile> {
  return (await profiles.find(userId)) ?? NOTHING_SAID;
}

/**
 * Stores what is given.
 * @throws {Refusal} 'invalid' for a blank name or a text that is too long; 'no-session' when the account was deleted
 * meanwhile.
 */
export async function saveProfile(
  { store }: { store: Store },
  userId: string,
  { notifications, ...said }: ProfileChange,
): Promise<void> {
  const texts: Partial<Record<(typeof FIELDS)[number], string>> = {};
  for (const field of FIELDS) {
    const text = said[field]?.trim();
    if (text !== undefined) texts[field] = checked(field, text);
  }
  const { name, ...rest } = texts;
  await store.transaction(async ({ accounts, profiles }) => {
    // As whoever spends a credit does, so that neither waits for a row of the other's.
    if (!(await accounts.lock(userId))) throw noSession();
    if (name !== undefined) await accounts.setName(userId, name);
    await profiles.save(userId, { ...rest, ...(notifications !== undefined && { notifications }) });
  });
}

function checked(field: (typeof FIELDS)[number], text: string): string {
  if (field === 'name' && text === '') throw new Refusal('invalid', 'Escribe tu nombre.', { field });
  const limit = PROFILE_LIMITS[field];
  if ([...text].length > limit) {
    throw new Refusal('invalid', `${LABELS[field]} admite hasta ${limit} caracteres.`, { field });
  }
  // Only a biography has lines.
  return field === 'bio' ? text : text.replace(/\s+/g, ' ');
}
