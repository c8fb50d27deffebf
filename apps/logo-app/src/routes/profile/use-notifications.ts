import type { NotificationPreferences } from '@trazo/api-client';
import { useAlerts } from '@trazo/ui/alert';
import { useRef, useState } from 'react';
import { messageOf } from '../../error-message';
import { useCapability } from '../../hooks/use-capability';
import { useClient } from '../../hooks/use-client';
import { LITERAL_NOTIFICATIONS } from '../../literals';

/**
 * The notification preferences: a switch holds at once, and for good where the server announces `profile_edit`. A refusal
 * brings back what the server last took.
 */
export function useNotifications(
  stored: NotificationPreferences = LITERAL_NOTIFICATIONS,
): [NotificationPreferences, (next: NotificationPreferences) => void] {
  const client = useClient();
  const alerts = useAlerts();
  const isKept = useCapability('profile_edit');
  const [shown, setShown] = useState(stored);
  const taken = useRef(stored);
  const turns = useRef(0);
  const before = useRef<Promise<void>>(Promise.resolve());

  async function keep(next: NotificationPreferences, turn: number) {
    try {
      await client.saveProfile({ notifications: next });
      taken.current = next;
    } catch (error) {
      alerts.show({ tone: 'danger', message: messageOf(error) });
    }
    // A later press decides.
    if (turn === turns.current) setShown(taken.current);
  }

  function change(next: NotificationPreferences) {
    setShown(next);
    if (!isKept) return;
    turns.current += 1;
    const turn = turns.current;
    // One after the other, so that the last one pressed is the last one stored.
    before.current = before.current.then(() => keep(next, turn));
  }

  return [shown, change];
}
