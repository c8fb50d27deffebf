import { afterEach, expect, test, vi } from 'vitest';
import beforePaint from '../../build/before-paint.js?raw';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['dark', false, true],
  ['light', true, false],
  [null, true, true],
  [null, false, false],
  ['sepia', true, true],
  ['sepia', false, false],
])('with %s stored, and a system that is dark: %s, the page is dark: %s', (stored, system, dark) => {
  if (stored !== null) localStorage.setItem('theme', stored);
  const media = window.matchMedia('(prefers-color-scheme: dark)');
  vi.spyOn(media, 'matches', 'get').mockReturnValue(system);
  vi.spyOn(window, 'matchMedia').mockReturnValue(media);
  const script = document.createElement('script');
  script.textContent = beforePaint;
  document.head.append(script);
  script.remove();
  expect(document.documentElement.classList.contains('dark')).toBe(dark);
});
