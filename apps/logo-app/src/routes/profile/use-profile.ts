import { useQuery } from '@tanstack/react-query';
import { isClientError, type Profile, type ProfileChanges } from '@trazo/api-client';
import { useAlerts } from '@trazo/ui/alert';
import { useState } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { messageOf } from '../../error-message';
import { useCapability } from '../../hooks/use-capability';
import { useClient } from '../../hooks/use-client';
import { profileTexts } from '../../texts/profile';

/** What the personal-info block edits. */
export type ProfileEdits = Pick<Profile, 'name' | 'email' | 'phone' | 'location' | 'bio'>;

/**
 * §2 Profile: the profile of a stored session. What is saved holds for this visit, and for good where the server
 * announces `profile_edit`.
 */
export function useProfile() {
  const client = useClient();
  const { user, refreshUserData } = useAuth();
  const alerts = useAlerts();
  const isKept = useCapability('profile_edit');
  const [edits, setEdits] = useState<Partial<ProfileEdits>>({});
  const query = useQuery({
    queryKey: ['profile', user?.session],
    queryFn: ({ signal }) => client.userInfo({ signal }),
    enabled: client.session.read() !== undefined,
  });
  const profile = query.data ? { ...query.data, ...edits } : undefined;

  /** Only what was changed is sent: the rest may be a default, which nobody said. */
  async function keep(edited: ProfileEdits) {
    if (profile === undefined) return;
    const changes = changesOf(profile, edited);
    if (Object.keys(changes).length === 0) return;
    try {
      await client.saveProfile(changes);
    } catch (error) {
      alerts.show({ tone: 'error', message: messageOf(error) });
      throw error;
    }
    alerts.show({ tone: 'success', message: profileTexts.saved });
    // What the server made of it, here and in the shell.
    await Promise.all([query.refetch(), 'name' in changes && refreshUserData()]);
  }

  return { query, profile, isKept, save: isKept ? keep : (all: ProfileEdits) => setEdits(all) };
}

const EDITABLE = ['name', 'phone', 'location', 'bio'] as const;

function changesOf(profile: Profile, edited: ProfileEdits): ProfileChanges {
  const changed = EDITABLE.filter((field) => edited[field] !== profile[field]);
  return Object.fromEntries(changed.map((field) => [field, edited[field]]));
}

/** §8 Profile load failure: the message, or 'Error inesperado'. */
export function failureOf(error: unknown): string {
  return (isClientError(error) && error.userMessage) || profileTexts.unexpected;
}
