import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../testing/render-app';
import { json } from '../testing/scripted-fetch';
import { validAnswer } from '../testing/server';

const ready = async (path = '/plan', answer: object = validAnswer) => {
  const app = await renderApp({ path, answers: { '/validate_session': json(answer) } });
  await expect.element(app.getByText('Sesión segura activa para').first()).toBeVisible();
  return app;
};
const navigation = (app: Awaited<ReturnType<typeof ready>>) =>
  app.getByRole('navigation', { name: 'Navegación principal' });

describe('sidebar', () => {
  test('[§2 Sidebar: links] [§2 Sidebar: relative generate link] it leads where the specification says', async () => {
    const app = await ready();
    const links = navigation(app).getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Generar', 'generate'],
      ['Historial', '/record'],
      ['Galería', '/gallery'],
      ['Perfil', '/profile'],
      ['Actualizar Plan', '/plan'],
      ['Configuración', '/profile?tab=settings'],
    ]);
  });

  test.each(['/generate', '/gallery', '/profile', '/plan', '/record'])(
    '[§2 Sidebar: relative generate link] Generar reaches /generate from %s',
    async (path) => {
      const app = await ready(path);
      await navigation(app).getByRole('link', { name: 'Generar' }).click();
      await expect.poll(app.address).toBe('/generate');
      await expect.element(app.getByRole('heading', { name: 'Crea tu logo' })).toBeVisible();
    },
  );

  test('[Product: Configuración] it opens the profile at its settings, and only it is current', async () => {
    const app = await ready();
    await navigation(app).getByRole('link', { name: 'Configuración' }).click();
    await expect
      .element(app.getByRole('tab', { name: 'Configuración' }))
      .toHaveAttribute('aria-selected', 'true');
    expect(app.address()).toBe('/profile?tab=settings');
    const current = [...document.querySelectorAll('nav [aria-current=page]')];
    expect(current.map((link) => link.textContent)).toEqual(['Configuración']);
  });

  test('[§2 Sidebar: premium card] it sells the Premium plan', async () => {
    const app = await ready('/record');
    await expect
      .element(app.getByText('Desbloquea funciones ilimitadas y crea sin límites', { exact: true }))
      .toBeVisible();
    await app.getByRole('link', { name: 'Actualizar Plan' }).last().click();
    await expect.poll(app.address).toBe('/plan');
  });

  test('[§2 Sidebar: close button] [§2 Top bar: menu button] it can be put away and called back', async () => {
    const app = await ready();
    await app.getByRole('button', { name: 'Cerrar menú' }).first().click();
    await expect.element(navigation(app)).not.toBeInTheDocument();
    await app.getByRole('button', { name: 'Abrir menú' }).click();
    await expect.element(navigation(app).getByRole('link', { name: 'Generar' })).toBeVisible();
  });
});

