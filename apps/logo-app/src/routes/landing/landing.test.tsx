import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import preview from '../../drawings/nubia.light.svg?url';
import { alerts, renderApp } from '../../testing/render-app';
import { SESSION } from '../../testing/server';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const press = (button: { element: () => Element }) => (button.element() as HTMLElement).click();
const config = {
  loginUrl: 'https://acceso.ejemplo/login',
  registerUrl: 'https://acceso.ejemplo/registro',
  appToken: 'ficha de app',
};

describe('what the landing says', () => {
  test('[§2 Landing page: anchors] the header leads to #features, #pricing and #examples, and each is there', async () => {
    const app = await renderApp();
    const links = app.getByRole('banner').getByRole('link').elements();
    const hrefs = links.map((link) => link.getAttribute('href')).filter((href) => href?.startsWith('#'));
    expect(hrefs.sort()).toEqual(['#examples', '#features', '#pricing']);
    for (const href of hrefs) expect(document.querySelector(`${href}`)).not.toBeNull();
  });

  test('[§1 Claims] [§2 Landing page: claims] it makes the four claims', async () => {
    const app = await renderApp();
    for (const [value, label] of [
      ['500K+', 'logos'],
      ['50K+', 'clientes'],
      ['4.9/5', 'valoración'],
      ['24/7', 'soporte'],
    ] as const) {
      await expect.element(app.getByText(value, { exact: true })).toBeVisible();
      expect(document.body.textContent).toContain(label);
    }
  });

  test('[§1 Promises] it promises logos in under 30 seconds, no experience, customisation, HD and vector downloads', async () => {
    await renderApp();
    const said = document.body.textContent;
    expect(said).toContain('Logos profesionales en menos de 30 segundos');
    expect(said).toContain('No necesitas experiencia en diseño');
    expect(said).toContain('Hecho a tu medida');
    expect(said).toContain('HD o en vector');
  });

  test('[§2 Landing page: buttons] it has the four buttons', async () => {
    const app = await renderApp();
    for (const name of ['INICIAR SESIÓN', 'Registro', 'Comenzar Gratis', 'Ver Demo']) {
      await expect.element(app.getByRole('button', { name, exact: true }).first()).toBeVisible();
    }
  });

  test('[Product: landing plans without buttons] its plan cards show prices and cannot be chosen', async () => {
    const app = await renderApp();
    const plan = app.getByRole('article', { name: 'Comandante' });
    await expect.element(plan.getByText('$29', { exact: true })).toBeInTheDocument();
    expect(plan.getByRole('button').elements()).toEqual([]);
  });
});

