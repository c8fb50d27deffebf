import { boot } from './boot';
import { BrowserRoutes } from './shell/routes';
import { prefetchScreen } from './shell/screens';

const { hasSession } = boot(<BrowserRoutes />);
// What will be shown comes while the session is checked.
if (hasSession) prefetchScreen(window.location.pathname);
