import { expect, test, vi } from 'vitest';
import { admitForm } from '../src/domain/hourly-limit.js';
import { admitSignIn } from '../src/domain/sign-in-throttle.js';
import type { TestServer } from '../src/testing/index.js';
import { newEmail, newPerson, newSessionId, onEachDatabase, PASSWORD, post } from './harness.js';

const TRUSTED = { TRUSTED_PROXIES: '127.0.0.0/8, 10.0.0.0/8' };

async function signIn(server: TestServer, email: string, password: string, from: string, headers = {}) {
  const body = new URLSearchParams({ token_app: 'trazo-app', session: newSessionId(), email, password });
  const response = await fetch(`${server.url}/auth/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': from, ...headers },
    body,
  });
  return response.status;
}

const refuses = (attempt: () => Promise<unknown>) =>
  attempt().then(
    () => false,
    () => true,
  );

/** A wrong password without the hashing that takes its time. */
const fail = (server: TestServer, email: string, from: string) =>
  admitSignIn(server.service.deps, from, email);

onEachDatabase('behind a proxy', (start) => {
  const now = Date.now();
  const behind = (env: Record<string, string> = TRUSTED) => start({ clock: () => now, env });
  const newAccount = async (server: TestServer) => {
    const email = newEmail();
    await server.createUser({ email, password: PASSWORD });
    return email;
  };

  test('guesses are counted by the address that a trusted proxy names, whatever stands before it', async () => {
    const server = await behind();
    const email = await newAccount(server);
    for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      expect(await signIn(server, email, 'otra clave', `${forged}, 203.0.113.7, 10.1.2.3`)).toBe(401);
    }
    expect(await signIn(server, email, PASSWORD, '4.4.4.4, 203.0.113.7, 10.1.2.3')).toBe(429);
    expect(await signIn(server, email, PASSWORD, '203.0.113.8:41822')).toBe(303);
  });

  test('what is no address counts as the proxy that wrote it, and IPv6 by its network', async () => {
    const server = await behind();
    const email = await newAccount(server);
    for (const from of ['nada', '', 'unknown'])
      expect(await signIn(server, email, 'otra clave', from)).toBe(401);
    expect(await signIn(server, email, PASSWORD, '<script>')).toBe(429);
    const other = await newAccount(server);
    for (const host of ['1', '2', '3'])
      expect(await signIn(server, other, 'otra clave', `2001:db8::${host}`)).toBe(401);
    expect(await signIn(server, other, PASSWORD, '[2001:db8::4]:443')).toBe(429);
    expect(await signIn(server, other, PASSWORD, '2001:db8:0:1::4')).toBe(303);
  });

  test('a hundred and one wrong passwords from an office slow the guesses there, and lock nobody out', async () => {
    const server = await behind();
    const [ana, luis] = [await newAccount(server), await newAccount(server)];
    const office = '198.51.100.9';
    for (let guess = 0; guess < 101; guess += 1) await fail(server, newEmail(), office);
    expect(await signIn(server, ana, PASSWORD, office)).toBe(303);
    expect(await signIn(server, luis, 'otra clave', office)).toBe(401);
    expect(await signIn(server, luis, 'otra clave', office)).toBe(429);
    expect(await signIn(server, luis, PASSWORD, '198.51.100.10')).toBe(303);
    expect(await signIn(server, ana, PASSWORD, office)).toBe(303);
  });

  test('guesses at one account from many addresses get one each, and its owner gets in from an address of their own', async () => {
    const server = await behind();
    const ana = await newAccount(server);
    const from = (host: number) => `192.0.2.${host}`;
    for (let host = 0; host < 20; host += 1) await fail(server, ana, from(host));
    expect(await signIn(server, ana, 'otra clave', from(20))).toBe(401);
    expect(await signIn(server, ana, 'otra clave', from(20))).toBe(429);
    expect(await signIn(server, ana, PASSWORD, from(21))).toBe(303);
  });

  test('waits grow, and end', async () => {
    let at = now;
    const server = await start({ clock: () => at, env: TRUSTED });
    const ana = await newAccount(server);
    const waits: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const began = at;
      while (await refuses(() => fail(server, ana, '192.0.2.1'))) at += 30_000;
      waits.push((at - began) / 1_000);
    }
    expect(waits).toEqual([0, 0, 0, 30, 60, 120, 240, 480, 960, 1_800, 1_800]);
    expect(await signIn(server, ana, PASSWORD, '192.0.2.1')).toBe(429);
    at += 1_800_000;
    expect(await signIn(server, ana, PASSWORD, '192.0.2.1')).toBe(303);
  });

  test('a wait or an hour that a clock far ahead began ends when the clock is right again', async () => {
    let at = now + 172_800_000;
    const server = await start({ clock: () => at, env: TRUSTED });
    const askForLink = () => admitForm(server.service.deps, 'resets', '192.0.2.1', 1);
    const ana = await newAccount(server);
    for (let guess = 0; guess < 3; guess += 1) await fail(server, ana, '192.0.2.1');
    expect(await signIn(server, ana, PASSWORD, '192.0.2.1')).toBe(429);
    await askForLink();
    expect(await refuses(askForLink)).toBe(true);
    at = now;
    expect(await signIn(server, ana, PASSWORD, '192.0.2.1')).toBe(303);
    await askForLink();
    expect(await refuses(askForLink)).toBe(true);
  });

  test('limits hold over all servers of a database', async () => {
    const first = await behind();
    const { config } = first.service.deps;
    const second = await behind({
      ...TRUSTED,
      DATA_DIR: first.dataDir,
      ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }),
    });
    const ana = await newAccount(first);
    const statuses: number[] = [];
    for (const server of [first, second, first, second]) {
      statuses.push(await signIn(server, ana, 'otra clave', '192.0.2.1'));
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  test('addresses are made for the scheme that a trusted proxy names', async () => {
    const server = await behind();
    const { session } = await newPerson(server);
    const brief = {
      company_name: 'Faro',
      style: 'modern',
      color: '#3B82F6',
      description: 'art. (text)',
      session,
    };
    const { body } = await post(server, '/generate_logo', brief, { 'x-forwarded-proto': 'https' });
    expect(body.image_url).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/logos\//);
  });

  test('TLS in front that nobody told us of: sign-in works, and the log says once what is missing', async () => {
    const server = await behind({});
    const warn = vi.spyOn(server.service.logger, 'warn');
    const email = await newAccount(server);
    const origin = server.url.replace('http:', 'https:');
    const browser = { origin, 'sec-fetch-site': 'same-origin', 'x-forwarded-proto': 'https' };
    expect(await signIn(server, email, PASSWORD, '', browser)).toBe(303);
    expect(await signIn(server, email, PASSWORD, '', browser)).toBe(303);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('Set PUBLIC_URL')]]);
    const elsewhere = { ...browser, 'sec-fetch-site': 'cross-site' };
    expect(await signIn(server, email, PASSWORD, '', elsewhere)).toBe(403);
  });
});