describe('signing in', () => {
  test.each(['INICIAR SESIÓN', 'Comenzar Gratis'])(
    '[§4 preLogin] [§2 Login address] [§9 Redirect delay] %s saves a session, waits one second and leaves for the login page',
    async (name) => {
      const app = await renderApp({ config });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      press(app.getByRole('button', { name, exact: true }).first());
      const session = localStorage.getItem('session') ?? '';
      expect(session).toMatch(/^\d{13}_[a-z0-9]{26}$/);
      await vi.advanceTimersByTimeAsync(999);
      expect(app.left).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(app.left).toEqual([
        `https://acceso.ejemplo/login?token_app=ficha%20de%20app&session=${session}`,
      ]);
      expect(app.requests).toEqual([]);
    },
  );

  test('[§2 Landing page: Redirigiendo...] while it waits the button says so and a second press does nothing', async () => {
    const app = await renderApp();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press(app.getByRole('button', { name: 'Comenzar Gratis' }).first());
    const busy = app.getByRole('button', { name: 'Redirigiendo...' }).first();
    await expect.element(busy).toHaveAttribute('aria-busy', 'true');
    press(busy);
    press(app.getByRole('button', { name: 'INICIAR SESIÓN' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(app.left).toHaveLength(1);
  });

  test('[§4 preRegister] [§2 Register address] Registro leaves for the register page without saving a session', async () => {
    const app = await renderApp({ config });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press(app.getByRole('button', { name: 'Registro' }));
    await vi.advanceTimersByTimeAsync(999);
    expect(app.left).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(app.left[0]).toMatch(
      /^https:\/\/acceso\.ejemplo\/registro\?token_app=ficha%20de%20app&session=\d{13}_[a-z0-9]{26}$/,
    );
    expect(localStorage.getItem('session')).toBeNull();
  });

  test('[§8 Session save failure] [§4 preLogin: error] [§8 Login failure] storage that refuses is told, and the button is free again', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const app = await renderApp();
    await app.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
    await expect.poll(alerts).toEqual(['No se pudo guardar la sesión']);
    expect(error.mock.calls.map(([text]) => text)).toEqual(['Error de login']);
    await expect.element(app.getByRole('button', { name: 'Comenzar Gratis' }).first()).toBeEnabled();
    expect(localStorage.getItem('session')).toBeNull();
    expect(app.left).toEqual([]);
  });

  test('[§4 preLogin: error] [§8 Login failure] an address that cannot be is told, logged and forgotten', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = await renderApp({ config: { loginUrl: 'javascript:alert(1)' } });
    await app.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
    await expect.poll(alerts).toHaveLength(1);
    expect(localStorage.getItem('session')).toBeNull();
    expect(error.mock.calls[0]?.[0]).toBe('Error de login');
    await expect.element(app.getByRole('button', { name: 'Comenzar Gratis' }).first()).toBeEnabled();
  });

  test('[§8 Register failure] a registration that fails is only logged', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const app = await renderApp({ config: { registerUrl: 'javascript:alert(1)' } });
    await app.getByRole('button', { name: 'Registro' }).click();
    await expect.poll(() => error.mock.calls.map(([text]) => text)).toEqual(['Error de registro']);
    expect(alerts()).toEqual([]);
  });
});

describe('the name typed in the first view', () => {
  const field = (app: Awaited<ReturnType<typeof renderApp>>) =>
    app.getByRole('main').getByRole('textbox', { name: 'Nombre de tu empresa' });

  test('is drawn at once by the public preview, with no account and no call', async () => {
    const app = await renderApp({ config: { previewUrl: preview } });
    await field(app).fill(' Ñandú & Co ');
    const drawn = () =>
      [...document.querySelectorAll<HTMLImageElement>('main figure img')]
        .map((picture) => new URLSearchParams(picture.getAttribute('src')?.split('?')[1]))
        .filter((asked) => asked.get('name') === 'Ñandú & Co')
        .map((asked) => asked.get('variant'));
    await expect.poll(drawn).toEqual(['light', 'dark']);
    expect(app.requests).toEqual([]);
    expect(sessionStorage.length).toBe(0);
  });

  test.each(['INICIAR SESIÓN', 'Registro', 'Comenzar Gratis'])(
    'goes along into the wizard with %s',
    async (button) => {
      const app = await renderApp({ config: { previewUrl: preview } });
      await field(app).fill('Ñandú');
      press(app.getByRole('button', { name: button, exact: true }).first());
      const back = await renderApp({ path: '/generate' });
      await expect.element(back.getByRole('textbox', { name: 'Nombre de la empresa' })).toHaveValue('Ñandú');
    },
  );

  test('cannot be typed without a public preview, and nothing is kept', async () => {
    const app = await renderApp();
    expect(field(app).elements()).toEqual([]);
    // A wizard of before may have kept its draft when it went.
    sessionStorage.clear();
    press(app.getByRole('button', { name: 'INICIAR SESIÓN' }));
    expect(sessionStorage.getItem('trazo.draft')).toBeNull();
  });
});

