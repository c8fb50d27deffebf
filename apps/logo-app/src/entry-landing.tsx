import { boot } from './boot';
import { LandingDocument, signedIn } from './landing-document';

const { hasSession } = boot(<LandingDocument />);
// Someone with a session is about to go on: the screens come while the session is checked.
if (hasSession) signedIn.prefetch();
