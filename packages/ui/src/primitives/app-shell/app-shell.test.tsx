import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Sidebar } from '../sidebar';
import { TopBar } from '../top-bar';
import { AppShell } from './app-shell';

const ITEMS = [
  { id: 'generate', label: 'Generar', link: '#generate', current: true },
  { id: 'record', label: 'Historial', link: '#record' },
];

const shell = (
  <AppShell
    sidebar={<Sidebar brand="Trazo" items={ITEMS} />}
    topBar={<TopBar end="3 creditos disponibles" />}
  >
    <h1>Generar</h1>
  </AppShell>
);

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1024, 768);
});

test('with room, the navigation stands beside the content and can be put away', async () => {
  await page.viewport(1280, 800);
  const screen = await render(shell);
  const nav = screen.getByRole('navigation', { name: 'Navegación principal' });
  await expect.element(nav).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Generar' })).toHaveAttribute('aria-current', 'page');
  await screen.getByRole('banner').getByRole('button', { name: 'Cerrar menú' }).click();
  await expect.element(nav).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Abrir menú' }).click();
  await expect.element(nav).toBeVisible();
});

test('put away by its own cross, it leaves the focus to the button that calls it back', async () => {
  await page.viewport(1280, 800);
  const screen = await render(shell);
  const cross = screen.getByRole('complementary').getByRole('button', { name: 'Cerrar menú' });
  (cross.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Abrir menú' })).toHaveFocus();
});

test('on a phone it is a drawer that takes the focus and gives it back', async () => {
  await page.viewport(320, 640);
  const screen = await render(shell);
  expect(screen.getByRole('navigation').elements()).toHaveLength(0);
  await screen.getByRole('button', { name: 'Abrir menú' }).click();
  const drawer = screen.getByRole('dialog', { name: 'Navegación principal' });
  await expect.element(drawer).toBeVisible();
  expect(drawer.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Abrir menú' })).toHaveFocus();
});

test('room is counted in the size of the text: enlarged, it leaves none for a standing sidebar', async () => {
  await page.viewport(1280, 800);
  const screen = await render(shell);
  const nav = screen.getByRole('navigation', { name: 'Navegación principal' });
  await expect.element(nav).toBeVisible();
  document.documentElement.style.fontSize = '200%';
  await expect.element(nav).not.toBeInTheDocument();
  document.documentElement.style.fontSize = '';
  await expect.element(nav).toBeVisible();
});

test('following a link closes the drawer', async () => {
  await page.viewport(320, 640);
  const screen = await render(shell);
  await screen.getByRole('button', { name: 'Abrir menú' }).click();
  await screen.getByRole('link', { name: 'Historial' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('the first Tab reaches the skip link, which leads to the content', async () => {
  await page.viewport(1280, 800);
  const screen = await render(shell);
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Saltar al contenido' });
  await expect.element(skip).toHaveFocus();
  await expect.element(skip).toHaveAttribute('href', '#contenido');
  expect(screen.getByRole('main').element().id).toBe('contenido');
});

test('a drawer that was open when the window grew wide does not open by itself when it is narrow again', async () => {
  await page.viewport(320, 640);
  const screen = await render(shell);
  await screen.getByRole('button', { name: 'Abrir menú' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Navegación principal' })).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole('complementary')).toBeVisible();
  await page.viewport(320, 640);
  await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Abrir menú' })).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toHaveLength(0);
});
