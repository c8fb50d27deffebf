import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useAuth } from '../auth/auth-provider';

/**
 * Server state asks once per trigger: no retries and no refetching behind the user's back, and it asks even
 * when the browser says it is offline, because the browser may be wrong. A screen entered again asks again.
 */
function createQueryClient(): QueryClient {
  const once = { retry: false, networkMode: 'always' } as const;
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...once,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: 'always',
        gcTime: 0,
      },
      mutations: once,
    },
  });
}

/** What the signed-in routes share: the cache of server state. Another account, or none, starts with an empty one. */
export function AccountCache() {
  const { user } = useAuth();
  return <OneCache key={user?.session} />;
}

function OneCache() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