describe('top bar', () => {
  test('[§2 Top bar: credits badge] [§9 Hard-coded values] the badge is literal when the server reports no credits', async () => {
    const app = await ready();
    await expect.element(app.getByText('3 creditos disponibles', { exact: true })).toBeVisible();
  });

  test.each([0, 1, 250])(
    '[Product: reported credits] %d reported credits replace the literal',
    async (creditos) => {
      const app = await ready('/plan', { ...validAnswer, creditos });
      await expect.element(app.getByText(`${creditos} creditos disponibles`, { exact: true })).toBeVisible();
    },
  );

  test('[§2 Avatar menu: signed in] it shows name, e-mail and the secure session', async () => {
    const app = await ready();
    await app.getByRole('button', { name: 'Cuenta: Ana Ruiz' }).click();
    const menu = app.getByRole('menu');
    await expect.element(menu.getByText('Ana Ruiz')).toBeVisible();
    await expect.element(menu.getByText('ana@ejemplo.com')).toBeVisible();
    await expect.element(menu.getByText('Sesión segura activa.', { exact: true })).toBeVisible();
    expect(
      menu
        .getByRole('menuitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['Configuración', 'Notificaciones', 'Cerrar Sesión']);
  });

  test.each([
    ['Configuración', '/profile?tab=settings'],
    ['Notificaciones', '/profile?tab=settings#notificaciones'],
  ])('[Product: Configuración] [Product: Notificaciones] %s opens the settings', async (name, address) => {
    const app = await ready();
    await app.getByRole('button', { name: 'Cuenta: Ana Ruiz' }).click();
    await app.getByRole('menuitem', { name }).click();
    await expect.poll(app.address).toBe(address);
    await expect.element(app.getByRole('group', { name: 'Notificaciones' })).toBeVisible();
  });

  test('[§2 Avatar menu: outside click] a click outside closes it', async () => {
    const app = await ready();
    await app.getByRole('button', { name: 'Cuenta: Ana Ruiz' }).click();
    await expect.element(app.getByRole('menu')).toBeVisible();
    await userEvent.click(document.body, { position: { x: 700, y: 600 }, force: true });
    await expect.element(app.getByRole('menu')).not.toBeInTheDocument();
  });

  test('[§2 Avatar menu: signed out] an anonymous visitor is led to the main page', async () => {
    const app = await renderApp({ path: '/gallery', session: null });
    await app.getByRole('button', { name: 'Cuenta' }).click();
    await app.getByRole('menuitem', { name: 'Página Principal' }).click();
    await expect.poll(app.address).toBe('/');
  });

  test('[§2 Avatar menu: failed image] an avatar that does not load gives way to the initials', async () => {
    const app = await ready('/plan', { ...validAnswer, profile_img: 'data:image/png;base64,AAAA' });
    await expect.element(app.getByRole('button', { name: 'Cuenta: Ana Ruiz' })).toHaveTextContent('AR');
  });
});

describe('theme', () => {
  test('[§4 Theme: toggle] [§4 Theme: persisted] [§2 Sidebar: theme toggle] the toggle sets the class and the stored preference, and back', async () => {
    const app = await ready();
    await app.getByRole('button', { name: 'Cambiar a tema oscuro' }).click();
    await expect.element(app.getByRole('button', { name: 'Cambiar a tema claro' })).toBeVisible();
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    expect(localStorage.getItem('theme')).toBe('dark');
    await app.getByRole('button', { name: 'Cambiar a tema claro' }).click();
    await expect.poll(() => document.documentElement.classList.contains('dark')).toBe(false);
    expect(localStorage.getItem('theme')).toBe('light');
  });

  test('the toggle follows the document, whoever turned it dark', async () => {
    const app = await ready();
    await expect.element(app.getByRole('button', { name: 'Cambiar a tema oscuro' })).toBeVisible();
    document.documentElement.classList.add('dark');
    await expect.element(app.getByRole('button', { name: 'Cambiar a tema claro' })).toBeVisible();
  });

  test('[§2 Dark mode everywhere] a dark page stays dark from screen to screen', async () => {
    const app = await renderApp({ path: '/plan', theme: 'dark' });
    for (const path of ['/generate', '/gallery', '/profile', '/record', '/user']) {
      await expect.element(app.getByText('Sesión segura activa para').first()).toBeVisible();
      const ground = getComputedStyle(document.querySelector('main') ?? document.body).color;
      const [red = 0] = ground.match(/[\d.]+/g)?.map(Number) ?? [];
      expect(document.documentElement.classList.contains('dark')).toBe(true);
      expect(red, `ink on ${path}`).toBeGreaterThan(0.5);
      app.goTo(path);
      await expect.poll(app.address).toBe(path);
    }
  });
});

test('on a phone the sidebar is a drawer that a link closes', async () => {
  await page.viewport(360, 740);
  const app = await ready('/plan');
  await expect.element(navigation(app)).not.toBeInTheDocument();
  await app.getByRole('button', { name: 'Abrir menú' }).click();
  await navigation(app).getByRole('link', { name: 'Historial' }).click();
  await expect.poll(app.address).toBe('/record');
  await expect.element(navigation(app)).not.toBeInTheDocument();
  await page.viewport(1280, 900);
});
