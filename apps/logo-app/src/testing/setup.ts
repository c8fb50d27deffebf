/** Setup of the app's tests: the looks it ships with, and a browser that remembers nothing. */
import { afterEach, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import '../app.css';

function forget() {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '');
  document.documentElement.classList.remove('dark');
  document.documentElement.lang = 'es';
}

// After the screen of the test before is gone: what it had still to write goes with it.
beforeEach(async () => {
  await cleanup();
  forget();
});
afterEach(forget);
