import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { useAuth } from '../auth/auth-provider';
import { AccountCache } from './account-cache';
import { Arrival } from './arrival';
import { RouteBoundary } from './error-boundary';
import { OnDemandPart } from './on-demand-part';
import { type Screen, ScreensContext } from './screen';
import { screens } from './screens';
import { ScrollPosition } from './scroll-position';
import { Shell } from './shell';

export { prefetchScreen } from './screens';

/** §2 Route table, under a router. */
export function AppRoutes() {
  return (
    <ScreensContext value={screens}>
      <Routes>
        <Route element={<Visitors />}>{routesIn('visitors')}</Route>
        <Route element={<AccountCache />}>
          {routesIn('account')}
          <Route element={<Shell />}>{routesIn('shell')}</Route>
        </Route>
        <Route path="*" element={<Navigate to="/" replace />} />
      </Routes>
      <ScrollPosition />
      <Arrival />
    </ScreensContext>
  );
}

/** Every screen, at the browser's address. */
export function BrowserRoutes() {
  return (
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  );
}

const routesIn = (frame: Screen['frame']) =>
  screens
    .filter((screen) => screen.frame === frame)
    .map((screen) => (
      <Route
        key={screen.path}
        path={screen.path}
        element={<ScreenView key={screen.path} screen={screen} />}
      />
    ));

function ScreenView({ screen: { code } }: { screen: Screen }) {
  return (
    <RouteBoundary>
      <OnDemandPart source={code} props={{}} />
    </RouteBoundary>
  );
}

/** §2: someone signed in is taken from the landing to /generate, and Back does not return there. */
function Visitors() {
  const { isAuthenticated } = useAuth();
  return isAuthenticated ? <Navigate to="/generate" replace /> : <Outlet />;
}
