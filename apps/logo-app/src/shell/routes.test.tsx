import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alerts, renderApp } from '../testing/render-app';
import { held, json } from '../testing/scripted-fetch';
import { SESSION, validAnswer } from '../testing/server';

const PROTECTED = ['/generate', '/user', '/gallery', '/profile', '/plan', '/record'];
const RESTRICTED = 'Acceso Restringido - Necesitas iniciar sesión para acceder a esta página.';

describe('the route table', () => {
  test.each([
    ['/generate', 'Crea tu logo', 'Generar · Trazo'],
    ['/user', 'Hola, Ana Ruiz', 'Panel · Trazo'],
    ['/gallery', 'Mi Galería', 'Mi Galería · Trazo'],
    ['/profile', 'Perfil', 'Perfil · Trazo'],
    ['/plan', 'Actualizar Plan', 'Actualizar Plan · Trazo'],
    ['/record', 'Historial', 'Historial · Trazo'],
  ])('[§2 Route table: %s] %s shows its screen to someone signed in', async (path, heading, title) => {
    const app = await renderApp({ path });
    await expect.element(app.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => document.title).toBe(title);
  });

  test('[§2 Route table: landing is public] the root shows the landing to a visitor', async () => {
    const app = await renderApp();
    await expect.element(app.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
    expect(app.requests).toEqual([]);
  });

  test('[§2 Route table: landing redirects the authenticated] someone signed in is taken from the root to /generate, and Back does not return', async () => {
    const app = await renderApp({ path: '/', session: SESSION });
    await expect.poll(app.address).toBe('/generate');
    app.goBack();
    await expect.element(app.getByRole('heading', { name: 'Crea tu logo' })).toBeVisible();
    expect(app.address()).toBe('/generate');
  });

  test('[§2 Route table: unknown paths] an unknown path leads to the root', async () => {
    const app = await renderApp({ path: '/no/existe', session: null });
    await expect.poll(app.address).toBe('/');
    await expect.element(app.getByRole('button', { name: 'Ver Demo' })).toBeVisible();
  });

  test('[§2 Route table: unknown paths] someone signed in goes on from there to /generate', async () => {
    const app = await renderApp({ path: '/configuracion' });
    await expect.poll(app.address).toBe('/generate');
  });
});

describe('another screen', () => {
  afterEach(() => page.viewport(1280, 900));

  test('its title is told, and its content has the focus that went with the link', async () => {
    const app = await renderApp({ path: '/record' });
    const link = app.getByRole('main').getByRole('link', { name: 'Nuevo Logo' });
    await expect.element(link).toBeVisible();
    await expect.element(app.getByText('Historial · Trazo')).not.toBeInTheDocument();
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(app.getByRole('heading', { name: 'Crea tu logo' })).toBeVisible();
    const told = app.getByRole('status').filter({ hasText: 'Generar · Trazo' });
    await expect.element(told).toBeInTheDocument();
    await expect.element(app.getByRole('main')).toHaveFocus();
  });

  test('on a phone its title is told beside the drawer, which is still going', async () => {
    await page.viewport(390, 800);
    const app = await renderApp({ path: '/plan' });
    await app.getByRole('button', { name: 'Abrir menú' }).click();
    const link = app.getByRole('dialog').getByRole('link', { name: 'Historial' });
    await expect.element(link).toBeVisible();
    const told = [...document.querySelectorAll('[role=status]')].find((one) => !one.closest('main'));
    expect(told?.closest('[aria-hidden=true]')).toBeNull();
    await link.click();
    await expect.poll(() => told?.textContent).toBe('Historial · Trazo');
  });

  test('a link that is still there keeps the focus', async () => {
    const app = await renderApp({ path: '/plan' });
    const link = app.getByRole('link', { name: 'Historial' });
    await expect.element(link).toBeVisible();
    (link.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(app.getByRole('status').filter({ hasText: 'Historial · Trazo' }))
      .toBeInTheDocument();
    await expect.element(link).toHaveFocus();
  });
});

describe('start-up', () => {
  test.each(['/', ...PROTECTED])(
    '[§2 Start-up screen] on %s the first check of a stored session fills the screen',
    async (path) => {
      const check = held(json(validAnswer));
      const app = await renderApp({ path, session: SESSION, answers: { '/validate_session': check.answer } });
      await expect.element(app.getByText('Inicializando Aplicación', { exact: true })).toBeVisible();
      await expect
        .element(app.getByText('Verificando estado de autenticación...', { exact: true }))
        .toBeVisible();
      check.release();
      await expect.element(app.getByText('Inicializando Aplicación')).not.toBeInTheDocument();
    },
  );

  test('[§4 App start: no session] with no session stored nothing is checked and the landing shows at once', async () => {
    const app = await renderApp();
    expect(app.getByText('Inicializando Aplicación').elements()).toEqual([]);
    expect(app.requests).toEqual([]);
  });
});

describe('the protected wrapper', () => {
  test.each(PROTECTED)(
    '[§2 Protected wrapper: banner] [§9 Session id truncated] %s says whose session holds, with its first 8 characters',
    async (path) => {
      const app = await renderApp({ path });
      await expect.element(app.getByText('Sesión segura activa para Ana Ruiz')).toBeVisible();
      await expect.element(app.getByText(SESSION.slice(0, 8), { exact: true }).first()).toBeVisible();
      expect(document.body.textContent).not.toContain(SESSION);
    },
  );

  test.each(PROTECTED)(
    '[§2 Protected wrapper: restricted] [§6 Anonymous users] %s is closed to an anonymous visitor, who can go home',
    async (path) => {
      document.title = 'Trazo';
      const app = await renderApp({ path, session: null });
      await expect.element(app.getByText(RESTRICTED, { exact: true })).toBeVisible();
      expect(document.title).toMatch(/^.{4,} · Trazo$/);
      expect(app.address()).toBe(path);
      expect(app.requests).toEqual([]);
      const home = app.getByRole('link', { name: 'Volver al Inicio' });
      await expect.element(home).toHaveAttribute('href', '/');
      await home.click();
      await expect.poll(app.address).toBe('/');
    },
  );

  test('[§2 Protected wrapper: checking] a session that another tab changed is checked in place', async () => {
    const second = held(json(validAnswer));
    let calls = 0;
    const app = await renderApp({
      path: '/plan',
      answers: {
        '/validate_session': (request, signal) =>
          calls++ === 0 ? json(validAnswer)(request, signal) : second.answer(request, signal),
      },
    });
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    localStorage.setItem('session', `${SESSION}b`);
    window.dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: `${SESSION}b` }));
    await expect.element(app.getByText('Verificando sesión...', { exact: true })).toBeVisible();
    expect(app.getByText('Inicializando Aplicación').elements()).toEqual([]);
    second.release();
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    expect(alerts()).toEqual([]);
  });
});
