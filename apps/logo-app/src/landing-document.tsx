import { lazy, Suspense, useState } from 'react';
import { useAuth } from './auth/auth-provider';
import Landing from './routes/landing';

/** Fetches the router and the table of its screens, which a visitor does without. */
export const loadScreens = () => import('./screens');
const Screens = lazy(loadScreens);

/** The landing, and from the first sign-in on, every screen. */
export function LandingDocument() {
  const { isAuthenticated } = useAuth();
  const [entered, setEntered] = useState(isAuthenticated);
  if (isAuthenticated && !entered) setEntered(true);
  if (!entered) return <Landing />;
  return (
    <Suspense>
      <Screens landing={<Landing />} />
    </Suspense>
  );
}
