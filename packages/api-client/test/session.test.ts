import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type ClientOptions,
  createClient,
  createSessionId,
  isValidSession,
  loginUrl,
  registerUrl,
} from '../src/index';
import { failureOf, memoryStorage, SESSION, setUp } from './support/client';
import { json } from './support/server';

describe('the session id', () => {
  it('[§3 Session] is the time, an underscore and random lower-case letters and digits', () => {
    expect(createSessionId(() => new Date(1767225600000))).toMatch(/^1767225600000_[a-z0-9]{26}$/);
    vi.useFakeTimers({ toFake: ['Date'], now: 1767225600001 });
    onTestFinished(() => void vi.useRealTimers());
    expect(createSessionId()).toMatch(/^1767225600001_[a-z0-9]{26}$/);
  });

  it('does not repeat itself, and uses every letter', () => {
    const ids = Array.from({ length: 500 }, () => createSessionId(() => new Date(0)));
    expect(new Set(ids).size).toBe(500);
    expect(new Set(ids.flatMap((id) => [...id.slice(2)])).size).toBe(32);
  });
});

describe('a valid session', () => {
  it.each([
    [{ validated: 1 }, true],
    [{ validated: '1' }, true],
    [{ success: true }, true],
    [{ success: 'yes' }, true],
    [{ valid: 1 }, true],
    [{ status: 'ok' }, true],
    [{ validated: 0, status: 'ok' }, true],
    [{ validated: 0, success: true }, true],
    [{ validated: 0 }, false],
    [{ validated: '0' }, false],
    [{ validated: 2 }, false],
    [{ validated: null, success: false, valid: 0, status: 'error' }, false],
    [{ status: 'OK!' }, false],
    [{}, false],
    [null, false],
    ['ok', false],
    [[1], false],
  ])('[§5] %j: %s', async (answer, expected) => {
    expect(isValidSession(answer)).toBe(expected);
    const { client } = await setUp(json(answer));
    expect((await client.validateSession()).valid).toBe(expected);
  });

  it('is not made of inherited values', () => {
    expect(isValidSession(Object.create({ validated: 1 }))).toBe(false);
  });
});

describe('the stored session', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('[§3 Session] is under the key session, in local storage unless told otherwise', () => {
    const local = memoryStorage({});
    vi.stubGlobal('localStorage', local);
    const { session } = createClient({ baseUrl: '', apiKey: 'k' });
    session.save('s1');
    expect(local.entries).toEqual(new Map([['session', 's1']]));
    expect(session.read()).toBe('s1');
  });

  it('[§4 Logout] clears session and user_data, and nothing else', () => {
    const storage = memoryStorage({ session: 's', user_data: 'u', theme: 'dark' });
    const { session } = createClient({ baseUrl: '', apiKey: 'k', storage });
    session.clear();
    expect(storage.entries).toEqual(new Map([['theme', 'dark']]));
    expect(session.read()).toBeUndefined();
  });

  it('is read when a call is made, not before', async () => {
    const storage = memoryStorage({});
    const { client, requests } = await setUp(json({ Logos: [] }), { storage });
    await failureOf(client.gallery());
    storage.setItem('session', 'later');
    await client.gallery();
    await client.gallery({ session: 'given' });
    expect(requests.map(({ body }) => body)).toEqual([{ session: 'later' }, { session: 'given' }]);
  });

  it('is none where the storage is denied, silent or absent, and saving says so', async () => {
    const cause = new DOMException('denied', 'SecurityError');
    const denied = () => {
      throw cause;
    };
    const saving = (options: Partial<ClientOptions>) => {
      try {
        createClient({ baseUrl: '', apiKey: 'k', ...options }).session.save('s');
      } catch (error) {
        return error;
      }
      throw new Error('the storage was expected to refuse');
    };
    const storages = [
      { getItem: denied, setItem: denied, removeItem: denied },
      { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    ];
    expect(storages.map((storage) => (saving({ storage }) as Error).cause)).toEqual([cause, undefined]);
    for (const storage of storages) {
      const client = createClient({ baseUrl: '', apiKey: 'k', storage });
      expect(client.session.read()).toBeUndefined();
      expect(() => client.session.save('s')).toThrow('No se pudo guardar la sesión');
      expect(() => client.session.clear()).not.toThrow();
      expect(await failureOf(client.gallery())).toMatchObject({ kind: 'no-session' });
    }
    vi.stubGlobal('localStorage', undefined);
    expect(saving({})).toMatchObject({ kind: 'session-save', cause: undefined });
  });

  it('is none where the browser denies even looking at local storage', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    try {
      const { session } = createClient({ baseUrl: '', apiKey: 'k' });
      expect(session.read()).toBeUndefined();
      expect(() => session.save('s')).toThrow('No se pudo guardar la sesión');
      expect(() => session.clear()).not.toThrow();
    } finally {
      if (own) Object.defineProperty(globalThis, 'localStorage', own);
      else Reflect.deleteProperty(globalThis, 'localStorage');
    }
  });
});

describe('sign-in addresses', () => {
  it.each([loginUrl, registerUrl])('[§2] carry token_app and session', (build) => {
    const parts = { appToken: 'app&1', session: SESSION };
    const query = `token_app=app%261&session=${SESSION}`;
    expect(build({ url: '/auth/login', ...parts })).toBe(`/auth/login?${query}`);
    expect(build({ url: 'http://id.example/in', ...parts })).toBe(`http://id.example/in?${query}`);
    expect(build({ url: 'https://id.example/in', ...parts })).toBe(`https://id.example/in?${query}`);
    expect(build({ url: 'https://id.example/?lang=es', ...parts })).toBe(
      `https://id.example/?lang=es&${query}`,
    );
    expect(build({ url: '/in?', ...parts })).toBe(`/in?${query}`);
    expect(build({ url: '/in#top', ...parts })).toBe(`/in?${query}#top`);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '',
    'in',
    'https://',
  ])('refuse %j', (url) => {
    const refused = new TypeError(`Not an http(s) address or a path: '${url}'`);
    expect(() => loginUrl({ url, appToken: 'a', session: 's' })).toThrow(refused);
  });
});
