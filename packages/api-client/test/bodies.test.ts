import { describe, expect, it } from 'vitest';
import { type ClientOptions, createClient } from '../src/index';
import { readBody } from '../src/transport/body';
import { failureOf, memoryStorage } from './support/client';

const CHUNK = 1024;

/** An answer whose body has no end, and what became of that body. */
function endless(status: number, contentType: string) {
  const seen = { bytes: 0, isReleased: false };
  const body = new ReadableStream(
    {
      pull(controller) {
        seen.bytes += CHUNK;
        controller.enqueue(new TextEncoder().encode('x'.repeat(CHUNK)));
      },
      cancel() {
        seen.isReleased = true;
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { 'content-type': contentType, location: '/elsewhere' };
  return { seen, response: new Response(body, { status, headers }) };
}

const clientOf = (response: Response, options: Partial<ClientOptions> = {}) =>
  createClient({
    baseUrl: '',
    apiKey: 'k',
    storage: memoryStorage(),
    fetch: async () => response,
    ...options,
  });
const IMAGE = { image_url: '/a.png', name: 'Sol' };

describe('a body', () => {
  it('is read up to its cap, and refused with one byte more', async () => {
    const read = (maxBytes: number) =>
      readBody(new Response('abcd'), new AbortController().signal, maxBytes, 'too much');
    expect(await (await read(4)).text()).toBe('abcd');
    expect(await failureOf(read(3))).toMatchObject({ kind: 'too-large', message: 'too much', maxBytes: 3 });
  });

  it('that an answer lacks is empty', async () => {
    const nothing = () => new Response(null, { status: 204 });
    await clientOf(nothing()).setFavorite({ logo_id: 1, favoritos: 1 });
    expect(await failureOf(clientOf(nothing()).gallery())).toMatchObject({ kind: 'not-json', body: '' });
  });

  it.each([400, 500])('of a %i is read up to 16 kB and then released', async (status) => {
    const { seen, response } = endless(status, 'text/plain');
    expect(await failureOf(clientOf(response).userInfo())).toMatchObject({ kind: 'http', status });
    expect(seen.isReleased).toBe(true);
    expect(seen.bytes).toBeGreaterThan(16 * 1024);
    expect(seen.bytes).toBeLessThanOrEqual(16 * 1024 + CHUNK);
  });

  it('of a refused image is released unread', async () => {
    const { seen, response } = endless(200, 'text/html');
    expect(await failureOf(clientOf(response).downloadImage(IMAGE))).toMatchObject({ kind: 'not-image' });
    expect(seen).toEqual({ bytes: 0, isReleased: true });
  });

  it('of a redirect is released unread', async () => {
    const { seen, response } = endless(307, 'text/html');
    expect(await failureOf(clientOf(response).gallery())).toMatchObject({ kind: 'network' });
    expect(seen).toEqual({ bytes: 0, isReleased: true });
  });

  it('that only has to be OK is released unread', async () => {
    const { seen, response } = endless(200, 'application/json');
    await clientOf(response).setFavorite({ logo_id: 1, favoritos: 1 });
    expect(seen).toEqual({ bytes: 0, isReleased: true });
  });

  it('is released when the call is cancelled while it is read', async () => {
    const controller = new AbortController();
    const seen = { isReleased: false };
    const body = new ReadableStream(
      {
        pull: () => controller.abort(),
        cancel() {
          seen.isReleased = true;
        },
      },
      { highWaterMark: 0 },
    );
    const call = clientOf(new Response(body)).gallery({ signal: controller.signal });
    expect(await failureOf(call)).toMatchObject({ kind: 'cancelled' });
    expect(seen.isReleased).toBe(true);
  });
});
