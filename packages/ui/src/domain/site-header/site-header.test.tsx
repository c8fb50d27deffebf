import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SiteHeader } from './site-header';

const nothing = () => {};

test('[§2 Landing page] it leads to #features, #pricing and #examples', async () => {
  const screen = await render(<SiteHeader onLogin={nothing} onRegister={nothing} />);
  const links = screen.getByRole('navigation', { name: 'Secciones' }).getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual([
    '#examples',
    '#features',
    '#pricing',
  ]);
});

test('[§2 Landing page] INICIAR SESIÓN and Registro report presses', async () => {
  const onLogin = vi.fn();
  const onRegister = vi.fn();
  const screen = await render(<SiteHeader onLogin={onLogin} onRegister={onRegister} />);
  await screen.getByRole('button', { name: 'INICIAR SESIÓN', exact: true }).click();
  await screen.getByRole('button', { name: 'Registro', exact: true }).click();
  expect([onLogin.mock.calls.length, onRegister.mock.calls.length]).toEqual([1, 1]);
});

test('while busy it ignores presses and keeps its buttons reachable', async () => {
  const onLogin = vi.fn();
  const screen = await render(<SiteHeader busy onLogin={onLogin} onRegister={nothing} />);
  const button = screen.getByRole('button', { name: 'INICIAR SESIÓN' });
  await button.click({ force: true });
  expect(onLogin).not.toHaveBeenCalled();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(button.element().hasAttribute('disabled')).toBe(false);
});

test('at 320 px every link and button is in sight', async () => {
  await page.viewport(320, 700);
  const screen = await render(
    <SiteHeader onLogin={nothing} onRegister={nothing} themeToggle={<button type="button">Tema</button>} />,
  );
  const stops = [...screen.getByRole('link').elements(), ...screen.getByRole('button').elements()];
  expect(stops).toHaveLength(7);
  for (const stop of stops) {
    const { left, right, width } = stop.getBoundingClientRect();
    expect(width).toBeGreaterThan(0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(320);
  }
});
