import { beforeAll, expect, test, vi } from 'vitest';
import type { TestServer } from '../src/testing/index.js';
import { generate, newPerson, onEachDatabase, post } from './harness.js';

const LISTS = [
  ['/gallery', 'Logos', 'logo_id'],
  ['/logos_info', 'respuesta', 'logo_id'],
  ['/movimiento_info', 'respuesta', 'id_movimiento'],
] as const;

onEachDatabase('lists by the page', (start) => {
  let server: TestServer;
  let session: string;
  beforeAll(async () => {
    // Many logos of one moment: their order must not depend on the time alone.
    const moment = Date.now();
    server = await start({ clock: () => moment });
    const person = await newPerson(server, { credits: 40 });
    session = person.session;
    for (let logo = 0; logo < 13; logo += 1) await generate(server, session);
  });

  const ask = (path: string, more: object = {}) => post(server, path, { session, ...more });

  test.each(LISTS)('%s: the pages are the whole list, in its order', async (path, name, id) => {
    const idsOf = (body: Record<string, unknown>) =>
      (body[name] as Record<string, unknown>[]).map((item) => item[id]);
    const whole = (await ask(path)).body;
    expect(Object.keys(whole)).toEqual([name]);
    const ids = idsOf(whole);
    for (const limit of [1, 4, ids.length - 1, ids.length, 200]) {
      const seen: unknown[] = [];
      let cursor: unknown;
      do {
        const { status, body } = await ask(path, { limit, ...(cursor !== undefined && { cursor }) });
        expect(status).toBe(200);
        expect(idsOf(body).length).toBeLessThanOrEqual(limit);
        seen.push(...idsOf(body));
        cursor = body.next_cursor;
      } while (cursor !== undefined);
      expect(seen).toEqual(ids);
    }
  });

  test.each(LISTS)('%s: a logo made meanwhile moves nothing to another page', async (path, name, id) => {
    const idsOf = (body: Record<string, unknown>) =>
      (body[name] as Record<string, unknown>[]).map((item) => item[id]);
    const before = idsOf((await ask(path)).body);
    const first = (await ask(path, { limit: 5 })).body;
    await generate(server, session);
    const second = (await ask(path, { limit: 200, cursor: first.next_cursor })).body;
    expect([...idsOf(first), ...idsOf(second)].filter((item) => before.includes(item))).toEqual(before);
  });

  test.each(LISTS)(
    '%s: a page has 50 where no limit is said, and a bad limit or cursor is a 422',
    async (path, name) => {
      const { body } = await ask(path, { limit: 3 });
      const next = (await ask(path, { cursor: body.next_cursor })).body;
      expect((next[name] as unknown[]).length).toBeGreaterThan(5);
      for (const wrong of [{ limit: 0 }, { limit: 201 }, { limit: 1.5 }, { limit: '5' }]) {
        expect((await ask(path, wrong)).status).toBe(422);
      }
      for (const cursor of ['', 'x', '-1', '99999999999', `1-${'z'.repeat(99)}`, "1-' or 1", '0x10', 7]) {
        expect((await ask(path, { cursor })).status).toBe(422);
      }
    },
  );

  test.each(LISTS)('%s: a cursor shows nothing of anybody else', async (path, name) => {
    const { cursor } = { cursor: (await ask(path, { limit: 1 })).body.next_cursor };
    const { session: other } = await newPerson(server, { credits: 0 });
    expect((await post(server, path, { session: other, cursor })).body).toEqual({ [name]: [] });
  });

  test.each(LISTS)('%s: a whole list is read no faster than the client reads it', async (path, name, id) => {
    const { id: userId, session: own } = await newPerson(server);
    await server.fillAccount({ userId, logos: 2_600 });
    const { store } = server.service.deps;
    const pages = [vi.spyOn(store.logos, 'page'), vi.spyOn(store.movements, 'page')];
    const read = () => pages.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    const headers = { 'content-type': 'application/json', apikey: 'trazo-local' };
    const body = JSON.stringify({ session: own });
    const answer = await server.service.app.request(path, { method: 'POST', headers, body });
    const reader = answer.body?.getReader();
    await reader?.read();
    expect(read()).toBeLessThanOrEqual(3);
    await reader?.cancel();
    const left = read();
    const whole = await server.service.app.request(path, { method: 'POST', headers, body });
    const items = ((await whole.json()) as Record<string, Record<string, unknown>[]>)[name] ?? [];
    expect(new Set(items.map((item) => item[id])).size).toBeGreaterThanOrEqual(2_600);
    expect(read() - left).toBeGreaterThanOrEqual(6);
    for (const page of pages) page.mockRestore();
  });

  test.each(LISTS)('%s: a list whose first page cannot be read is refused whole', async (path) => {
    const { store } = server.service.deps;
    const gone = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    const pages = [store.logos, store.movements].map((repository) =>
      vi.spyOn(repository, 'page').mockRejectedValue(gone),
    );
    expect((await ask(path)).status).toBe(503);
    for (const page of pages) page.mockRestore();
  });
});
