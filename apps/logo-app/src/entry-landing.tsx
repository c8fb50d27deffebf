import { boot } from './boot';
import { LandingDocument, loadScreens } from './landing-document';

const { hasSession } = boot(<LandingDocument />);
// Someone with a session is about to go on: the screens come while the session is checked.
if (hasSession) void loadScreens().then(({ prefetchSignedIn }) => prefetchSignedIn('/generate'));