describe('Ver Demo', () => {
  test('[Product: Ver Demo] a name typed is drawn six times by the public preview, with no account and no call', async () => {
    const app = await renderApp({ config: { previewUrl: preview } });
    await app.getByRole('button', { name: 'Ver Demo' }).click();
    const dialog = app.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Ñandú & Co');
    const drawn = () =>
      [...document.querySelectorAll<HTMLImageElement>('[role=dialog] img')]
        .map((picture) => picture.getAttribute('src') ?? '')
        .filter((src) => src.startsWith(`${preview}?`) && src.includes('variant=light'));
    await expect.poll(() => new Set(drawn()).size).toBe(6);
    expect(drawn().every((src) => new URLSearchParams(src.split('?')[1]).get('name') === 'Ñandú & Co')).toBe(
      true,
    );
    expect(app.requests).toEqual([]);
  });

  test('whoever starts from the demo finds the typed name in the wizard', async () => {
    const app = await renderApp({ config: { previewUrl: preview } });
    await app.getByRole('button', { name: 'Ver Demo' }).click();
    const dialog = app.getByRole('dialog');
    await dialog.getByRole('textbox').fill('  Ñandú & Co ');
    expect(sessionStorage.length).toBe(0);
    await dialog.getByRole('button', { name: 'Comenzar Gratis' }).click();
    const back = await renderApp({ path: '/generate' });
    await expect
      .element(back.getByRole('textbox', { name: 'Nombre de la empresa' }))
      .toHaveValue('Ñandú & Co');
  });

  test('a name typed in a demo that was closed is there when it opens again, and goes along into the wizard', async () => {
    const app = await renderApp({ config: { previewUrl: preview } });
    const dialog = app.getByRole('dialog');
    const open = app.getByRole('button', { name: 'Ver Demo' });
    await open.click();
    await dialog.getByRole('textbox').fill('Ñandú');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await open.click();
    await expect.element(dialog.getByRole('textbox')).toHaveValue('Ñandú');
    await userEvent.keyboard('{Escape}');
    await app.getByRole('button', { name: 'Comenzar Gratis' }).first().click();
    const back = await renderApp({ path: '/generate' });
    await expect.element(back.getByRole('textbox', { name: 'Nombre de la empresa' })).toHaveValue('Ñandú');
  });

  test('whoever types no name in the demo finds the wizard empty', async () => {
    const app = await renderApp({ config: { previewUrl: preview } });
    await app.getByRole('button', { name: 'Ver Demo' }).click();
    await app.getByRole('dialog').getByRole('button', { name: 'Comenzar Gratis' }).click();
    expect(sessionStorage.getItem('trazo.draft')).toBeNull();
  });

  test('[Product: Ver Demo] without a public preview it shows three samples and requests none', async () => {
    const app = await renderApp();
    await app.getByRole('button', { name: 'Ver Demo' }).click();
    const dialog = app.getByRole('dialog');
    await expect.element(dialog.getByText('Estos son ejemplos de lo que Trazo dibuja.')).toBeVisible();
    expect(dialog.getByRole('textbox').elements()).toEqual([]);
    await expect.poll(() => dialog.getByRole('listitem').elements().length).toBe(3);
    const sources = [...document.querySelectorAll('[role=dialog] img')].map((one) => one.getAttribute('src'));
    expect(sources.filter((src) => src?.includes('?'))).toEqual([]);
  });
});

describe('Ver Demo is an entry of the history', () => {
  const dialog = (app: Awaited<ReturnType<typeof renderApp>>) => app.getByRole('dialog');
  const isKept = () => window.history.state?.demo === true;
  /** As BrowserRouter marks its entries. */
  const place = { idx: 3, key: 'abc' };

  test('Back closes it and stays on the landing; Forward opens it again', async () => {
    window.history.replaceState(place, '');
    const app = await renderApp();
    const open = app.getByRole('button', { name: 'Ver Demo' });
    await open.click();
    await expect.element(dialog(app)).toBeVisible();
    expect(window.history.state).toMatchObject(place);
    window.history.back();
    await expect.element(dialog(app)).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
    expect(window.history.state).toEqual(place);
    window.history.forward();
    await expect.element(dialog(app)).toBeVisible();
  });

  test.each([
    [
      'the cross',
      (app: Awaited<ReturnType<typeof renderApp>>) => app.getByRole('button', { name: 'Cerrar' }).click(),
    ],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s takes the entry away again', async (_, close) => {
    const app = await renderApp();
    const before = window.history.length;
    for (const _time of ['once', 'again']) {
      await app.getByRole('button', { name: 'Ver Demo' }).click();
      await expect.element(dialog(app)).toBeVisible();
      expect(isKept()).toBe(true);
      await close(app);
      await expect.element(dialog(app)).not.toBeInTheDocument();
      await expect.poll(isKept).toBe(false);
    }
    // What was opened again took the place of what was closed.
    expect(window.history.length).toBeLessThanOrEqual(before + 1);
  });

  test('a reload finds it open, and the cross closes it', async () => {
    window.history.pushState({ demo: true }, '');
    const app = await renderApp();
    await expect.element(dialog(app)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog(app)).not.toBeInTheDocument();
    await expect.poll(isKept).toBe(false);
  });
});

