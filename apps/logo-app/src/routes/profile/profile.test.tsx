import { afterEach, describe, expect, test, vi } from 'vitest';
import { alerts, renderApp } from '../../testing/render-app';
import { savedFiles } from '../../testing/saved-files';
import {
  type Answer,
  garbage,
  held,
  inTurn,
  json,
  networkFailure,
  plain,
} from '../../testing/scripted-fetch';
import { kitFile, SESSION, validAnswer } from '../../testing/server';

afterEach(() => vi.restoreAllMocks());

type App = Awaited<ReturnType<typeof renderApp>>;
type Setup = NonNullable<Parameters<typeof renderApp>[0]>;

async function profile(setup: Setup = {}) {
  const app = await renderApp({ path: '/profile', ...setup });
  await expect.element(app.getByRole('tab', { name: 'Mi Perfil' })).toBeVisible();
  return app;
}
const open = (app: App, tab: string) => app.getByRole('tab', { name: tab }).click();
const text = () => document.querySelector('main')?.textContent ?? '';

describe('loading', () => {
  test('[§2 Profile: loading text] it says that it is loading', async () => {
    const answer = held(json({ user: {} }));
    const app = await renderApp({ path: '/profile', answers: { '/user_info': answer.answer } });
    await expect.element(app.getByText('Cargando información del perfil…', { exact: true })).toBeVisible();
    answer.release();
    await expect.element(app.getByRole('tab', { name: 'Mi Perfil' })).toBeVisible();
  });

  test.each([
    ['an HTTP failure', plain('Ocupado', 500), 'HTTP error! status: 500 - Ocupado'],
    ['no connection', networkFailure, 'Hubo un problema con la conexión.'],
    ['a web page', garbage, 'Error inesperado'],
  ])(
    '[§8 Profile load failure] [§2 Profile: red banner] %s is told in a red banner, and can be tried again',
    async (_name, answer, message) => {
      const app = await renderApp({
        path: '/profile',
        answers: { '/user_info': inTurn(answer, json({ user: { name: 'Eva Sol' } })) },
      });
      await expect.element(app.getByRole('alert')).toHaveTextContent(message);
      expect(app.getByRole('tab').elements()).toEqual([]);
      await app.getByRole('button', { name: 'Reintentar' }).click();
      await expect.element(app.getByRole('heading', { name: 'Eva Sol' })).toBeVisible();
      expect(app.getByRole('alert').elements()).toEqual([]);
    },
  );

  test('[§5 Profile needs a session] without a session nothing is loaded', async () => {
    const app = await renderApp({ path: '/profile', session: null });
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    expect(app.sent('/user_info')).toEqual([]);
  });

  test('[§7 /user_info: request] it asks once, with the session', async () => {
    const app = await profile();
    expect(app.sent('/user_info').map(({ method, body }) => [method, body])).toEqual([
      ['POST', { session: SESSION }],
    ]);
  });
});

