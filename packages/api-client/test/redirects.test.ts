import { describe, expect, it } from 'vitest';
import { createClient } from '../src/index';
import { failureOf, memoryStorage, setUp } from './support/client';
import { json, raw, serve } from './support/server';

const BRIEF = { company_name: 'a', style: 'b', color: 'c', description: 'd' };
const VALID = json({ validated: 1, success: true, Logos: [], respuesta: [] });

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])(
    'with %i posts the session and the key to nobody, and its answer counts for nothing',
    async (status) => {
      const stranger = await serve(VALID);
      const { client, requests } = await setUp(({ path }, response) => {
        response.writeHead(status, { location: `${stranger.url}${path}`, 'x-request-id': 'req-7' }).end('x');
      });
      const calls = [
        client.validateSession(),
        client.userInfo(),
        client.logosInfo(),
        client.movements(),
        client.gallery(),
        client.generateLogo(BRIEF),
        client.setFavorite({ logo_id: 1, favoritos: 1 }),
        client.redeemCallback({ code: 'c' }),
      ];
      for (const call of calls) {
        expect(await failureOf(call)).toMatchObject({
          kind: 'network',
          message: 'Hubo un problema con la conexión.',
          status,
          requestId: 'req-7',
          hint: expect.stringContaining('baseUrl'),
        });
      }
      expect(requests).toHaveLength(calls.length);
      expect(stranger.requests).toEqual([]);
    },
  );

  it('is told apart in a browser too, which hides where it leads', async () => {
    const asked: (string | undefined)[] = [];
    const opaque = Object.defineProperties(new Response(), {
      type: { value: 'opaqueredirect' },
      status: { value: 0 },
      ok: { value: false },
    });
    const fetchLike: typeof fetch = async (_, init) => {
      asked.push(init?.redirect);
      return opaque;
    };
    const client = createClient({ baseUrl: '', apiKey: 'k', storage: memoryStorage(), fetch: fetchLike });
    expect(await failureOf(client.validateSession())).toMatchObject({ kind: 'network', status: undefined });
    expect(asked).toEqual(['manual']);
  });

  it('that a download cannot follow fails like any answer that is not OK', async () => {
    const { client } = await setUp((_, response) => void response.writeHead(304).end());
    const failure = await failureOf(client.downloadImage({ image_url: '/a.png', name: 'Sol' }));
    expect(failure).toMatchObject({ kind: 'http', status: 304, message: 'Error 304: Not Modified' });
  });

  it('of a download, which carries neither session nor key, is followed', async () => {
    const store = await serve(raw('png', 'image/png'));
    const { client } = await setUp(
      (_, response) => void response.writeHead(302, { location: `${store.url}/a.png` }).end(),
    );
    const image = await client.downloadImage({ image_url: '/a.png', name: 'Sol' });
    expect(image).toMatchObject({ contentType: 'image/png', fileName: 'Sol-logo.png' });
    expect(store.requests[0]?.headers.apikey).toBeUndefined();
  });
});
