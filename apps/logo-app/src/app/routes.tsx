import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useAuth } from '../auth/auth-provider';
import { Dashboard, Gallery, Generate, History, Plan, Profile, prefetchScreen, Shell } from './pages';
import { PrefetchContext } from './prefetch';

const SignedInLayout = lazy(() => import('./signed-in-layout'));

/** §2 Route table, under a router. */
export function AppRoutes({ landing }: { landing: ReactNode }) {
  return (
    <PrefetchContext value={prefetchScreen}>
      <Suspense>
        <Routes>
          <Route path="/" element={<Visitors>{landing}</Visitors>} />
          <Route element={<SignedInLayout />}>
            <Route path="/user" element={<Dashboard />} />
            <Route element={<Shell />}>
              <Route path="/generate" element={<Generate />} />
              <Route path="/gallery" element={<Gallery />} />
              <Route path="/profile" element={<Profile />} />
              <Route path="/plan" element={<Plan />} />
              <Route path="/record" element={<History />} />
            </Route>
          </Route>
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Suspense>
    </PrefetchContext>
  );
}

/** §2: someone signed in is taken from the landing to /generate, and Back does not return there. */
function Visitors({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useAuth();
  return isAuthenticated ? <Navigate to="/generate" replace /> : children;
}
