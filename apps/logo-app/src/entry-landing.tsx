import { boot } from './boot';
import { LandingDocument, signedIn } from './landing-document';
import { keptParts } from './routes/landing/kept';

const { hasSession } = boot(<LandingDocument {...keptParts(document)} />);
// Someone with a session is about to go on: what is next comes while the session is checked.
if (hasSession) {
  signedIn.load().then(
    ({ prefetchScreen }) => prefetchScreen('/generate'),
    () => {}, // Asked for again, and told, once the session is known to hold.
  );
}
