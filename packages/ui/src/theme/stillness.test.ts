import { expect, onTestFinished, test } from 'vitest';
import css from '../../test/without-base.css?inline';
import theme from './tailwind.css?raw';

/** Written out, so that Tailwind makes their classes. */
const ANIMATIONS = [
  'animate-fade-in',
  'animate-fade-out',
  'animate-rise-in',
  'animate-slide-in',
  'animate-slide-out',
  'animate-turn',
  'animate-breathe',
  'animate-draw',
];

test('without base.css too, every animation is at its end for who asks for less motion, and tells that it is', async () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
  expect(ANIMATIONS).toEqual([...theme.matchAll(/--(animate-[a-z-]+):/g)].map(([, name]) => name));
  const host = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => host.remove());
  const page = host.contentDocument as Document;
  page.head.appendChild(page.createElement('style')).textContent = css;
  for (const name of ANIMATIONS) {
    const element = page.createElement('div');
    element.className = name;
    const ended = new Promise((resolve) => element.addEventListener('animationend', resolve));
    page.body.append(element);
    const { animationDuration, animationIterationCount } = getComputedStyle(element);
    expect([name, animationDuration, animationIterationCount]).toEqual([name, '1e-05s', '1']);
    await ended;
  }
});
