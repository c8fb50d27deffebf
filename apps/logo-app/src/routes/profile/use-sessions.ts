import { useQuery } from '@tanstack/react-query';
import { useAlerts } from '@trazo/ui/alert';
import { useState } from 'react';
import { useAuth } from '../../auth/auth-provider';
import { messageOf } from '../../error-message';
import { useClient } from '../../hooks/use-client';
import { SESSIONS_KEY } from '../../query-keys';
import { profileTexts } from '../../texts/profile';

const own = profileTexts;

/** In place of the id of a session. */
const OTHERS = 'others';

/** The sessions of the account, and the means to close them; only where the server announces `sessions`. */
export function useSessions() {
  const client = useClient();
  const { user } = useAuth();
  const alerts = useAlerts();
  const [closing, setClosing] = useState<string>();
  const query = useQuery({
    queryKey: [...SESSIONS_KEY, user?.session],
    queryFn: ({ signal }) => client.listSessions({ signal }),
  });

  async function close(id: string) {
    if (closing !== undefined) return;
    setClosing(id);
    try {
      await client.endSessions(id);
      alerts.show({ tone: 'success', message: id === OTHERS ? own.othersClosed : own.sessionClosed });
    } catch (error) {
      alerts.show({ tone: 'danger', message: messageOf(error) });
    }
    // Also after a refusal: the list may have changed meanwhile.
    await query.refetch();
    setClosing(undefined);
  }

  return { query, closing, close, closeOthers: () => close(OTHERS) };
}
