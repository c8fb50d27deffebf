import { onDemand } from '@trazo/ui/on-demand';
import { useState } from 'react';
import { useAuth } from './auth/auth-provider';
import { usePart } from './hooks/use-part';
import Landing from './routes/landing';

/** The router and all that is behind it, which a visitor does without. Someone signed in is taken to /generate. */
export const signedIn = onDemand(async () => {
  const [{ BrowserRoutes }, { prefetchScreen }] = await Promise.all([
    import('./shell/routes'),
    import('./shell/screens'),
  ]);
  prefetchScreen('/generate');
  return BrowserRoutes;
});

/** The landing, and from the first sign-in on, every screen. */
export function LandingDocument() {
  const { isAuthenticated } = useAuth();
  const [failed, setFailed] = useState(false);
  const [entered, setEntered] = useState(false);
  const entering = isAuthenticated && !failed;
  const Screens = usePart(signedIn, entering, (wanted) => setFailed(!wanted));
  if (entering && Screens && !entered) setEntered(true);
  if (entered && Screens) return <Screens />;
  return entering ? null : <Landing />;
}
