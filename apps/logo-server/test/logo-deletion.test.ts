import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createLedger } from '../src/adapters/database/ledger.js';
import { openDatabase } from '../src/adapters/database/open.js';
import { checkLedger } from '../src/domain/ledger-check.js';
import type { DrawingEngine } from '../src/ports/drawing.js';
import type { TestServer } from '../src/testing/index.js';
import { belongings, generate, newPerson, onEachDatabase, post } from './harness.js';
import { testEngine } from './test-engine.js';

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

onEachDatabase('deleting a logo', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const remove = (session: string, logo_id: unknown) => post(server, '/logo/delete', { session, logo_id });
  const statsOf = async (session: string) =>
    (await post(server, '/validate_session', { session })).body.stats;
  const download = (image_url: string) =>
    fetch(`${server.url}/api/proxy-download?${new URLSearchParams({ image_url })}`);

  test('it leaves the gallery, the history and the figures; what was paid for it stays', async () => {
    const { session } = await newPerson(server);
    const [gone, kept] = [await generate(server, session), await generate(server, session)];
    for (const { body } of [gone, kept]) {
      await post(server, '/favorite', { session, logo_id: body.logo_id, favoritos: 1 });
      await download(String(body.image_url));
    }
    await download(String(gone.body.image_url));
    expect(await statsOf(session)).toEqual({ logos: 2, downloads: 3, favorites: 2, monthly: 2 });
    const before = await belongings(server, session);
    const answer = await remove(session, gone.body.logo_id);
    expect([answer.status, answer.body]).toEqual([200, { success: true, logo_id: gone.body.logo_id }]);
    const gallery = (await post(server, '/gallery', { session })).body.Logos as { logo_id: string }[];
    expect(gallery.map(({ logo_id }) => logo_id)).toEqual([kept.body.logo_id]);
    const after = await belongings(server, session);
    expect(after.logos).toHaveLength(1);
    expect([after.creditos, after.movements]).toEqual([before.creditos, before.movements]);
    expect(await statsOf(session)).toEqual({ logos: 1, downloads: 1, favorites: 1, monthly: 1 });
  });

  test('its images are gone, and the files that were made of them; those of others stay', async () => {
    const own = await start();
    const { session } = await newPerson(own);
    const files = async () => (await readdir(join(own.dataDir, 'images'))).length;
    const [gone, kept] = [
      await generate(own, session),
      await generate(own, session, { company_name: 'Otro' }),
    ];
    const queries = [
      '',
      '?size=2048',
      '?size=4096&background=transparent',
      '?variant=dark',
      '?variant=brand',
    ];
    for (const { body } of [gone, kept]) {
      for (const query of queries) await fetch(String(body.image_url) + query);
      await fetch(String(body.image_url).replace(/png$/, 'jpg'));
    }
    expect(await files()).toBe(12);
    await post(own, '/logo/delete', { session, logo_id: gone.body.logo_id });
    await expect.poll(files).toBe(6);
    for (const query of queries) {
      expect((await fetch(String(gone.body.image_url) + query)).status).toBe(404);
      expect((await fetch(String(kept.body.image_url) + query)).status).toBe(200);
    }
    expect(await files()).toBe(6);
  });

  test('what another server draws of it meanwhile is shown to nobody and leaves no file', async () => {
    const { databaseUrl } = server.service.deps.config;
    const [begun, deleted] = [signal(), signal()];
    const renderPng: DrawingEngine['renderPng'] = async (...asked) => {
      begun.give();
      await deleted.given;
      return testEngine.renderPng(...asked);
    };
    const other = await start({
      openEngine: async () => ({ ...testEngine, renderPng }),
      env: databaseUrl === undefined ? { DATA_DIR: server.dataDir } : { DATABASE_URL: databaseUrl },
    });
    const { session } = await newPerson(server);
    const { body } = await generate(server, session);
    const files = () => readdir(join(other.dataDir, 'images')).catch(() => []);
    const before = await files();
    const image = fetch(String(body.image_url).replace(server.url, other.url));
    await begun.given;
    expect((await remove(session, body.logo_id)).status).toBe(200);
    deleted.give();
    expect((await image).status).toBe(404);
    await expect.poll(files).toEqual(before);
  });

  test('it is in no preview any more, not even in one that was drawn before', async () => {
    const { session } = await newPerson(server);
    const { body } = await generate(server, session);
    const [, key = ''] = /\/logos\/([^.]+)\.png$/.exec(String(body.image_url)) ?? [];
    const preview = () => fetch(`${server.url}/api/preview.svg?logo=${key}`);
    expect((await preview()).status).toBe(200);
    await remove(session, body.logo_id);
    expect((await preview()).status).toBe(404);
  });

  test('what it was chosen from goes with it', async () => {
    const own = await start();
    const { session } = await newPerson(own);
    const { body } = await generate(own, session);
    const proposals = body.proposals as { id: string; image_url: string }[];
    expect(proposals.length).toBeGreaterThan(1);
    await post(own, '/logo/choose', { session, logo_id: body.logo_id, proposal_id: proposals[1]?.id });
    for (const { image_url } of proposals) expect((await fetch(image_url)).status).toBe(200);
    expect(await readdir(join(own.dataDir, 'images'))).toHaveLength(proposals.length);
    expect((await post(own, '/logo/delete', { session, logo_id: body.logo_id })).status).toBe(200);
    for (const { image_url } of proposals) expect((await fetch(image_url)).status).toBe(404);
    await expect.poll(() => readdir(join(own.dataDir, 'images'))).toEqual([]);
  });

  test("somebody else's is a 404 and stays; one that is gone is a 404 too", async () => {
    const [owner, other] = [await newPerson(server), await newPerson(server)];
    const { logo_id } = (await generate(server, owner.session)).body;
    const refused = await remove(other.session, logo_id);
    expect([refused.status, refused.body]).toEqual([404, { detail: 'Ese logo no existe o no es tuyo.' }]);
    expect((await belongings(server, owner.session)).logos).toHaveLength(1);
    expect((await remove(owner.session, logo_id)).status).toBe(200);
    expect((await remove(owner.session, logo_id)).status).toBe(404);
  });

  test('asked for many times at once it is taken off the figures once', async () => {
    const { session } = await newPerson(server);
    const { logo_id } = (await generate(server, session)).body;
    await generate(server, session);
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(session, logo_id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await statsOf(session)).toMatchObject({ logos: 1, monthly: 1 });
  });

  test('one of a month before leaves the count of this month as it is', async () => {
    let now = Date.UTC(2031, 4, 31, 23, 59, 59);
    const own = await start({ clock: () => now });
    const { session } = await newPerson(own);
    const { logo_id } = (await generate(own, session)).body;
    now += 1_000;
    await generate(own, session);
    await post(own, '/logo/delete', { session, logo_id });
    const { stats } = (await post(own, '/validate_session', { session })).body;
    expect(stats).toMatchObject({ logos: 1, monthly: 1 });
  });

  test('it makes no room for more logos within the hour, and the same brief gives another drawing', async () => {
    const own = await start({ env: { GENERATIONS_PER_HOUR: '2' } });
    const { session } = await newPerson(own);
    const svg = async (made: Awaited<ReturnType<typeof generate>>) =>
      (await fetch(String(made.body.image_url).replace(/png$/, 'svg'))).text();
    const first = await generate(own, session);
    const drawn = await svg(first);
    await post(own, '/logo/delete', { session, logo_id: first.body.logo_id });
    expect(await svg(await generate(own, session))).not.toBe(drawn);
    expect((await generate(own, session)).status).toBe(429);
  });

  test('the ledger adds up after it', async () => {
    const database = await openDatabase(server.service.deps.config);
    expect(await checkLedger(createLedger(database))).toMatchObject({ drifts: [] });
    await database.close();
  });
});
