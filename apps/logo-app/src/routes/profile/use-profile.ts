import { useQuery } from '@tanstack/react-query';
import { isClientError, type Profile } from '@trazo/api-client';
import { useState } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { useServices } from '../../services';
import { profileTexts } from '../../texts/profile';

/** What the personal-info block edits. */
export type ProfileEdits = Pick<Profile, 'name' | 'email' | 'phone' | 'location' | 'bio'>;

/** §2 Profile: the profile of a stored session; what is saved holds for this visit. */
export function useProfile() {
  const { client } = useServices();
  const { user } = useAuth();
  const [edits, setEdits] = useState<Partial<ProfileEdits>>({});
  const query = useQuery({
    queryKey: ['profile', user?.session],
    queryFn: ({ signal }) => client.userInfo({ signal }),
    enabled: client.session.read() !== undefined,
  });
  const profile = query.data ? { ...query.data, ...edits } : undefined;
  return { query, profile, save: setEdits };
}

/** §8 Profile load failure: the message, or 'Error inesperado'. */
export function failureOf(error: unknown): string {
  return (isClientError(error) && error.userMessage) || profileTexts.unexpected;
}
