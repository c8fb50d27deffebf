import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestServer } from '../src/testing/index.js';
import { generate, newPerson, onEachDatabase, post } from './harness.js';

const DAY = 86_400_000;

onEachDatabase('the figures of an account', (start) => {
  let server: TestServer;
  let now: number;
  beforeAll(async () => {
    server = await start({ clock: () => now });
  });
  beforeEach(() => {
    now = Date.UTC(2031, 4, 31, 23, 59, 59);
  });

  const statsOf = async (session: string) =>
    (await post(server, '/validate_session', { session })).body.stats;

  test('are those of nothing at first', async () => {
    const { session } = await newPerson(server);
    expect(await statsOf(session)).toEqual({ logos: 0, downloads: 0, favorites: 0, monthly: 0 });
  });

  test('follow logos, favourites and downloads, each counted once', async () => {
    const { session } = await newPerson(server);
    const { session: other } = await newPerson(server);
    const [first, second] = [await generate(server, session), await generate(server, session)];
    const mark = (logo: typeof first, favoritos: 0 | 1) =>
      post(server, '/favorite', { session, logo_id: logo.body.logo_id, favoritos });
    for (const favoritos of [1, 1, 0, 1] as const) await mark(first, favoritos);
    for (const favoritos of [1, 0, 0] as const) await mark(second, favoritos);
    const image_url = String(second.body.image_url);
    for (let turn = 0; turn < 3; turn += 1) {
      await fetch(`${server.url}/api/proxy-download?${new URLSearchParams({ image_url })}`);
    }
    expect(await statsOf(session)).toEqual({ logos: 2, downloads: 3, favorites: 1, monthly: 2 });
    expect(await statsOf(other)).toEqual({ logos: 0, downloads: 0, favorites: 0, monthly: 0 });
  });

  test('begin a month anew at its first moment in UTC', async () => {
    const { session } = await newPerson(server);
    await generate(server, session);
    await generate(server, session);
    expect(await statsOf(session)).toMatchObject({ logos: 2, monthly: 2 });
    now += 1_000;
    expect(await statsOf(session)).toMatchObject({ logos: 2, monthly: 0 });
    await generate(server, session);
    expect(await statsOf(session)).toMatchObject({ logos: 3, monthly: 1 });
  });

  test('go on counting the newest month when the clock of another server is behind', async () => {
    const { session } = await newPerson(server);
    await generate(server, session);
    now -= 31 * DAY;
    await generate(server, session);
    now += 31 * DAY;
    expect(await statsOf(session)).toMatchObject({ logos: 2, monthly: 1 });
  });

  test('count every logo of those made at once', async () => {
    const { session } = await newPerson(server, { credits: 12 });
    await Promise.all(Array.from({ length: 12 }, () => generate(server, session)));
    expect(await statsOf(session)).toMatchObject({ logos: 12, monthly: 12 });
  });

  test('are those of the logos themselves after a long history', async () => {
    const { id, session } = await newPerson(server);
    await server.fillAccount({ userId: id, logos: 900 });
    const logos = (await post(server, '/logos_info', { session })).body.respuesta as {
      creationDate: string;
    }[];
    const monthly = logos.filter(({ creationDate }) => creationDate.startsWith('2031-05')).length;
    expect(monthly).toBeGreaterThan(0);
    expect(await statsOf(session)).toEqual({ logos: 900, downloads: 0, favorites: 0, monthly });
  });
});
