import { afterEach, expect, test, vi } from 'vitest';
import { alerts, renderApp, settled } from '../testing/render-app';
import { savedFiles } from '../testing/saved-files';
import { json } from '../testing/scripted-fetch';
import { SESSION } from '../testing/server';

afterEach(() => vi.restoreAllMocks());

const POST_HEADERS = { 'content-type': 'application/json', accept: 'application/json', apikey: 'llave' };

test('[§7 Whole session] [Product: nothing else is requested] a whole visit to a server that announces nothing makes the calls of section 7, and no other', async () => {
  savedFiles();
  const elsewhere = vi.spyOn(window, 'fetch');
  const sockets = vi.spyOn(navigator, 'sendBeacon');
  const app = await renderApp({
    path: '/',
    session: SESSION,
    config: { apiBaseUrl: 'https://api.ejemplo', apiKey: 'llave' },
    answers: Object.fromEntries(
      Object.entries((await import('../testing/server')).serverAnswers).map(([path, answer]) => [
        `https://api.ejemplo${path}`,
        answer,
      ]),
    ),
  });
  const press = async (role: 'button' | 'tab' | 'link' | 'menuitem' | 'radio', name: string | RegExp) => {
    const found = app.getByRole(role, { name }).first();
    await expect.element(found).toBeEnabled();
    // A tab listens to the pointer itself.
    if (role === 'tab') {
      await found.click();
      return expect.element(found).toHaveAttribute('aria-selected', 'true');
    }
    (found.element() as HTMLElement).click();
  };
  const go = async (path: string, heading: string) => {
    app.goTo(path);
    await expect.element(app.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };

  await expect.element(app.getByRole('heading', { name: 'Crea tu logo' })).toBeVisible();
  await app.getByRole('textbox', { name: 'Nombre de la empresa' }).fill('Brasa');
  for (const step of [2, 3, 4, 5]) {
    await press('button', 'Siguiente');
    await expect.element(app.getByText(`Paso ${step} de 5`).first()).toBeInTheDocument();
  }
  await press('button', 'Generar Logo');
  await press('button', 'Descargar Logo');
  await expect.poll(() => app.requests.length).toBe(3);
  await press('button', 'Nuevo Logo');

  await go('/gallery', 'Mi Galería');
  await press('button', 'Favorito: Dulce Canela');
  await press('button', 'Descargar Nubia Tech');
  await press('button', 'Eliminar Sierra Viva');
  await press('button', 'Ver detalle de Nubia Tech');
  await expect.element(app.getByRole('dialog')).toBeVisible();
  await expect.poll(() => app.requests.length).toBe(5);

  await go('/record', 'Historial');
  await press('tab', /^Movimientos/);
  await expect.poll(() => app.requests.length).toBe(7);
  await press('button', 'Refrescar');
  await expect.poll(() => app.requests.length).toBe(8);

  await go('/profile', 'Perfil');
  for (const tab of [/^Actividad/, /^Logros/, /^Configuración/]) await press('tab', tab);
  await press('button', 'Cambiar contraseña');
  await press('button', 'Eliminar cuenta');
  await go('/plan', 'Actualizar Plan');
  await press('button', 'Seleccionar Plan');
  await go('/user', 'Hola, Ana Ruiz');
  await press('button', 'Validar Sesión');
  await expect.poll(alerts).toContain('Sesión válida y actualizada');
  window.dispatchEvent(new Event('focus'));
  window.dispatchEvent(new Event('online'));
  await press('button', 'Cerrar Sesión');
  await app.getByRole('alertdialog').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();

  const call = (path: string, body: object = {}) => ({
    method: 'POST',
    path: `https://api.ejemplo${path}`,
    headers: POST_HEADERS,
    body: { session: SESSION, ...body },
  });
  const inOrder = app.requests.map((request) => request);
  // The two lists of the history leave together.
  const [logos, movements] = [call('/logos_info'), call('/movimiento_info')];
  expect(inOrder).toEqual([
    call('/validate_session'),
    call('/generate_logo', {
      company_name: 'Brasa',
      style: 'modern',
      color: '#3B82F6',
      description: 'technology. (text)',
    }),
    {
      method: 'GET',
      path: 'https://api.ejemplo/api/proxy-download?image_url=https%3A%2F%2Fapi.ejemplo%2Flogos%2Fabc123.png',
      headers: { accept: 'image/*' },
      body: undefined,
    },
    call('/gallery'),
    call('/favorite', { logo_id: 2, favoritos: 1 }),
    logos,
    movements,
    movements,
    call('/user_info'),
    call('/validate_session'),
  ]);
  // The one other fetch reads the picture that the gallery already shows.
  const others = elsewhere.mock.calls.map(([input]) => String(input));
  expect(others.filter((url) => !url.endsWith('/src/drawings/nubia.light.svg'))).toEqual([]);
  expect(sockets).not.toHaveBeenCalled();
});

test('[Product: asks when offline] a browser that says it is offline is not believed', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const app = await renderApp({ path: '/gallery' });
  await expect.element(app.getByText('3 logos encontrados')).toBeVisible();
});

test('[Product: no refetching] neither focus nor a connection that comes back asks again', async () => {
  const app = await renderApp({ path: '/gallery' });
  await expect.element(app.getByText('3 logos encontrados')).toBeVisible();
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(app.sent('/gallery')).toHaveLength(1);
});

test('[Product: alternative spellings] a server that sends only the other spellings fills every screen', async () => {
  const app = await renderApp({
    path: '/profile',
    answers: {
      '/validate_session': json({ status: 'ok', email: 'sol@ejemplo.com' }),
      '/user_info': json({
        result: {
          user: {
            fullName: 'Sol Mar',
            emailAddress: 'sol@ejemplo.com',
            phoneNumber: '555',
            avatar: 'data:image/png;base64,AAAA',
            sessionToken: 'zzzzyyyyxxxx',
            ciudad: 'Lima',
            biography: 'Otra bio',
            createdAt: '2024-05-06',
          },
        },
      }),
      '/logos_info': json({
        respuesta: [
          {
            id: 4,
            nombre: 'Otra Marca',
            categoria: 'nature',
            tipo: 'symbol',
            estilo: 'vintage',
            fecha: '2025-02-03',
            descripcion: 'Otra descripción',
          },
        ],
      }),
      '/movimiento_info': json({ respuesta: [{ id: 5, tipo_mov: 'egreso', cantidad: '900' }] }),
      '/gallery': json({ Logos: [{ logo_id: 'a', companyname: 'Otra Marca', favorito: '1' }] }),
    },
  });
  await expect.element(app.getByText('Sesión segura activa para sol')).toBeVisible();
  await expect.element(app.getByRole('heading', { name: 'Sol Mar' })).toBeVisible();
  for (const text of ['555', 'Lima', 'Otra bio', '6/5/2024']) {
    expect(document.querySelector('main')?.textContent).toContain(text);
  }
  app.goTo('/record');
  const logo = app.getByRole('article', { name: 'Logo #1 Otra Marca' });
  await expect.element(logo).toBeVisible();
  for (const text of ['03-02-2025', 'Naturaleza', 'Solo símbolo', 'Otra descripción']) {
    expect(logo.element().textContent).toContain(text);
  }
  app.goTo('/record?tab=movements');
  await expect.element(app.getByText('-$900')).toBeVisible();
  await expect.element(app.getByText('REF-5')).toBeVisible();
  app.goTo('/gallery');
  await expect
    .element(app.getByRole('button', { name: 'Favorito: Otra Marca' }))
    .toHaveAttribute('aria-pressed', 'true');
});
