import { AlertProvider } from '@trazo/ui/alert';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ServicesProvider } from '../services';
import { alerts, renderApp, settled } from '../testing/render-app';
import {
  type Answer,
  garbage,
  hang,
  held,
  inTurn,
  json,
  networkFailure,
  plain,
} from '../testing/scripted-fetch';
import { ANA, SESSION, validAnswer } from '../testing/server';

import { createWorld } from '../testing/test-app';
import { type Auth, AuthProvider, useAuth } from './auth-provider';

const OTHER = '1767225600001_zzzzzzzzzzzzzzzzzzzzzzzzzz';
const stored = () => localStorage.getItem('session');

/** What the browser does when another tab writes: this one's storage has changed, and an event says so. */
function anotherTab(session: string | null, key: string | null = 'session') {
  if (session === null) localStorage.removeItem('session');
  else localStorage.setItem('session', session);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: session }));
}

describe('the first check', () => {
  test.each([
    ['validated 1', { validated: 1 }],
    ["validated '1'", { validated: '1' }],
    ['success', { success: true }],
    ['valid', { valid: true }],
    ["status 'ok'", { status: 'ok' }],
  ])('[§5 Session response valid] [§4 App start: valid] %s signs in', async (_name, answer) => {
    const app = await renderApp({
      path: '/plan',
      answers: { '/validate_session': json({ ...ANA, ...answer }) },
    });
    await expect.element(app.getByText('Sesión segura activa para Ana Ruiz')).toBeVisible();
    expect(stored()).toBe(SESSION);
  });

  test.each([
    ['validated 0', json({ validated: 0 })],
    ['an empty object', json({})],
    ['a status that is not ok', json({ status: 'error', success: false, valid: 0 })],
  ])(
    '[§5 Session response invalid] [§4 App start: invalid] [§8 Session validation failure] %s clears the session and the landing says why',
    async (_name, answer) => {
      localStorage.setItem('user_data', 'x');
      const app = await renderApp({ session: SESSION, answers: { '/validate_session': answer } });
      await expect.element(app.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
      expect(stored()).toBeNull();
      expect(localStorage.getItem('user_data')).toBeNull();
      await expect.poll(alerts).toEqual(['No hay una sesión activa. Inicia sesión para continuar.']);
    },
  );

  test.each([
    ['a 500', plain('Internal', 500), 'HTTP error! status: 500 - Internal'],
    ['no connection', networkFailure, 'Hubo un problema con la conexión.'],
    ['a time-out', hang, 'Timeout: La llamada a la API tardó demasiado'],
    ['a web page', garbage, 'Error inesperado'],
  ])(
    '[§8 Session validation failure] [§8 HTTP non-OK] [§8 Timeout] a check that ends in %s clears the session and says why',
    async (_name, answer, reason) => {
      const app = await renderApp({
        session: SESSION,
        answers: { '/validate_session': answer },
        timeouts: answer === hang ? { validateSession: 50 } : {},
      });
      await expect.element(app.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
      await expect.poll(alerts).toEqual([`No se pudo comprobar tu sesión: ${reason}`]);
      expect(stored()).toBeNull();
    },
  );

  test.for([
    { browser: 'Firefox', toldOf: ['beforeunload', 'the end'] },
    { browser: 'Chromium', toldOf: ['the end', 'pagehide'] },
  ])(
    'a check that $browser ends because the page is being left says nothing against the session',
    async ({ toldOf }) => {
      const ended = held(networkFailure);
      const app = await renderApp({
        path: '/plan',
        answers: { '/validate_session': inTurn(ended.answer, json(validAnswer)) },
      });
      await expect.poll(() => app.sent('/validate_session')).toHaveLength(1);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      for (const told of toldOf) {
        if (told === 'the end') ended.release();
        else window.dispatchEvent(new Event(told));
        await settled();
      }
      expect(stored()).toBe(SESSION);
      expect(alerts()).toEqual([]);
      // The page was not left after all: a file was downloaded, or the person thought better of it.
      await vi.advanceTimersByTimeAsync(10_000);
      await expect.element(app.getByText('Sesión segura activa para Ana Ruiz')).toBeVisible();
    },
  );

  test('[§8 Session validation failure] [§2 Protected wrapper: restricted] on a protected page a check that fails clears the session too, and says why', async () => {
    const app = await renderApp({ path: '/gallery', answers: { '/validate_session': networkFailure } });
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    await expect.poll(alerts).toEqual(['No se pudo comprobar tu sesión: Hubo un problema con la conexión.']);
    expect(stored()).toBeNull();
  });

  test('[§2 Protected wrapper: restricted] on a protected page a refused session leaves the message at that address', async () => {
    const app = await renderApp({
      path: '/gallery',
      answers: { '/validate_session': json({ validated: 0 }) },
    });
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    expect(app.sent('/gallery')).toEqual([]);
  });

  test('[§3 User defaults] a server that sends nothing but its yes gets the defaults', async () => {
    const app = await renderApp({ path: '/user', answers: { '/validate_session': json({ success: 1 }) } });
    await expect.element(app.getByRole('heading', { level: 1, name: 'Hola, Usuario' })).toBeVisible();
    await expect.element(app.getByText('usuario@ejemplo.com')).toBeVisible();
  });

  test('[§3 User name from the e-mail] without a name the part of the e-mail before the @ is one', async () => {
    const answer = json({ validated: 1, email: 'marta.gil@ejemplo.com' });
    const app = await renderApp({ path: '/user', answers: { '/validate_session': answer } });
    await expect.element(app.getByRole('heading', { level: 1, name: 'Hola, marta.gil' })).toBeVisible();
  });
});

test.each([
  ['cannot be made', networkFailure],
  ['finds that it ended', json({ validated: 0 })],
])('[Product: draft survives a failure] a check that %s leaves the draft', async (_name, answer) => {
  sessionStorage.setItem('trazo.draft', JSON.stringify({ companyName: 'Nubia' }));
  const app = await renderApp({ path: '/generate', answers: { '/validate_session': answer } });
  await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
  expect(stored()).toBeNull();
  expect(sessionStorage.getItem('trazo.draft')).toContain('Nubia');
});

describe('storage events', () => {
  test('[§4 Storage event: removed] a session removed by another tab ends it here', async () => {
    const app = await renderApp({ path: '/plan' });
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    anotherTab(null);
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    expect(app.sent('/validate_session')).toHaveLength(1);
  });

  test('[§4 Storage event: removed] a storage cleared by another tab ends it too', async () => {
    const app = await renderApp({ path: '/plan' });
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    anotherTab(null, null);
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
  });

  test('[Product: draft survives a failure] a session that ended in another tab leaves what was typed here', async () => {
    sessionStorage.setItem('trazo.draft', JSON.stringify({ companyName: 'Nubia' }));
    const app = await renderApp({ path: '/plan' });
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    anotherTab(null);
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    expect(sessionStorage.getItem('trazo.draft')).toContain('Nubia');
  });

  test('whoever signs out in another tab leaves nothing here that was typed', async () => {
    sessionStorage.setItem('trazo.draft', JSON.stringify({ companyName: 'Nubia' }));
    const app = await renderApp({ path: '/plan' });
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    const otherTab = new BroadcastChannel('signed-out');
    otherTab.postMessage(null);
    await expect.poll(() => sessionStorage.getItem('trazo.draft')).toBeNull();
    otherTab.close();
  });

  test('[§4 Storage event: changed] a session changed by another tab is checked again, and its user is shown', async () => {
    const app = await renderApp({
      path: '/plan',
      answers: {
        '/validate_session': inTurn(json(validAnswer), json({ validated: 1, name: 'Luis Paz' })),
      },
    });
    await expect.element(app.getByText('Sesión segura activa para Ana Ruiz')).toBeVisible();
    anotherTab(OTHER);
    await expect.element(app.getByText('Sesión segura activa para Luis Paz')).toBeVisible();
    expect(app.sent('/validate_session').map(({ body }) => body)).toEqual([
      { session: SESSION },
      { session: OTHER },
    ]);
  });

  test('[§4 Storage event: changed] a changed session that is refused is cleared', async () => {
    const app = await renderApp({
      path: '/plan',
      answers: { '/validate_session': inTurn(json(validAnswer), json({ validated: 0 })) },
    });
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    anotherTab(OTHER);
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    expect(stored()).toBeNull();
  });

  test('a session stored by another tab signs this one in', async () => {
    const app = await renderApp({ path: '/plan', session: null });
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    anotherTab(OTHER);
    await expect.element(app.getByText('Sesión segura activa para Ana Ruiz')).toBeVisible();
  });

  test('a sign-in that another tab has begun is left to it, and nobody is told of anything', async () => {
    const app = await renderApp({ answers: { '/validate_session': json({ validated: 0 }) } });
    await expect.element(app.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
    anotherTab(OTHER);
    await expect.poll(() => app.sent('/validate_session')).toHaveLength(1);
    await settled();
    expect(stored()).toBe(OTHER);
    expect(alerts()).toEqual([]);
  });

  test('whoever signed in in another tab meanwhile is signed in here by the button, without the login page', async () => {
    const app = await renderApp({
      answers: { '/validate_session': inTurn(json({ validated: 0 }), json(validAnswer)) },
    });
    await expect.element(app.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
    anotherTab(OTHER);
    await expect.poll(() => app.sent('/validate_session')).toHaveLength(1);
    await app.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
    await expect.element(app.getByText('Sesión segura activa para Ana Ruiz')).toBeVisible();
    expect(app.left).toEqual([]);
    expect(stored()).toBe(OTHER);
  });

  test('whoever signed in in another tab meanwhile is signed in here once this tab is seen again', async () => {
    const app = await renderApp({
      path: '/plan',
      session: null,
      answers: { '/validate_session': inTurn(json({ validated: 0 }), json(validAnswer)) },
    });
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    anotherTab(OTHER);
    await expect.poll(() => app.sent('/validate_session')).toHaveLength(1);
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(app.sent('/validate_session')).toHaveLength(1);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(app.getByText('Sesión segura activa para Ana Ruiz')).toBeVisible();
  });

  test('a tab that is seen again before the other one is back from signing in leaves the sign-in to it', async () => {
    const app = await renderApp({
      path: '/plan',
      session: null,
      answers: { '/validate_session': json({ validated: 0 }) },
    });
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    anotherTab(OTHER);
    await expect.poll(() => app.sent('/validate_session')).toHaveLength(1);
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => app.sent('/validate_session')).toHaveLength(2);
    await settled();
    expect(stored()).toBe(OTHER);
    expect(alerts()).toEqual([]);
  });

  test('whoever presses it while the stored session is checked is told at once, and one check is made', async () => {
    const check = held(json(validAnswer));
    const app = await renderApp({
      answers: { '/validate_session': inTurn(json({ validated: 0 }), check.answer) },
    });
    await expect.element(app.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
    anotherTab(OTHER);
    await expect.poll(() => app.sent('/validate_session')).toHaveLength(1);
    await app.getByRole('button', { name: 'Comenzar Gratis' }).first().click();
    const busy = app.getByRole('button', { name: 'Redirigiendo...' }).first();
    await expect.element(busy).toBeVisible();
    (busy.element() as HTMLElement).click();
    (app.getByRole('button', { name: 'INICIAR SESIÓN' }).element() as HTMLElement).click();
    check.release();
    await expect.element(app.getByText('Sesión segura activa para Ana Ruiz')).toBeVisible();
    expect(app.sent('/validate_session')).toHaveLength(2);
    expect(app.left).toEqual([]);
  });

  test('a check that fails leads on to the login page, with a new session', async () => {
    const app = await renderApp({
      answers: { '/validate_session': inTurn(json({ validated: 0 }), plain('Internal', 500)) },
    });
    await expect.element(app.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
    anotherTab(OTHER);
    await expect.poll(() => app.sent('/validate_session')).toHaveLength(1);
    await app.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
    await expect.poll(() => app.left).toHaveLength(1);
    expect(stored()).not.toBe(OTHER);
    expect(app.left[0]).toContain(`session=${stored()}`);
    expect(alerts()).toEqual([]);
  });

  test.each([
    ['cannot be made', networkFailure],
    ['is refused', json({ validated: 0 })],
  ])('a check of the session before, which %s late, takes nothing from the new one', async (_name, end) => {
    const late = held(end);
    const app = await renderApp({
      path: '/plan',
      answers: { '/validate_session': inTurn(late.answer, json(validAnswer)) },
    });
    await expect.poll(() => app.sent('/validate_session')).toHaveLength(1);
    anotherTab(OTHER);
    await expect.element(app.getByText('Sesión segura activa para Ana Ruiz')).toBeVisible();
    late.release();
    await settled();
    expect(stored()).toBe(OTHER);
    expect(alerts()).toEqual([]);
    await expect.element(app.getByText('Sesión segura activa para Ana Ruiz')).toBeVisible();
  });

  test('other keys are nobody’s business', async () => {
    const app = await renderApp({ path: '/plan' });
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
    await settled();
    expect(app.sent('/validate_session')).toHaveLength(1);
  });

  test('a real other document of this origin is heard', async () => {
    const app = await renderApp({ path: '/plan' });
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentWindow?.localStorage.removeItem('session');
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    frame.remove();
  });
});

describe('a page that Back brings as it was left', () => {
  const back = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  test('is not on the way to the login page any more', async () => {
    const app = await renderApp();
    await app.getByRole('button', { name: 'Comenzar Gratis' }).first().click();
    await expect.poll(() => app.left).toHaveLength(1);
    await expect.element(app.getByRole('button', { name: 'Redirigiendo...' }).first()).toBeVisible();
    back();
    await expect.element(app.getByRole('button', { name: 'Comenzar Gratis' }).first()).toBeVisible();
  });

  test('shows nothing of a session that ended meanwhile', async () => {
    const app = await renderApp({
      path: '/plan',
      answers: { '/validate_session': inTurn(json(validAnswer), json({ validated: 0 })) },
    });
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    back();
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    await expect.poll(alerts).toEqual(['No hay una sesión activa. Inicia sesión para continuar.']);
  });

  test('stays where nothing can be asked', async () => {
    const app = await renderApp({
      path: '/plan',
      answers: { '/validate_session': inTurn(json(validAnswer), networkFailure) },
    });
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    back();
    await expect.poll(() => app.sent('/validate_session')).toHaveLength(2);
    await settled();
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    expect(stored()).toBe(SESSION);
  });
});

describe('a sign-in code', () => {
  const open = (search: string) => window.history.replaceState(null, '', search);
  const original = window.location.href;
  afterEach(() => window.history.replaceState(null, '', original));

  test('[Product: callback with a code] with a session stored it is redeemed once, before the check, and leaves the address', async () => {
    open('?code=abc123&x=1');
    const app = await renderApp({ session: SESSION });
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    expect(app.requests.slice(0, 2).map(({ path, body }) => [path, body])).toEqual([
      ['/callback', { session: SESSION, code: 'abc123' }],
      ['/validate_session', { session: SESSION }],
    ]);
    expect(app.sent('/callback')).toHaveLength(1);
    expect(window.location.search).toBe('?x=1');
  });

  test('[Product: callback with a code] with no session stored the code is dropped', async () => {
    open('?code=abc123');
    const app = await renderApp();
    await expect.element(app.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
    expect(app.requests).toEqual([]);
    expect(window.location.search).toBe('');
    expect(stored()).toBeNull();
    await expect.poll(alerts).toEqual(['No hay una sesión activa. Inicia sesión para continuar.']);
  });

  test('[§7 callback is not called] without a code nothing is redeemed', async () => {
    const app = await renderApp({ path: '/plan' });
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    expect(app.sent('/callback')).toEqual([]);
  });

  test('a code that is refused leaves the word to the check', async () => {
    open('?code=gastado');
    const app = await renderApp({
      session: SESSION,
      answers: { '/callback': plain('', 401), '/validate_session': json({ validated: 0 }) },
    });
    await expect.element(app.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
    await expect.poll(alerts).toEqual(['No hay una sesión activa. Inicia sesión para continuar.']);
  });
});

describe('a sign-in that somebody turned back from', () => {
  test('is forgotten without a word: nobody was signed in', async () => {
    sessionStorage.setItem('trazo.sign-in', SESSION);
    const app = await renderApp({
      session: SESSION,
      answers: { '/validate_session': json({ validated: 0 }) },
    });
    await expect.element(app.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
    await settled();
    expect(stored()).toBeNull();
    expect(alerts()).toEqual([]);
  });

  test('does not silence the end of another session', async () => {
    sessionStorage.setItem('trazo.sign-in', OTHER);
    await renderApp({ session: SESSION, answers: { '/validate_session': json({ validated: 0 }) } });
    await expect.poll(alerts).toEqual(['No hay una sesión activa. Inicia sesión para continuar.']);
  });

  test('is told of once it came back with a code that does not hold', async () => {
    const { href } = window.location;
    window.history.replaceState(null, '', '?code=gastado');
    sessionStorage.setItem('trazo.sign-in', SESSION);
    await renderApp({
      session: SESSION,
      answers: { '/callback': plain('', 401), '/validate_session': json({ validated: 0 }) },
    });
    await expect.poll(alerts).toEqual(['No hay una sesión activa. Inicia sesión para continuar.']);
    window.history.replaceState(null, '', href);
  });
});

describe('the way from the register page to signing in', () => {
  const open = (search: string) => window.history.replaceState(null, '', search);
  const original = window.location.href;
  afterEach(() => window.history.replaceState(null, '', original));

  /** The session that the login page was given. */
  const carried = (left: string[]) => new URL(left[0] ?? '', original).searchParams.get('session');

  test('begins a sign-in at once, with a session that this browser made and stored', async () => {
    open('?sign_in=1&x=1');
    const app = await renderApp();
    await expect.poll(() => app.left).toHaveLength(1);
    expect(app.left[0]).toMatch(/^\/auth\/login\?token_app=trazo-app&session=\d{13}_[a-z0-9]{26}$/);
    expect(stored()).toBe(carried(app.left));
    expect(window.location.search).toBe('?x=1');
    expect(app.requests).toEqual([]);
  });

  test('takes no session and no code from the address', async () => {
    open(`?sign_in=1&code=abc123&session=${OTHER}`);
    const app = await renderApp();
    await expect.poll(() => app.left).toHaveLength(1);
    expect(carried(app.left)).not.toBe(OTHER);
    expect(stored()).not.toBe(OTHER);
    expect(app.sent('/callback')).toEqual([]);
  });

  test('stays signed in with a stored session that holds', async () => {
    open('?sign_in=1');
    const app = await renderApp({ session: SESSION });
    await expect.element(app.getByText('Sesión segura activa para')).toBeVisible();
    expect(app.left).toEqual([]);
    expect(stored()).toBe(SESSION);
  });

  test('replaces a stored session that holds no more, without a word, and keeps the draft', async () => {
    open('?sign_in=1');
    sessionStorage.setItem('trazo.draft', JSON.stringify({ companyName: 'Nubia' }));
    const app = await renderApp({
      session: SESSION,
      answers: { '/validate_session': json({ validated: 0 }) },
    });
    await expect.poll(() => app.left).toHaveLength(1);
    expect(stored()).toBe(carried(app.left));
    expect(stored()).not.toBe(SESSION);
    expect(sessionStorage.getItem('trazo.draft')).toContain('Nubia');
    expect(alerts()).toEqual([]);
  });
});

describe('signing out', () => {
  beforeEach(() => {
    localStorage.setItem('user_data', 'x');
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('trazo.draft', JSON.stringify({ companyName: 'Nubia' }));
  });

  async function ask(path = '/plan') {
    const app = await renderApp({ path });
    await app.getByRole('button', { name: 'Cuenta: Ana Ruiz' }).click();
    await app.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
    return { app, question: app.getByRole('alertdialog') };
  }

  test('[§2 Avatar menu: sign-out question] it asks first, and no is no', async () => {
    const { app, question } = await ask();
    await expect.element(question).toHaveAccessibleName('¿Estás seguro de que quieres cerrar sesión?');
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(app.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(stored()).toBe(SESSION);
  });

  test('[§4 Logout] [§3 user_data never written] yes clears the storage, the draft and the user, and keeps the theme', async () => {
    const { app, question } = await ask();
    await question.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    expect({ ...localStorage }).toEqual({ theme: 'dark' });
    expect(sessionStorage.getItem('trazo.draft')).toBeNull();
    // This server announces nothing, so nothing past the specified calls is asked of it.
    expect(app.sent('/sign_out')).toEqual([]);
    expect(alerts()).toEqual([]);
  });

  test.each([
    ['that answers', json({ success: true })],
    ['that fails', plain('Internal', 500)],
    ['that never answers', hang],
  ])('yes ends the session on a server %s, and nobody waits for it', async (_name, answer) => {
    const announced = json({ ...validAnswer, capabilities: ['sign_out'] });
    const app = await renderApp({
      path: '/plan',
      answers: { '/validate_session': announced, '/sign_out': answer },
    });
    await app.getByRole('button', { name: 'Cuenta: Ana Ruiz' }).click();
    await app.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
    await app.getByRole('alertdialog').getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect.element(app.getByText(/^Acceso Restringido - /)).toBeVisible();
    expect(stored()).toBeNull();
    expect(app.sent('/sign_out').map(({ body }) => body)).toEqual([{ session: SESSION }]);
    expect(alerts()).toEqual([]);
  });
});

test('[§3 user_data never written] a whole visit writes no user_data', async () => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const app = await renderApp({ path: '/profile' });
  await expect.element(app.getByRole('tab', { name: 'Mi Perfil' })).toBeVisible();
  expect(write.mock.calls.map(([key]) => key)).not.toContain('user_data');
  write.mockRestore();
});

describe('the state and its actions', () => {
  async function state(session: string | null, answer?: Answer) {
    if (session !== null) localStorage.setItem('session', session);
    const world = createWorld(answer ? { answers: { '/validate_session': answer } } : {});
    const seen: Auth[] = [];
    const Probe = () => {
      seen.push(useAuth());
      return null;
    };
    await render(
      <ServicesProvider services={world.services}>
        <AlertProvider>
          <AuthProvider>
            <Probe />
          </AuthProvider>
        </AlertProvider>
      </ServicesProvider>,
    );
    return { now: () => seen.at(-1) as Auth, requests: world.requests };
  }

  test('[§4 Authentication state] it holds user, isLoading, isAuthenticated and isRedirecting, and exposes six actions', async () => {
    const check = held(json(validAnswer));
    const { now } = await state(SESSION, check.answer);
    expect(now()).toMatchObject({
      user: null,
      isLoading: true,
      isAuthenticated: false,
      isRedirecting: false,
    });
    check.release();
    await expect.poll(() => now().isAuthenticated).toBe(true);
    expect(now()).toMatchObject({ user: { name: 'Ana Ruiz', session: SESSION }, isLoading: false });
    const { preLogin, preRegister, validateSession, logout, refreshUserData, clearAuthData } = now();
    for (const action of [preLogin, preRegister, validateSession, logout, refreshUserData, clearAuthData]) {
      expect(action).toBeTypeOf('function');
    }
    now().clearAuthData();
    await expect.poll(() => now().isAuthenticated).toBe(false);
    expect(now().user).toBeNull();
    expect(stored()).toBeNull();
  });

  test('[§4 refreshUserData] with nobody signed in it asks nothing', async () => {
    const { now, requests } = await state(null);
    expect(await now().refreshUserData()).toEqual({ outcome: 'invalid' });
    expect(requests).toEqual([]);
  });
});