test('[Product: Ver Demo] drawings that fail say so, and can be asked for again', async () => {
  const app = await renderApp({ config: { previewUrl: '/no-hay/preview.svg' } });
  await app.getByRole('button', { name: 'Ver Demo' }).click();
  await app.getByRole('dialog').getByRole('textbox').fill('Brasa');
  await expect.element(app.getByRole('dialog').getByRole('button', { name: 'Reintentar' })).toBeVisible();
});

describe('Ver Demo of a name that cannot be drawn', () => {
  const missing = 'El nombre necesita al menos una letra o un número que se pueda dibujar.';
  const waits = 'No se pudieron dibujar los logos. Espera un momento y vuelve a intentarlo.';

  async function typed(name: string, status: number) {
    const asked = vi
      .spyOn(window, 'fetch')
      .mockImplementation(async () => Response.json({ detail: missing }, { status }));
    const app = await renderApp({ config: { previewUrl: '/no-such-preview' } });
    await app.getByRole('button', { name: 'Ver Demo' }).click();
    const dialog = app.getByRole('dialog');
    await dialog.getByRole('textbox').fill(name);
    return { asked, dialog };
  }

  test("says so in the server's words, and offers no try that could not help", async () => {
    const { asked, dialog } = await typed('🚀', 422);
    await expect.element(dialog.getByText(missing)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Reintentar' }).elements()).toEqual([]);
    expect(dialog.getByText(waits).elements()).toEqual([]);
    // Asked once for all that failed.
    expect(asked).toHaveBeenCalledTimes(1);
    expect(new URLSearchParams(String(asked.mock.calls[0]?.[0]).split('?')[1]).get('name')).toBe('🚀');
    await dialog.getByRole('textbox').fill('');
    await expect.poll(() => dialog.getByText(missing).elements()).toEqual([]);
  });

  test('a refusal for another reason can be tried again', async () => {
    const { dialog } = await typed('Brasa', 429);
    await expect.element(dialog.getByText(waits)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });
});

test('[Product: Ver Demo] asked for again, they are drawn anew', async () => {
  const app = await renderApp({ config: { previewUrl: preview } });
  await app.getByRole('button', { name: 'Ver Demo' }).click();
  const dialog = app.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Brasa');
  const drawn = (seed: string) =>
    [...document.querySelectorAll(`[role=dialog] img[src*="seed=${seed}&"]`)].filter((image) =>
      image.getAttribute('src')?.includes('variant=light'),
    );
  await expect.poll(() => drawn('demo')).toHaveLength(6);
  drawn('demo')[0]?.dispatchEvent(new Event('error'));
  await dialog.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => drawn('demo1')).toHaveLength(6);
  await expect.element(dialog.getByText('Listo: así se ve tu nombre.')).toBeInTheDocument();
});

test('[§2 Route table: landing redirects the authenticated] someone signed in never sees it', async () => {
  const app = await renderApp({ session: SESSION });
  await expect.poll(app.address).toBe('/generate');
  expect(app.getByRole('button', { name: 'INICIAR SESIÓN' }).elements()).toEqual([]);
});
