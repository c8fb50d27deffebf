import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeConformance } from '../../../test/describe-conformance';
import { AccountMenu } from './account-menu';

const signedIn = () => ({
  status: 'signed-in' as const,
  name: 'Ana Núñez',
  email: 'ana@ejemplo.com',
  onSettings: vi.fn(),
  onNotifications: vi.fn(),
  onSignOut: vi.fn(),
});

test('[§2 Top bar] signed in, the menu shows who it is, that the session holds, and three actions', async () => {
  const screen = await render(<AccountMenu account={signedIn()} />);
  await screen.getByRole('button', { name: 'Cuenta: Ana Núñez' }).click();
  const menu = screen.getByRole('menu');
  await expect.element(menu.getByText('Ana Núñez')).toBeVisible();
  await expect.element(menu.getByText('ana@ejemplo.com')).toBeVisible();
  await expect.element(menu.getByText('Sesión segura activa.', { exact: true })).toBeVisible();
  const items = screen.getByRole('menuitem').elements();
  expect(items.map((item) => item.textContent)).toEqual(['Configuración', 'Notificaciones', 'Cerrar Sesión']);
});

test.each([
  ['Configuración', 'onSettings'],
  ['Notificaciones', 'onNotifications'],
  ['Cerrar Sesión', 'onSignOut'],
] as const)('%s does its work once and closes the menu', async (name, action) => {
  const account = signedIn();
  const screen = await render(<AccountMenu account={account} />);
  await screen.getByRole('button', { name: /Cuenta/ }).click();
  await screen.getByRole('menuitem', { name }).click();
  expect(account[action]).toHaveBeenCalledTimes(1);
  await expect.poll(() => screen.getByRole('menu').elements()).toHaveLength(0);
});

test('[§2 Top bar] signed out, the menu only leads home', async () => {
  const onHome = vi.fn();
  const screen = await render(<AccountMenu account={{ status: 'signed-out', onHome }} />);
  await screen.getByRole('button', { name: 'Cuenta' }).click();
  expect(screen.getByRole('menuitem').elements()).toHaveLength(1);
  await screen.getByRole('menuitem', { name: 'Página Principal' }).click();
  expect(onHome).toHaveBeenCalledTimes(1);
});

test('a press by assistive technology, a click without pointer or key, opens it at its first item', async () => {
  const onClick = vi.fn();
  const screen = await render(<AccountMenu account={signedIn()} onClick={onClick} />);
  const button = screen.getByRole('button', { name: /Cuenta/ });
  (button.element() as HTMLButtonElement).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Configuración' })).toHaveFocus();
  expect(onClick).toHaveBeenCalledTimes(1);
  (button.element() as HTMLButtonElement).click();
  await expect.poll(() => screen.getByRole('menu').elements()).toHaveLength(0);
});

test('open from the start it is named by its button, also once its code is there', async () => {
  for (const name of ['Ana Núñez', 'Eva Sáez']) {
    const screen = await render(<AccountMenu account={{ ...signedIn(), name }} open />);
    await expect.element(screen.getByRole('menu', { name: `Cuenta: ${name}` })).toBeVisible();
    await screen.unmount();
  }
});

test('Escape closes it and gives focus back', async () => {
  const screen = await render(<AccountMenu account={signedIn()} />);
  const button = screen.getByRole('button', { name: /Cuenta/ });
  await button.click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

test('[§2 Top bar] it closes on a press outside', async () => {
  const screen = await render(
    <>
      <AccountMenu account={signedIn()} />
      <p>fuera</p>
    </>,
  );
  await screen.getByRole('button', { name: /Cuenta/ }).click();
  await expect.element(screen.getByRole('menu')).toBeVisible();
  await screen.getByText('fuera').click();
  await expect.poll(() => screen.getByRole('menu').elements()).toHaveLength(0);
});

describeConformance('AccountMenu', <AccountMenu account={signedIn()} />, { tag: 'button' });
