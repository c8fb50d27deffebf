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
export type ProfileEdits = Pick<Profile, (typeof EDITED)[number]>;

/** What is wrong with them, field by field. */
export type ProfileFaults = Partial<ProfileEdits>;

const EDITED = ['name', 'email', 'phone', 'location', 'bio'] as const;
/** What the server keeps of them. */
const KEPT = ['name', 'phone', 'location', 'bio'] as const;

/**
 * §2 Profile: the profile of a stored session. What is saved holds for this visit, and for good where the server
 * announces `profile_edit`.
 */
export function useProfile() {
  const client = useClient();
  const { user, updateAccount } = useAuth();
  const alerts = useAlerts();
  const isKept = useCapability('profile_edit');
  const [edits, setEdits] = useState<Partial<ProfileEdits>>({});
  const [faults, setFaults] = useState<ProfileFaults>();
  const query = useQuery({
    queryKey: profileKey(user?.session),
    queryFn: ({ signal }) => client.userInfo({ signal }),
    enabled: client.session.read() !== undefined,
  });
  const profile = query.data
    ? { ...query.data, ...edits, missing: stillMissing(query.data, edits) }
    : undefined;

  /** Only what was changed is sent: the rest may be a default, which nobody said. */
  async function keep(edited: ProfileEdits) {
    if (profile === undefined) return;
    setFaults(undefined);
    const changes: ProfileChanges = changesOf(KEPT, profile, edited);
    if (Object.keys(changes).length === 0) return;
    try {
      await client.saveProfile(changes);
    } catch (error) {
      alerts.show({ tone: 'danger', message: messageOf(error) });
      setFaults(faultsOf(error, changes));
      throw error;
    }
    alerts.show({ tone: 'success', message: profileTexts.saved });
    // What the server made of it, here and in the shell.
    await Promise.all([query.refetch(), 'name' in changes && updateAccount()]);
  }

  function keepHere(edited: ProfileEdits) {
    if (profile) setEdits((before) => ({ ...before, ...changesOf(EDITED, profile, edited) }));
  }

  return { query, profile, isKept, faults, save: isKept ? keep : keepHere };
}

/** Under which the profile of a session is kept. */
export const profileKey = (session: string | undefined) => ['profile', session] as const;

/** What editing begins with: a default that stands in was said by nobody, so its field is blank. */
export function editable(profile: Profile): ProfileEdits {
  const fields = EDITED.map((field) => [field, profile.missing.includes(field) ? '' : profile[field]]);
  return Object.fromEntries(fields) as ProfileEdits;
}

/** The defaults that stand in for what nobody said. */
export function standIns(profile: Profile): Partial<ProfileEdits> {
  const missing = EDITED.filter((field) => profile.missing.includes(field));
  return Object.fromEntries(missing.map((field) => [field, profile[field]]));
}

function stillMissing({ missing }: Profile, edits: Partial<ProfileEdits>) {
  return missing.filter((field) => !(field in edits));
}

function changesOf<Field extends keyof ProfileEdits>(
  fields: readonly Field[],
  profile: Profile,
  edited: ProfileEdits,
): Partial<Pick<ProfileEdits, Field>> {
  const before = editable(profile);
  const changed = fields.filter((field) => edited[field] !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, edited[field]])) as Partial<
    Pick<ProfileEdits, Field>
  >;
}

/** The field that a refusal is about: the one that the server names, or the only one that was sent. */
function faultsOf(error: unknown, changes: ProfileChanges): ProfileFaults | undefined {
  if (!isClientError(error) || error.kind !== 'http' || error.status !== 422) return undefined;
  const sent = KEPT.filter((field) => field in changes);
  const { field: named }: { field?: unknown } = Object(error.body);
  const field = sent.find((each) => each === named) ?? (sent.length === 1 ? sent[0] : undefined);
  return field && { [field]: error.userMessage };
}

/** §8 Profile load failure: the message, or 'Error inesperado'. */
export function failureOf(error: unknown): string {
  return (isClientError(error) && error.userMessage) || profileTexts.unexpected;
}