describe('tabs', () => {
  test('[§2 Profile: tabs] [§4 Profile: default tab] four tabs with their badges, Mi Perfil first', async () => {
    const app = await profile();
    const tabs = app.getByRole('tab').elements();
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Mi Perfil',
      'Actividad12',
      'Logros3',
      'Configuración',
    ]);
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false', 'false', 'false']);
  });

  test('[Product: tab in the address] the tab is in the address; back returns to the one before', async () => {
    const app = await profile();
    await open(app, 'Logros');
    await expect.poll(app.address).toBe('/profile?tab=achievements');
    app.goBack();
    await expect
      .element(app.getByRole('tab', { name: 'Mi Perfil' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  test('an address with a tab that there is not shows the first', async () => {
    const app = await renderApp({ path: '/profile?tab=toString' });
    await expect
      .element(app.getByRole('tab', { name: 'Mi Perfil' }))
      .toHaveAttribute('aria-selected', 'true');
    await expect.element(app.getByRole('button', { name: 'Editar' })).toBeVisible();
  });

  test('[§2 Profile: activity] four static entries', async () => {
    const app = await profile();
    await open(app, 'Actividad');
    const list = app.getByRole('list', { name: 'Actividad' });
    await expect.element(list).toBeVisible();
    expect(list.getByRole('listitem').elements()).toHaveLength(4);
  });

  test('[§2 Profile: achievements] four static badges, one locked at 75 %', async () => {
    const app = await profile();
    await open(app, 'Logros');
    const panel = app.getByRole('tabpanel');
    await expect.element(panel.getByText('Bloqueado', { exact: true })).toBeVisible();
    expect(panel.getByText('Desbloqueado').elements()).toHaveLength(3);
    await expect.element(panel.getByRole('progressbar')).toHaveAttribute('value', '75');
  });
});

describe('Mi Perfil', () => {
  test('[§2 Profile: stat cards] [§9 Hard-coded values] figures are the literals, unformatted', async () => {
    await profile();
    expect(text()).toContain('Logos creados47');
    expect(text()).toContain('Descargas totales15420');
    expect(text()).toContain('Favoritos23');
    expect(text()).toContain('Vistas del perfil1250');
  });

  test('[Product: reported figures] each figure that the server reports replaces its literal', async () => {
    await profile({
      answers: {
        '/validate_session': json({ ...validAnswer, stats: { logos: 2, favorites: 1, profile_views: 9 } }),
      },
    });
    expect(text()).toContain('Logos creados2');
    expect(text()).toContain('Descargas totales15420');
    expect(text()).toContain('Favoritos1');
    expect(text()).toContain('Vistas del perfil9');
  });

  test('[§2 Profile: personal info] name, e-mail, phone, location, bio, member since and views', async () => {
    await profile();
    for (const value of ['Ana Ruiz', 'ana@ejemplo.com', '+56 9 1234 5678', 'Valparaíso', 'Diseño y café']) {
      expect(text()).toContain(value);
    }
    expect(text()).toContain('Miembro desde1/1/2025');
  });

  test('[§3 Profile defaults] a server that sends an empty user gets the defaults', async () => {
    await profile({ answers: { '/user_info': json({ user: {} }) } });
    for (const value of ['Usuario', 'México', 'Bienvenido a tu perfil', 'Free', '1/1/2025', 'Sin teléfono']) {
      expect(text()).toContain(value);
    }
  });

  test('[§4 Profile: edit mode] [§5 Forms without validation] Guardar leaves edit mode and keeps the values, with no call and no judgement', async () => {
    const app = await profile();
    await app.getByRole('button', { name: 'Editar' }).click();
    await app.getByRole('textbox', { name: 'Nombre' }).fill('');
    await app.getByRole('textbox', { name: 'Correo electrónico' }).fill('no es un correo');
    await app.getByRole('textbox', { name: 'Ubicación' }).fill('Temuco');
    await app.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(app.getByRole('button', { name: 'Editar' })).toBeVisible();
    expect(text()).toContain('no es un correo');
    expect(text()).toContain('Temuco');
    expect(app.sent('/user_info')).toHaveLength(1);
    expect(app.requests).toHaveLength(2);
  });

  test('editing begins blank where a default stands in, which stays what is shown and is not made a value', async () => {
    const app = await profile({ answers: { '/user_info': json({ user: { name: 'Ana Ruiz' } }) } });
    await app.getByRole('button', { name: 'Editar' }).click();
    for (const [name, standIn] of [
      ['Teléfono', 'Sin teléfono'],
      ['Ubicación', 'México'],
      ['Biografía', 'Bienvenido a tu perfil'],
    ] as const) {
      const field = app.getByRole('textbox', { name });
      await expect.element(field).toHaveValue('');
      await expect.element(field).toHaveAttribute('placeholder', standIn);
    }
    await app.getByRole('textbox', { name: 'Teléfono' }).fill('55 1234');
    await app.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(app.getByText('55 1234', { exact: true })).toBeVisible();
    for (const standIn of ['México', 'Bienvenido a tu perfil']) expect(text()).toContain(standIn);
    expect(text()).not.toContain('Sin teléfono');
  });

  test('[§4 Profile: edit mode] Cancelar leaves edit mode and forgets what was typed', async () => {
    const app = await profile();
    await app.getByRole('button', { name: 'Editar' }).click();
    await app.getByRole('textbox', { name: 'Ubicación' }).fill('Temuco');
    await app.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(app.getByText('Valparaíso')).toBeVisible();
  });

  describe('saving, where the server announces `profile_edit`', () => {
    const announced = json({ ...validAnswer, capabilities: ['profile_edit'] });
    const stored = { ...validAnswer, location: 'Valparaíso', bio: 'Diseño y café', plan: 'Free' };
    const edit = async (answer: Answer, after: object = {}) => {
      const app = await profile({
        answers: {
          '/validate_session': inTurn(
            announced,
            json({ ...validAnswer, ...after, capabilities: ['profile_edit'] }),
          ),
          '/user_info': inTurn(json({ user: stored }), json({ user: { ...stored, ...after } })),
          '/profile': answer,
        },
      });
      await app.getByRole('button', { name: 'Editar' }).click();
      return app;
    };
    const save = (app: App) => app.getByRole('button', { name: 'Guardar' }).click();

    test('[Product: capabilities] only what was changed is sent; what the server made of it is shown, in the shell too', async () => {
      const app = await edit(json({ success: true }), { name: 'Ana Ruiz Peña' });
      await app.getByRole('textbox', { name: 'Nombre' }).fill('  Ana Ruiz Peña ');
      await save(app);
      await expect.poll(alerts).toEqual(['Tus datos se guardaron.']);
      expect(app.sent('/profile').map(({ body }) => body)).toEqual([
        { session: SESSION, name: '  Ana Ruiz Peña ' },
      ]);
      await expect.element(app.getByRole('heading', { name: 'Ana Ruiz Peña' })).toBeVisible();
      await expect.element(app.getByText('Sesión segura activa para Ana Ruiz Peña')).toBeVisible();
    });

    test('the e-mail, by which people sign in, can be read and not changed', async () => {
      const app = await edit(json({ success: true }));
      await expect
        .element(app.getByRole('textbox', { name: 'Correo electrónico' }))
        .toHaveAttribute('readonly');
      await expect
        .element(app.getByRole('textbox', { name: 'Correo electrónico' }))
        .toHaveAccessibleDescription('Con este correo inicias sesión; aquí no se puede cambiar.');
    });

    test('what nobody said is sent as it was typed, and not at all when it was not', async () => {
      const app = await profile({
        answers: {
          '/validate_session': announced,
          '/user_info': json({ user: { name: 'Ana Ruiz' } }),
          '/profile': json({ success: true }),
        },
      });
      await app.getByRole('button', { name: 'Editar' }).click();
      await app.getByRole('textbox', { name: 'Teléfono' }).fill('55 1234');
      await save(app);
      await expect.poll(alerts).toEqual(['Tus datos se guardaron.']);
      expect(app.sent('/profile').map(({ body }) => body)).toEqual([{ session: SESSION, phone: '55 1234' }]);
    });

    test('a refusal that is about a field stands at it too', async () => {
      const tooLong = 'El nombre admite hasta 80 caracteres.';
      const app = await edit(inTurn(json({ detail: tooLong, field: 'name' }, 422), json({ success: true })), {
        name: 'Ana',
      });
      const name = app.getByRole('textbox', { name: 'Nombre' });
      await app.getByRole('textbox', { name: 'Ubicación' }).fill('Temuco');
      await name.fill('Ana '.repeat(30));
      await save(app);
      await expect.element(name).toBeInvalid();
      await expect.element(name).toHaveAccessibleDescription(tooLong);
      await expect.element(name).toHaveFocus();
      await expect.poll(alerts).toEqual([tooLong]);
      await name.fill('Ana');
      await save(app);
      await expect.element(app.getByRole('button', { name: 'Editar' })).toBeVisible();
    });

    test('a refusal of several fields that names none is an alert alone', async () => {
      const tooLong = 'El nombre admite hasta 80 caracteres.';
      const app = await edit(json({ detail: tooLong }, 422), { name: 'Ana' });
      const name = app.getByRole('textbox', { name: 'Nombre' });
      await app.getByRole('textbox', { name: 'Ubicación' }).fill('Temuco');
      await name.fill('Ana '.repeat(30));
      await save(app);
      await expect.poll(alerts).toEqual([tooLong]);
      await expect.element(name).not.toBeInvalid();
    });

    test('nothing changed is nothing asked', async () => {
      const app = await edit(json({ success: true }));
      await save(app);
      await expect.element(app.getByRole('button', { name: 'Editar' })).toBeVisible();
      expect([app.sent('/profile'), alerts()]).toEqual([[], []]);
    });

    test('a refusal is an alert in the words of the server, and what was typed is there to be mended', async () => {
      const app = await edit(
        inTurn(json({ detail: 'La biografía admite hasta 600 caracteres.' }, 422), json({ success: true })),
        { bio: 'Breve' },
      );
      const bio = app.getByRole('textbox', { name: 'Biografía' });
      await bio.fill('Larga');
      await save(app);
      await expect.poll(alerts).toEqual(['La biografía admite hasta 600 caracteres.']);
      await expect.element(bio).toHaveValue('Larga');
      await bio.fill('Breve');
      await save(app);
      await expect.element(app.getByText('Breve', { exact: true })).toBeVisible();
    });
  });

  test('[§2 Profile: quick actions] Crear Logo and Ver Historial lead on, Descargar Todos is static', async () => {
    const app = await profile();
    const actions = app.getByRole('region', { name: 'Acciones rápidas' });
    await expect
      .element(actions.getByRole('link', { name: 'Crear Logo' }))
      .toHaveAttribute('href', '/generate');
    await actions.getByRole('button', { name: 'Descargar Todos' }).click();
    expect(alerts()).toEqual([]);
    expect(app.requests).toHaveLength(2);
    await actions.getByRole('link', { name: 'Ver Historial' }).click();
    await expect.poll(app.address).toBe('/record');
  });

  test('where it is announced, Descargar Todos saves one ZIP, says how far it is, and can be cancelled', async () => {
    const files = savedFiles();
    const first = held(kitFile);
    const capabilities = ['download_all'];
    const app = await profile({
      answers: {
        '/validate_session': json({ ...validAnswer, capabilities }),
        '/api/all-logos': inTurn(
          first.answer,
          json({ detail: 'El servicio está muy ocupado.' }, 503),
          kitFile,
        ),
      },
    });
    const action = app.getByRole('button', { name: 'Descargar Todos' });
    await action.click();
    await expect.element(app.getByRole('progressbar', { name: 'Descarga de tus logos' })).toBeVisible();
    await expect.poll(() => app.sent('/api/all-logos')).toHaveLength(1);
    await app.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(action).toHaveFocus();
    first.release();
    await action.click();
    await expect.element(app.getByText('El servicio está muy ocupado.')).toBeVisible();
    expect(files).toEqual([]);
    await action.click();
    await expect.poll(() => files.map(({ name }) => name)).toEqual(['Nubia Tech-kit.zip']);
    await expect.poll(alerts).toContain('Logos descargados');
    expect(app.sent('/api/all-logos').map(({ path }) => path)).toEqual(
      Array.from({ length: 3 }, () => '/api/all-logos?key=ana.mif0a2b3.firma'),
    );
  });
});

describe('Configuración', () => {
  const masked = () =>
    [...document.querySelectorAll('main code:not(:has(code))')]
      .map((code) => code.lastChild?.textContent)
      .find((text) => text?.includes('•'));
  const settings = (setup: Setup = {}) => renderApp({ path: '/profile?tab=settings', ...setup });

  test('[§2 Profile: notification toggles] [§3 Notification preferences] four switches: on, off, on, off', async () => {
    const app = await settings();
    const switches = app.getByRole('switch');
    await expect.element(switches.first()).toBeVisible();
    const states = () => switches.elements().map((one) => one.getAttribute('aria-checked'));
    expect(states()).toEqual(['true', 'false', 'true', 'false']);
    await switches.nth(1).click();
    await expect.poll(states).toEqual(['true', 'true', 'true', 'false']);
    expect(app.requests).toHaveLength(2);
  });

  describe('notifications, where the server announces `profile_edit`', () => {
    const announced = json({ ...validAnswer, capabilities: ['profile_edit'] });
    const stored = { email: false, features: false, tips: true, marketing: false };
    const open = async (answer: Answer) => {
      const app = await settings({
        answers: {
          '/validate_session': announced,
          '/user_info': json({ user: { ...validAnswer, notifications: stored } }),
          '/profile': answer,
        },
      });
      await expect.element(app.getByRole('switch').first()).toBeVisible();
      const states = () =>
        app
          .getByRole('switch')
          .elements()
          .map((one) => one.getAttribute('aria-checked') === 'true');
      return { app, states };
    };

    test('[Product: capabilities] they are those that are stored, and each press is stored in its turn', async () => {
      const first = held(json({ success: true }));
      const { app, states } = await open(inTurn(first.answer, json({ success: true })));
      expect(states()).toEqual([false, false, true, false]);
      await app.getByRole('switch').nth(1).click();
      await app.getByRole('switch').nth(3).click();
      await expect.poll(states).toEqual([false, true, true, true]);
      expect(app.sent('/profile')).toHaveLength(1);
      first.release();
      await expect
        .poll(() => app.sent('/profile').map(({ body }) => body))
        .toEqual([
          { session: SESSION, notifications: { ...stored, features: true } },
          { session: SESSION, notifications: { ...stored, features: true, marketing: true } },
        ]);
    });

    test('what was stored is still shown after another tab and back, and is sent with the next press', async () => {
      const { app, states } = await open(json({ success: true }));
      await app.getByRole('switch').nth(1).click();
      await expect.poll(() => app.sent('/profile')).toHaveLength(1);
      await app.getByRole('tab', { name: 'Actividad' }).click();
      await expect.poll(() => states()).toEqual([]);
      await app.getByRole('tab', { name: 'Configuración' }).click();
      await expect.poll(states).toEqual([false, true, true, false]);
      await app.getByRole('switch').nth(3).click();
      await expect
        .poll(() => app.sent('/profile').at(-1)?.body)
        .toEqual({ session: SESSION, notifications: { ...stored, features: true, marketing: true } });
    });

    test('a refusal brings back what is stored, and says why', async () => {
      const { app, states } = await open(json({ detail: 'Ahora no.' }, 503));
      await app.getByRole('switch').nth(1).click();
      await expect.poll(alerts).toEqual(['Ahora no.']);
      await expect.poll(states).toEqual([false, false, true, false]);
    });
  });

  test.each([
    ['abcd12345678wxyz', 'abcd••••wxyz'],
    ['12345678', '••••'],
    ['123456789', '1234••••6789'],
  ])('[§9 Token masking] [§2 Profile: masked token] %s is shown as %s', async (token, mask) => {
    const app = await settings({ answers: { '/user_info': json({ user: { token } }) } });
    await expect.element(app.getByText('Token de sesión').last()).toBeInTheDocument();
    expect(masked()).toBe(mask);
    expect(document.body.textContent).not.toContain(token);
  });

  test('[Product: default token] without a token the session id is masked', async () => {
    const app = await settings();
    await expect.element(app.getByText('Token de sesión').last()).toBeInTheDocument();
    expect(masked()).toBe(`${SESSION.slice(0, 4)}••••${SESSION.slice(-4)}`);
  });

  test('[§2 Profile: change password] [Product: not available] [§5 Forms without validation] the form is not judged; it says that it is not available', async () => {
    const app = await settings();
    for (const name of ['Contraseña actual', 'Nueva contraseña', 'Confirmar contraseña']) {
      await expect.element(app.getByLabelText(name)).toBeVisible();
    }
    await app.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect.poll(alerts).toEqual(['No disponible por ahora']);
    expect(app.requests).toHaveLength(2);
  });

  describe('changing the password, where the server announces it', () => {
    const announced = json({ ...validAnswer, capabilities: ['password_change'] });
    const change = async (answer: Answer, typed: readonly [string, string, string]) => {
      const app = await settings({ answers: { '/validate_session': announced, '/password': answer } });
      const labels = ['Contraseña actual', 'Nueva contraseña', 'Confirmar contraseña'];
      for (const [index, label] of labels.entries()) await app.getByLabelText(label).fill(typed[index] ?? '');
      await app.getByRole('button', { name: 'Cambiar contraseña' }).click();
      return app;
    };
    const typed = ['la de antes', 'otra frase mejor', 'otra frase mejor'] as const;
    const errorsIn = (app: App) =>
      app
        .getByLabelText(/contraseña/i)
        .elements()
        .filter((input) => input.getAttribute('aria-invalid') === 'true')
        .map((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent);

    test('[Product: capabilities] it is changed, the fields are emptied, and it is said', async () => {
      const app = await change(json({ success: true }), typed);
      await expect.poll(alerts).toEqual(['Contraseña cambiada. Tus otras sesiones se cerraron.']);
      expect(app.sent('/password').map(({ body }) => body)).toEqual([
        { session: SESSION, old: typed[0], new: typed[1] },
      ]);
      await expect.element(app.getByLabelText('Contraseña actual')).toHaveValue('');
    });

    test.each([
      [403, 'La contraseña actual no es correcta.', 'Contraseña actual'],
      [422, 'La contraseña debe tener entre 10 y 128 caracteres.', 'Nueva contraseña'],
    ])(
      'a refusal of %i stands under its field, which takes the focus, and nothing typed is lost',
      async (status, detail, label) => {
        const app = await change(json({ detail }, status), typed);
        await expect.poll(() => errorsIn(app)).toEqual([detail]);
        await expect.element(app.getByLabelText(label)).toHaveFocus();
        await expect.element(app.getByLabelText('Nueva contraseña')).toHaveValue(typed[1]);
        expect(alerts()).toEqual([]);
      },
    );

    test('any other refusal is an alert in the words of the server', async () => {
      const detail = 'Demasiados intentos seguidos. Espera 30 segundos y vuelve a intentarlo.';
      await change(json({ detail }, 429), typed);
      await expect.poll(alerts).toEqual([detail]);
    });

    test.each([
      [['', 'otra frase mejor', 'otra frase mejor'], ['Escribe tu contraseña actual.']],
      [['la de antes', '', ''], ['Escribe la contraseña nueva.']],
      [['la de antes', 'otra frase mejor', 'otra frase peor'], ['Las dos contraseñas no son iguales.']],
    ] as const)('what needs no server (%j) is said without asking it', async (typed, errors) => {
      const app = await change(json({ success: true }), typed);
      await expect.poll(() => errorsIn(app)).toEqual(errors);
      expect(app.sent('/password')).toEqual([]);
    });
  });

  describe('the sessions, where the server announces them', () => {
    const announced = json({ ...validAnswer, capabilities: ['sessions'] });
    const here = {
      id: 'a',
      device: 'Chrome en Windows',
      started: '2026-11-21T12:00:00.000Z',
      last_used: '2026-11-22T12:00:00.000Z',
      current: true,
    };
    const phone = { ...here, id: 'b', device: 'Safari en iPhone', current: false };
    const list = (...sessions: object[]) => json({ sessions });
    const open = (sessions: Answer, end: Answer = json({ success: true })) =>
      settings({
        answers: { '/validate_session': announced, '/sessions': sessions, '/sessions/end': end },
      });
    const rows = (app: App) =>
      app
        .getByRole('region', { name: 'Sesiones abiertas' })
        .getByRole('listitem')
        .elements()
        .map((row) => row.textContent);

    test('[Product: capabilities] each says what and when, and this one says that it is this one', async () => {
      const app = await open(list(here, phone));
      await expect
        .poll(() => rows(app))
        .toEqual([
          'Chrome en WindowsEsta sesiónAbierta el 21 nov 2026',
          'Safari en iPhoneAbierta el 21 nov 2026 · Usada por última vez el 22 nov 2026Cerrar',
        ]);
      expect(app.sent('/sessions').map(({ body }) => body)).toEqual([{ session: SESSION }]);
    });

    test('one is closed, it is said, and the list is asked for again', async () => {
      const app = await open(inTurn(list(here, phone), list(here)));
      await app.getByRole('button', { name: /^Cerrar la sesión de Safari en iPhone/ }).click();
      await expect.poll(alerts).toEqual(['Sesión cerrada.']);
      await expect.poll(() => rows(app)).toHaveLength(1);
      expect(app.sent('/sessions/end').map(({ body }) => body)).toEqual([{ session: SESSION, id: 'b' }]);
    });

    test('all others are closed at once', async () => {
      const app = await open(inTurn(list(here, phone, { ...phone, id: 'c' }), list(here)));
      await app.getByRole('button', { name: 'Cerrar todas las demás' }).click();
      await expect.poll(alerts).toEqual(['Las demás sesiones se cerraron.']);
      await expect.poll(() => rows(app)).toHaveLength(1);
      expect(app.sent('/sessions/end').map(({ body }) => body)).toEqual([{ session: SESSION, id: 'others' }]);
      expect(app.getByRole('button', { name: 'Cerrar todas las demás' }).elements()).toEqual([]);
    });

    test('a refusal is an alert in the words of the server, and the list is asked for again', async () => {
      const detail = 'Esa sesión ya no está abierta.';
      const app = await open(inTurn(list(here, phone), list(here)), json({ detail }, 404));
      await app.getByRole('button', { name: /^Cerrar la sesión de/ }).click();
      await expect.poll(alerts).toEqual([detail]);
      await expect.poll(() => rows(app)).toHaveLength(1);
    });

    test('a list that does not come says so, and can be asked for again', async () => {
      const app = await open(inTurn(json({ detail: 'Ahora no.' }, 503), list(here)));
      const region = app.getByRole('region', { name: 'Sesiones abiertas' });
      await expect.element(region.getByRole('alert')).toHaveTextContent('Ahora no.');
      await region.getByRole('button', { name: 'Reintentar' }).click();
      await expect.poll(() => rows(app)).toHaveLength(1);
    });
  });

  test('[§2 Profile: danger zone] [Product: not available] Eliminar cuenta says that it is not available', async () => {
    const app = await settings();
    await app.getByRole('button', { name: 'Eliminar cuenta' }).click();
    await expect.poll(alerts).toEqual(['No disponible por ahora']);
    expect(localStorage.getItem('session')).toBe(SESSION);
  });

  describe('deleting the account, where the server announces it', () => {
    const announced = json({ ...validAnswer, capabilities: ['account_delete'] });
    const ask = async (answer: Answer = json({ success: true })) => {
      const app = await settings({
        answers: { '/validate_session': announced, '/account/delete': answer },
      });
      await app.getByRole('button', { name: 'Eliminar cuenta' }).click();
      const dialog = app.getByRole('alertdialog', { name: '¿Eliminar tu cuenta?' });
      await expect.element(dialog).toBeVisible();
      return { app, dialog, confirm: dialog.getByRole('button', { name: 'Eliminar cuenta' }) };
    };
    const EMAIL = 'Escribe ana@ejemplo.com para confirmar';

    test('[Product: capabilities] it asks first, leads to what can be kept, and waits for the e-mail to be typed', async () => {
      const { app, dialog, confirm } = await ask();
      await expect.element(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
      await expect
        .element(dialog.getByRole('link', { name: 'Mi Galería' }))
        .toHaveAttribute('href', '/gallery');
      await expect.element(confirm).toBeDisabled();
      await dialog.getByLabelText(EMAIL).fill('ana@ejemplo.co');
      await expect.element(confirm).toBeDisabled();
      expect(app.sent('/account/delete')).toEqual([]);
    });

    test('[Product: capabilities] where all logos come in one ZIP, it offers them first', async () => {
      const files = savedFiles();
      const capabilities = ['account_delete', 'download_all'];
      const app = await settings({
        answers: { '/validate_session': json({ ...validAnswer, capabilities }), '/api/all-logos': kitFile },
      });
      await app.getByRole('button', { name: 'Eliminar cuenta' }).click();
      const dialog = app.getByRole('alertdialog', { name: '¿Eliminar tu cuenta?' });
      await dialog.getByRole('button', { name: 'Descargar Todos' }).click();
      await expect.poll(() => files).toHaveLength(1);
      await expect.element(dialog).toBeVisible();
      expect(app.sent('/account/delete')).toEqual([]);
    });

    test('confirmed, the account is gone: nothing stays in the browser, and the landing says so', async () => {
      const { app, dialog, confirm } = await ask();
      await dialog.getByLabelText(EMAIL).fill(' Ana@ejemplo.com ');
      await confirm.click();
      await expect.poll(alerts).toEqual(['Tu cuenta se eliminó.']);
      await expect.poll(app.address).toBe('/');
      expect(app.sent('/account/delete').map(({ body }) => body)).toEqual([
        { session: SESSION, confirmation: 'Ana@ejemplo.com' },
      ]);
      expect(localStorage.getItem('session')).toBeNull();
      expect(app.sent('/sign_out')).toEqual([]);
    });

    test('a refusal is an alert in the words of the server, and nobody is signed out', async () => {
      const detail = 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.';
      const { app, dialog, confirm } = await ask(json({ detail }, 503));
      await dialog.getByLabelText(EMAIL).fill('ana@ejemplo.com');
      await confirm.click();
      await expect.poll(alerts).toEqual([detail]);
      expect(app.address()).toBe('/profile?tab=settings');
      expect(localStorage.getItem('session')).toBe(SESSION);
      await expect.element(app.getByRole('button', { name: 'Eliminar cuenta' })).toBeEnabled();
    });

    test('Cancelar leaves everything as it is, and what was typed is not there when it is asked again', async () => {
      const { app, dialog } = await ask();
      await dialog.getByLabelText(EMAIL).fill('ana@ejemplo.com');
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await app.getByRole('button', { name: 'Eliminar cuenta' }).click();
      await expect.element(dialog.getByLabelText(EMAIL)).toHaveValue('');
      expect(app.sent('/account/delete')).toEqual([]);
    });
  });

  test('[§2 Profile: plan card] [§2 Profile: usage] [§9 Usage bar] [§6 Plan displayed] the plan, its text, both buttons and 47/∞ logos at 75 %', async () => {
    const app = await settings();
    await expect.element(app.getByText('Logos ilimitados • Descargas HD', { exact: true })).toBeVisible();
    await expect.element(app.getByRole('heading', { name: 'Plan Free' })).toBeVisible();
    await expect.element(app.getByText('47/∞ logos', { exact: true })).toBeVisible();
    await expect.element(app.getByRole('progressbar')).toHaveAttribute('value', '75');
    await expect.element(app.getByRole('link', { name: 'Ver Beneficios' })).toHaveAttribute('href', '/plan');
    await app.getByRole('link', { name: 'Cambiar Plan' }).click();
    await expect.poll(app.address).toBe('/plan');
  });

  test('[Product: reported figures] reported logos fill the usage', async () => {
    const stats = { logos: 4, usage_percent: 20 };
    const app = await settings({ answers: { '/validate_session': json({ ...validAnswer, stats }) } });
    await expect.element(app.getByText('4/∞ logos', { exact: true })).toBeVisible();
    await expect.element(app.getByRole('progressbar')).toHaveAttribute('value', '20');
  });
});
