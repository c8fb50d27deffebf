import { beforeAll, expect, test, vi } from 'vitest';
import { CONTRACT } from '../src/http/contract/index.js';
import type { TestServer } from '../src/testing/index.js';
import { belongings, generate, newPerson, onEachDatabase, post } from './harness.js';
import { testEngine } from './test-engine.js';

onEachDatabase('choosing among six', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const drawingAt = async (address: unknown) => (await fetch(String(address).replace(/png$/, 'svg'))).text();
  const made = async (session: string, headers?: Record<string, string>) =>
    CONTRACT.generateLogo.response.parse((await generate(server, session, {}, headers)).body);
  const choose = (session: string, logo_id: string, proposal_id: string) =>
    post(server, '/logo/choose', { session, logo_id, proposal_id });
  const inGallery = async (session: string) =>
    CONTRACT.gallery.response.parse((await post(server, '/gallery', { session })).body).Logos;

  test('a logo comes in six drawings that differ, each with its line; the first is the logo', async () => {
    const { session } = await newPerson(server);
    const { image_url, proposals, seed, logo_id } = await made(session);
    expect(proposals.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(proposals[0]?.image_url).toBe(image_url);
    expect(new Set(await Promise.all(proposals.map((each) => drawingAt(each.image_url)))).size).toBe(6);
    expect(new Set(proposals.map(({ note }) => note)).size).toBe(6);
    expect(await drawingAt(image_url)).toContain(seed);
    expect((await inGallery(session)).map((item) => [item.logo_id, item.image_data])).toEqual([
      [logo_id, image_url],
    ]);
  });

  test.each([
    [50_000, 6],
    [400_000, 2],
    [3_000_000, 1],
  ])('of drawings of %i characters it keeps %i, so that no logo stores without end', async (size, kept) => {
    const { propose } = testEngine;
    const large = vi.spyOn(testEngine, 'propose').mockImplementation(async (...asked) => {
      const drawings = await propose(...asked);
      return drawings.map((drawing) => ({
        ...drawing,
        svg: ' '.repeat(size - 2),
        variants: { light: '', dark: ' ' },
        icon: ' ',
      }));
    });
    const { session } = await newPerson(server);
    const { proposals, logo_id } = await made(session);
    large.mockRestore();
    expect(proposals.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6'].slice(0, kept));
    const [last, beyond] = [String(kept), String(kept + 1)];
    expect((await choose(session, logo_id, last)).status).toBe(200);
    expect((await choose(session, logo_id, beyond)).status).toBe(404);
  });

  test('another becomes the logo: free, at once in the gallery, as often as wanted, and back again', async () => {
    const { session } = await newPerson(server);
    const { proposals, logo_id, prompt } = await made(session);
    const before = await belongings(server, session);
    for (const { id, image_url } of [...proposals, ...proposals.slice(0, 2)]) {
      const { status, body } = await choose(session, logo_id, id);
      expect(status).toBe(200);
      expect(CONTRACT.choose.response.parse(body)).toEqual({
        success: true,
        logo_id,
        proposal_id: id,
        image_url,
      });
      expect(await inGallery(session)).toMatchObject([
        { logo_id, image_data: image_url, prompt_dalle: prompt },
      ]);
    }
    expect(await belongings(server, session)).toEqual(before);
  });

  test('every drawing keeps its address and its variants, chosen or not', async () => {
    const { session } = await newPerson(server);
    const { proposals, logo_id } = await made(session);
    const all = () =>
      Promise.all(
        proposals.flatMap(({ image_url }) =>
          ['', '?variant=dark', '?variant=icon', '?variant=brand'].map(async (query) => {
            const response = await fetch(`${image_url.replace(/png$/, 'svg')}${query}`);
            return [response.status, await response.text()];
          }),
        ),
      );
    const before = await all();
    expect(before.map(([status]) => status)).toEqual(before.map(() => 200));
    await choose(session, logo_id, '4');
    expect(await all()).toEqual(before);
    const taken = await fetch(
      `${server.url}/api/proxy-download?${new URLSearchParams({ image_url: proposals[1]?.image_url ?? '' })}`,
    );
    expect([taken.status, taken.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('-logo.png'),
    ]);
  });

  test('a favourite and its downloads stay with the logo, whichever it is', async () => {
    const { session } = await newPerson(server);
    const { proposals, logo_id } = await made(session);
    await post(server, '/favorite', { session, logo_id, favoritos: 1 });
    await choose(session, logo_id, '3');
    const query = new URLSearchParams({ image_url: proposals[2]?.image_url ?? '' });
    await (await fetch(`${server.url}/api/proxy-download?${query}`)).arrayBuffer();
    expect(await inGallery(session)).toMatchObject([{ favorito: 1 }]);
    expect((await post(server, '/validate_session', { session })).body.stats).toMatchObject({
      logos: 1,
      favorites: 1,
      downloads: 1,
    });
  });

  test('only the owner chooses, and only among the proposals of that logo', async () => {
    const [owner, other] = [await newPerson(server), await newPerson(server)];
    const { logo_id, image_url } = await made(owner.session);
    const own = await made(other.session);
    const notYours = { status: 404, body: { detail: 'Ese logo no existe o no es tuyo.' } };
    expect(await choose(other.session, logo_id, '2')).toMatchObject(notYours);
    expect(await choose(owner.session, 'no-hay', '2')).toMatchObject(notYours);
    for (const id of ['7', '0', '02', own.proposals[1]?.image_url.slice(-40) ?? '', "1' or '1'='1"]) {
      expect(await choose(owner.session, logo_id, id)).toMatchObject({
        status: 404,
        body: { detail: 'Ese logo no tiene esa propuesta.' },
      });
    }
    expect(await inGallery(owner.session)).toMatchObject([{ image_data: image_url }]);
  });

  test('a repeated key gives the same answer, whichever was chosen meanwhile', async () => {
    const { session } = await newPerson(server);
    const key = { 'idempotency-key': 'una-intencion' };
    const first = await made(session, key);
    await choose(session, first.logo_id, '5');
    expect(await made(session, key)).toEqual(first);
    expect(await inGallery(session)).toMatchObject([{ image_data: first.proposals[4]?.image_url }]);
    expect((await belongings(server, session)).creditos).toBe(2);
  });

  test('asking again brings six others and costs one credit', async () => {
    const { session } = await newPerson(server);
    const [first, second] = [await made(session), await made(session)];
    const drawings = await Promise.all(
      [...first.proposals, ...second.proposals].map(({ image_url }) => drawingAt(image_url)),
    );
    expect(new Set(drawings).size).toBe(12);
    expect((await belongings(server, session)).creditos).toBe(1);
  });

  test('of choices made at the same time one holds', async () => {
    const { session } = await newPerson(server);
    const { proposals, logo_id } = await made(session);
    const answers = await Promise.all(proposals.map(({ id }) => choose(session, logo_id, id)));
    expect(answers.map(({ status }) => status)).toEqual(proposals.map(() => 200));
    const [logo] = await inGallery(session);
    const chosen = proposals.find(({ image_url }) => image_url === logo?.image_data);
    expect(chosen).toBeDefined();
  });
});
