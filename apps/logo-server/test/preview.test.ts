import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { PREVIEW_LIMIT } from '../src/http/routes/preview.js';
import { startTestServer, type TestServer } from '../src/testing/index.js';
import { testEngine } from './test-engine.js';

describe('GET /api/preview.svg', () => {
  let server: TestServer;
  let now = Date.now();
  beforeAll(async () => {
    server = await startTestServer({
      openEngine: async () => testEngine,
      clock: () => now,
      env: { WEB_ROOT: '/nonexistent' },
    });
  });
  afterAll(() => server.close());

  const preview = (query: Record<string, string>, headers: Record<string, string> = {}) => {
    now += 1_000;
    return fetch(`${server.url}/api/preview.svg?${new URLSearchParams(query)}`, { headers });
  };
  const BRIEF = {
    name: 'Café Ñandú',
    industry: 'food',
    style: 'vintage',
    type: 'icon',
    color: '#ef4444',
    seed: '7',
  };

  test('anyone gets a drawing that may be cached', async () => {
    const response = await preview(BRIEF);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const again = await preview(BRIEF, { 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('the same parameters always give the same drawing, another seed or variant another', async () => {
    const text = async (change: Record<string, string>) => (await preview({ ...BRIEF, ...change })).text();
    expect(await text({})).toBe(await text({}));
    expect(await text({ seed: '8' })).not.toBe(await text({}));
    expect(await text({ variant: 'dark' })).not.toBe(await text({}));
  });

  test('what was drawn before is not drawn again, unless it is so large that many others would go for it', async () => {
    const draw = vi.spyOn(testEngine, 'draw');
    const text = async (name: string) => (await preview({ name })).text();
    const drawn = (light: string) => ({ variants: { light, dark: '' }, svg: '', icon: '' });
    draw.mockResolvedValueOnce(drawn('<svg>ñ</svg>'));
    expect([await text('Ñu'), await text('Ñu')]).toEqual(['<svg>ñ</svg>', '<svg>ñ</svg>']);
    expect(draw).toHaveBeenCalledTimes(1);
    const large = drawn(' '.repeat(3 * 1024 * 1024));
    draw.mockResolvedValueOnce(large).mockResolvedValueOnce(large);
    expect([(await text('Oso')).length, (await text('Oso')).length]).toEqual([3_145_728, 3_145_728]);
    expect(draw).toHaveBeenCalledTimes(3);
    draw.mockRestore();
  });

  test('only the name is needed', async () => {
    expect((await preview({ name: 'Trazo' })).status).toBe(200);
  });

  test.each([
    { name: '' },
    { name: '🚀' },
    { name: 'a'.repeat(201) },
    { style: 'gotico' },
    { industry: 'nada' },
    { type: 'nada' },
    { color: 'red' },
    { seed: 'x'.repeat(65) },
    { variant: 'neon' },
  ])('%j is a 422 with a detail and the field', async (change) => {
    const response = await preview({ ...BRIEF, ...change });
    const [field] = Object.keys(change);
    expect([response.status, await response.json()]).toEqual([422, { detail: expect.any(String), field }]);
  });

  test('an address that asks too much is told to wait, whatever X-Forwarded-For says', async () => {
    now += 60_000;
    const statuses: number[] = [];
    for (let turn = 0; turn < PREVIEW_LIMIT.burst + 3; turn += 1) {
      const response = await fetch(`${server.url}/api/preview.svg?name=Trazo`, {
        headers: { 'x-forwarded-for': `203.0.113.${turn % 250}` },
      });
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    expect(statuses.indexOf(429)).toBe(PREVIEW_LIMIT.burst);
    const refused = await fetch(`${server.url}/api/preview.svg?name=Trazo`);
    expect([refused.headers.get('retry-after'), await refused.json()]).toEqual([
      '1',
      { detail: 'Demasiadas peticiones seguidas. Espera unos segundos y vuelve a intentarlo.' },
    ]);
    now += 1_000;
    expect((await fetch(`${server.url}/api/preview.svg?name=Trazo`)).status).toBe(200);
  });
});
