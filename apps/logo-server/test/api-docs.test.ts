import openapiTs from 'openapi-typescript';
import { describe, expect, test } from 'vitest';
import { createApp } from '../src/app.js';
import { digest } from '../src/domain/digest.js';
import { describeApi, type Operation } from '../src/http/contract/api-description.js';
import type { Endpoint } from '../src/http/contract/endpoint.js';
import { EXAMPLES } from '../src/http/contract/examples.js';
import { failure } from '../src/http/contract/failures.js';
import { CONTRACT } from '../src/http/contract/index.js';
import { API_KEY, generate, newPerson, newSessionId, onEachDatabase, PASSWORD, post } from './harness.js';

const document = describeApi('1');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

function postOf(path: string): Operation {
  const operation = document.paths[path]?.post;
  if (operation === undefined) throw new Error(`${path} is not described.`);
  return operation;
}

describe('the OpenAPI document', () => {
  test('is one that a generator takes, and each operation has a name of its own', async () => {
    await expect(openapiTs(JSON.stringify(document))).resolves.toBeDefined();
    const names = operations.map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(Object.entries<Endpoint>(CONTRACT))(
    'the exchange of %s is one that its schemas accept',
    (name, call) => {
      const example = EXAMPLES[name as keyof typeof EXAMPLES];
      expect(call.request.safeParse(example.request).error).toBeUndefined();
      expect(call.response.safeParse(example.response).error).toBeUndefined();
    },
  );

  test('every failure has an example', () => {
    for (const { operation } of operations) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        if (status !== '200')
          expect(failure.safeParse(content?.['application/json']?.example).error).toBeUndefined();
      }
    }
  });
});

onEachDatabase('what is described', (start) => {
  test('is every call that there is, but for the pages of the app, of signing in and of brands', async () => {
    const server = await start();
    const routes = createApp(server.service.deps).routes.filter(
      ({ method, path }) =>
        ['GET', 'POST'].includes(method) && !path.includes('*') && !/^\/(auth|marca)\//.test(path),
    );
    const there = new Set(routes.map(({ method, path }) => `${method} ${path.replace(':file', '{file}')}`));
    there.delete('GET /api/docs.css');
    const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    expect(described.sort()).toEqual([...there].sort());
  });

  test('is answered as it says: each POST call, its success and each failure that anybody can cause', async () => {
    const server = await start();
    const { id: userId } = await newPerson(server);
    const session = newSessionId();
    await server.service.deps.store.sessions.add(
      { idHash: digest(session), userId, device: 'Chrome en Windows' },
      Date.now(),
    );
    await generate(server, session);
    await post(server, '/profile', { session, phone: '+52', location: 'Oaxaca', bio: 'Café' });
    const made = await generate(server, session);
    for (const [name, { path }] of Object.entries(CONTRACT)) {
      const { responses } = postOf(path);
      const { request } = EXAMPLES[name as keyof typeof EXAMPLES];
      const mine = {
        ...request,
        session,
        ...('logo_id' in request && { logo_id: made.body.logo_id }),
        ...('old' in request && { old: PASSWORD }),
      };
      const said = (status: string) => responses[status]?.content?.['application/json']?.example;
      expect([path, (await post(server, path, '{')).body]).toEqual([path, said('400')]);
      expect((await post(server, path, mine, { 'content-type': 'text/plain' })).body).toEqual(said('415'));
      expect((await post(server, path, ' '.repeat(70_000))).body).toEqual(said('413'));
      expect((await post(server, path, { ...mine, session: undefined })).body).toEqual(said('422'));
      const keyless = await fetch(`${server.url}${path}`, { method: 'POST' });
      expect(responses[keyless.status]).toBeDefined();
      // Ends the session, or needs a code of its own: tried by tests of their own.
      if (['/sign_out', '/callback', '/account/delete'].includes(path)) continue;
      const stranger = await post(server, path, { ...mine, session: '1700000000000_0123456789abcdef' });
      if (path !== '/validate_session') expect(stranger.body).toEqual(said('401'));
      const answer = await post(server, path, mine);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(shape(answer.body)).toEqual(shape(said('200')));
    }
    const closed = await post(server, '/sessions/end', { session, id: 'x' });
    expect(closed.body).toEqual(
      postOf('/sessions/end').responses[404]?.content?.['application/json']?.example,
    );
    const foreign = await post(server, '/favorite', { session, logo_id: 'x', favoritos: 1 });
    const { responses } = postOf('/favorite');
    expect(foreign.body).toEqual(responses[404]?.content?.['application/json']?.example);
  });

  test('is answered as it says where the old password is wrong', async () => {
    const server = await start();
    const { session } = await newPerson(server);
    const refused = await post(server, '/password', { session, old: 'no es esta', new: 'otra frase mejor' });
    const said = postOf('/password').responses[403]?.content?.['application/json']?.example;
    expect([refused.status, refused.body]).toEqual([403, said]);
  });

  test('is answered as it says where there are no credits', async () => {
    const server = await start({ env: { CREDITS_ENFORCED: 'true' } });
    const { session } = await newPerson(server, { credits: 0 });
    const refused = await generate(server, session);
    const said = postOf('/generate_logo').responses[402]?.content?.['application/json']?.example;
    expect([refused.status, refused.body]).toEqual([402, said]);
  });

  test('is a page: each call once, its examples, no script, and our own policy', async () => {
    const server = await start();
    const answer = await fetch(`${server.url}/api/docs`);
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(answer.headers.get('content-type')).toContain('text/html');
    for (const { operation } of operations)
      expect(page.split(`<article id="${operation.operationId}"`)).toHaveLength(2);
    expect(page).not.toContain('<script');
    expect(page).not.toContain(API_KEY);
    expect(page).toContain('Ese logo no existe o no es tuyo.');
    expect((await fetch(`${server.url}/api/docs.css`)).headers.get('content-type')).toContain('text/css');
  });
});

/** Names and kinds, not values; a list by its first entry. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return typeof value[0] === 'object' ? value.slice(0, 1).map(shape) : 'list';
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shape(item)]));
}
