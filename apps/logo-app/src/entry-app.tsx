import { lazy } from 'react';
import { boot } from './boot';
import Screens, { prefetchSignedIn } from './screens';

const Landing = lazy(() => import('./routes/landing'));

const { hasSession } = boot(<Screens landing={<Landing />} />);
// What will be shown comes while the session is checked.
if (hasSession) prefetchSignedIn(window.location.pathname);
