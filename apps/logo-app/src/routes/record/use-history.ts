import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../auth/auth-provider';
import { useClient } from '../../hooks/use-client';

/** §4 History: both lists are asked for when the user becomes known, and again on Refrescar. */
export function useHistory() {
  const client = useClient();
  const { user } = useAuth();
  const logos = useQuery({
    queryKey: ['history', 'logos', user?.session],
    queryFn: ({ signal }) => client.logosInfo({ signal }),
  });
  const movements = useQuery({
    queryKey: ['history', 'movements', user?.session],
    queryFn: ({ signal }) => client.movements({ signal }),
  });
  return { logos, movements };
}

const none: readonly never[] = [];

/** What a list shows of its query: a failed load empties it (§8). */
export function listOf<Entry>(query: { data: Entry[] | undefined; isError: boolean }): readonly Entry[] {
  return query.isError ? none : (query.data ?? none);
}
