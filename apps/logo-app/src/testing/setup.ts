/** Setup of the app's tests: the looks it ships with, and a browser that remembers nothing. */
import { afterEach, beforeEach } from 'vitest';
import '../app.css';

function forget() {
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.classList.remove('dark');
  document.documentElement.lang = 'es';
}

beforeEach(forget);
afterEach(forget);
