import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { isClientError } from '@trazo/api-client';
import { useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useAuth } from '../auth/auth-provider';
import { useSignedOutElsewhere } from '../auth/signed-out-elsewhere';
import { eraseDraft } from '../draft-storage';
import { useStableCallback } from '../hooks/use-stable-callback';

/**
 * Server state asks once per trigger: no retries and no refetching behind the user's back, and it asks even
 * when the browser says it is offline, because the browser may be wrong. A screen entered again asks again, and so does
 * what failed when the connection is back.
 * @param onRefused the server does not know the session of a list
 */
function createQueryClient(onRefused: () => void): QueryClient {
  const once = { retry: false, networkMode: 'always' } as const;
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isClientError(error) && error.status === 401) onRefused();
      },
    }),
    defaultOptions: {
      queries: {
        ...once,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === 'error',
        refetchOnMount: 'always',
        gcTime: 0,
      },
      mutations: once,
    },
  });
}

/**
 * What the signed-in routes share: the cache of server state. Another account, or none, starts with an empty one, and
 * who signs out in another tab leaves nothing here that was typed.
 */
export function AccountCache() {
  const { user } = useAuth();
  useSignedOutElsewhere(eraseDraft);
  return <OneCache key={user?.session} />;
}

function OneCache() {
  const recheck = useRecheck();
  const [queryClient] = useState(() => createQueryClient(recheck));
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}

/**
 * A session that ended elsewhere is found by what it asks for: then it is checked, and where it does not hold nobody is
 * signed in any more, as after a reload. Of one that holds, the refusal was about something else.
 */
function useRecheck() {
  const { updateAccount } = useAuth();
  const isUnderWay = useRef(false);
  return useStableCallback(async () => {
    // Lists that were refused together are one reason to check.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await updateAccount();
    isUnderWay.current = false;
  });
}
