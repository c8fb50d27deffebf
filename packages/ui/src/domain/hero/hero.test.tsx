import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { heroLogos } from '../fixtures/landing';
import { Hero } from './hero';
import { HERO_PACE } from './hero-frames';

const nothing = () => {};
const hero = <Hero logos={heroLogos} onStart={nothing} onDemo={nothing} />;
const active = () => [...document.querySelectorAll('[data-active]')];

/** What the reader asked for, whatever the browser that runs the tests was started with. */
function prefer(motion: 'reduce' | 'no-preference') {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    if (!query.includes('reduced-motion')) return real(query);
    return real(motion === 'reduce' ? 'all' : 'not all');
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('[§1] the promise is in the HTML that a server renders, with both buttons and no inline style', () => {
  const html = renderToString(hero);
  expect(html).toContain('Logos profesionales en menos de 30 segundos');
  expect(html).toContain('Comenzar Gratis');
  expect(html).toContain('Ver Demo');
  expect(html).not.toContain('style=');
});

test('[§2 Landing page] Comenzar Gratis shows Redirigiendo... while loading and ignores presses', async () => {
  const onStart = vi.fn();
  const screen = await render(<Hero logos={heroLogos} starting onStart={onStart} onDemo={nothing} />);
  await screen.getByRole('button', { name: 'Redirigiendo...' }).click({ force: true });
  expect(onStart).not.toHaveBeenCalled();
});

test('Ver Demo is busy and ignores presses while its dialog is on the way, and keeps its name', async () => {
  const onDemo = vi.fn();
  const screen = await render(<Hero logos={heroLogos} onStart={nothing} onDemo={onDemo} demoLoading />);
  const button = screen.getByRole('button', { name: 'Ver Demo' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  expect(onDemo).not.toHaveBeenCalled();
});

test('Ver Demo reports intent before the press', async () => {
  const onDemo = vi.fn();
  const onDemoIntent = vi.fn();
  const screen = await render(
    <Hero logos={heroLogos} onStart={nothing} onDemo={onDemo} onDemoIntent={onDemoIntent} />,
  );
  await screen.getByRole('button', { name: 'Ver Demo' }).click();
  expect(onDemoIntent).toHaveBeenCalled();
  expect(onDemo).toHaveBeenCalledTimes(1);
});

test('the demonstration goes on by itself, and stops where it is when paused', async () => {
  prefer('no-preference');
  const screen = await render(hero);
  expect(active()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(HERO_PACE.shown + HERO_PACE.letter);
  await expect.poll(() => active().length).toBe(0);
  await screen.getByRole('button', { name: 'Pausar la demostración' }).click();
  await vi.advanceTimersByTimeAsync(HERO_PACE.shown * 4);
  expect(active()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Reanudar la demostración' }).click();
});

test('under reduced motion the first logo stands still and there is nothing to pause', async () => {
  prefer('reduce');
  const screen = await render(hero);
  await vi.advanceTimersByTimeAsync(HERO_PACE.shown * 3);
  expect(active()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Pausar la demostración' }).query()).toBeNull();
});

test('screen readers get the names once and nothing that moves', async () => {
  const screen = await render(hero);
  const figure = screen.getByRole('figure').element();
  const spoken = [...figure.children].filter((part) => part.getAttribute('aria-hidden') !== 'true');
  expect(spoken[0]?.textContent).toContain('Nubia Tech, Sierra Viva');
  expect(figure.querySelector('[aria-live]')).toBeNull();
});

test('the field takes a name, and its drawing stands where the examples do; nothing plays meanwhile', async () => {
  prefer('no-preference');
  const onValueChange = vi.fn();
  const typing = (value: string) => (
    <Hero
      logos={heroLogos}
      onStart={nothing}
      onDemo={nothing}
      typing={{ value, onValueChange, drawing: <b>{value}</b> }}
    />
  );
  const screen = await render(typing(''));
  const field = screen.getByRole('textbox', { name: 'Nombre de tu empresa' });
  await expect.element(field).toHaveValue('');
  expect(screen.container.querySelector('b')).toBeNull();
  await expect.element(screen.getByRole('button', { name: 'Pausar la demostración' })).toBeVisible();
  await field.fill('Ñandú');
  expect(onValueChange).toHaveBeenLastCalledWith('Ñandú');
  await screen.rerender(typing('Ñandú'));
  expect(screen.container.querySelector('b')?.textContent).toBe('Ñandú');
  expect(active()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Pausar la demostración' }).query()).toBeNull();
});

test('a field that only shows has no label, which would lead nowhere', async () => {
  const screen = await render(hero);
  await expect.element(screen.getByText('Nombre de tu empresa', { exact: true })).toBeInTheDocument();
  expect(screen.container.querySelector('label')).toBeNull();
});

test('two logos of one name are shown in turn', async () => {
  prefer('no-preference');
  const twins = heroLogos.slice(0, 2).map((logo) => ({ ...logo, name: 'Nubia' }));
  const screen = await render(<Hero logos={twins} onStart={nothing} onDemo={nothing} />);
  await vi.advanceTimersByTimeAsync(HERO_PACE.shown);
  await expect.poll(() => screen.container.querySelectorAll('figure [data-ground]')).toHaveLength(2);
});

test('a field to type in takes the room of the one that only shows', async () => {
  const screen = await render(hero);
  const height = () => screen.container.querySelector('figure')?.getBoundingClientRect().height;
  const before = height();
  await screen.rerender(
    <Hero
      logos={heroLogos}
      onStart={nothing}
      onDemo={nothing}
      typing={{ value: '', onValueChange: nothing }}
    />,
  );
  expect(height()).toBe(before);
});
