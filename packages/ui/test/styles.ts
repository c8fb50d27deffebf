/** Setup of the browser tests: components are tested with the looks they ship with, each on an empty page. */
import { beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import '../src/theme/styles.css';

// The files share a page: what a test before has left on it, or in its address, is gone.
beforeEach(async () => {
  await cleanup();
  history.replaceState(null, '', `${location.pathname}${location.search}`);
});
