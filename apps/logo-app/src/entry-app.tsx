import { boot } from './boot';
import { BrowserRoutes, prefetchScreen } from './shell/routes';

const { hasSession } = boot(<BrowserRoutes />);
// What will be shown comes while the session is checked.
if (hasSession) prefetchScreen(window.location.pathname);
