import { useQueryClient } from '@tanstack/react-query';
import type { NotificationPreferences, Profile } from '@trazo/api-client';
import { useAlerts } from '@trazo/ui/alert';
import { useRef, useState } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { messageOf } from '../../error-message';
import { useCapability } from '../../hooks/use-capability';
import { useClient } from '../../hooks/use-client';
import { LITERAL_NOTIFICATIONS } from '../../literals';
import { profileKey } from './use-profile';

/**
 * The notification preferences: a switch holds at once, and for good where the server announces `profile_edit`. A refusal
 * brings back what the server last took. The profile keeps it, so that another tab and back shows the same.
 */
export function useNotifications(
  stored: NotificationPreferences = LITERAL_NOTIFICATIONS,
): [NotificationPreferences, (next: NotificationPreferences) => void] {
  const client = useClient();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const { user } = useAuth();
  const isKept = useCapability('profile_edit');
  const [shown, setShown] = useState(stored);
  const taken = useRef(stored);
  const turns = useRef(0);
  const before = useRef<Promise<void>>(Promise.resolve());

  const remember = (notifications: NotificationPreferences) =>
    queries.setQueryData(
      profileKey(user?.session),
      (profile?: Profile) => profile && { ...profile, notifications },
    );

  async function keep(next: NotificationPreferences, turn: number) {
    try {
      await client.saveProfile({ notifications: next });
      taken.current = next;
      remember(next);
    } catch (error) {
      alerts.show({ tone: 'danger', message: messageOf(error) });
    }
    // A later press decides.
    if (turn === turns.current) setShown(taken.current);
  }

  function change(next: NotificationPreferences) {
    setShown(next);
    if (!isKept) {
      remember(next);
      return;
    }
    turns.current += 1;
    const turn = turns.current;
    // One after the other, so that the last one pressed is the last one stored.
    before.current = before.current.then(() => keep(next, turn));
  }

  return [shown, change];
}
