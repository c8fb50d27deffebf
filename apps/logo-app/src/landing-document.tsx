import { onDemand } from '@trazo/ui/on-demand';
import { useState } from 'react';
import { useAuth } from './auth/auth-provider';
import { usePart } from './hooks/use-part';
import { Landing, type LandingParts } from './routes/landing/landing';

/** The router and every screen behind it: loaded on sign-in, as visitors do not need it. */
export const signedIn = onDemand(
  () => import('./shell/routes'),
  (module) => module,
);

/** The landing, and from the first sign-in on, every screen. */
export function LandingDocument(parts: LandingParts) {
  const { isAuthenticated } = useAuth();
  const [failed, setFailed] = useState(false);
  const [entered, setEntered] = useState(false);
  const entering = isAuthenticated && !failed;
  const routes = usePart(signedIn, entering, (wanted) => setFailed(!wanted));
  if (entering && routes && !entered) setEntered(true);
  if (entered && routes) return <routes.BrowserRoutes />;
  return entering ? null : <Landing {...parts} />;
}
