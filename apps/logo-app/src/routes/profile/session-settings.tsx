import { type OpenSession, toDate } from '@trazo/api-client';
import { SessionList, type SessionListState } from '@trazo/ui/session-list';
import { messageOf } from '../../error-message';
import { useSessions } from './use-sessions';

/** Where the account is open. People look for it beside the password, so it stands there. */
export function SessionSettings() {
  const { query, closing, close, closeOthers } = useSessions();
  return (
    <SessionList
      state={listState()}
      closing={closing}
      onClose={(id) => void close(id)}
      onCloseOthers={() => void closeOthers()}
    />
  );

  function listState(): SessionListState {
    // While it is asked for again, what is known stays.
    if (query.data && !query.isError) return { status: 'ready', sessions: query.data.map(view) };
    if (query.isFetching) return { status: 'loading' };
    return { status: 'error', message: messageOf(query.error), onRetry: () => void query.refetch() };
  }
}

const day = new Intl.DateTimeFormat('es-ES', { dateStyle: 'medium' });

/** A session as the design system's rows take it. */
function view({ id, device, started, last_used, current }: OpenSession) {
  return {
    id,
    device,
    opened: day.format(toDate(started)),
    lastUsed: day.format(toDate(last_used)),
    current,
  };
}
