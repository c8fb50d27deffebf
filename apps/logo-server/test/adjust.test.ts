import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../src/adapters/database/open.js';
import { openEngine } from '../src/adapters/engine.js';
import { VERSION_LIMIT, VERSION_ROOM } from '../src/domain/adjusting.js';
import { CONTRACT } from '../src/http/contract/index.js';
import type { DrawingEngine } from '../src/ports/drawing.js';
import type { TestServer } from '../src/testing/index.js';
import { belongings, generate, newPerson, onEachDatabase, post } from './harness.js';
import { testEngine } from './test-engine.js';

type Change = Record<string, string>;

// It keeps nothing of what it is asked: its threads are started once for both databases.
let engine: DrawingEngine;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

onEachDatabase('adjusting a logo', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const made = async (on: TestServer, session: string, body?: Change) =>
    CONTRACT.generateLogo.response.parse((await generate(on, session, body)).body);
  const ask = (on: TestServer, session: string, logo_id: string, change: Change, version?: string) =>
    post(on, '/logo/adjust', { session, logo_id, change, ...(version !== undefined && { version }) });
  const adjust = async (...given: Parameters<typeof ask>) => {
    const { status, body } = await ask(...given);
    expect([status, body.detail]).toEqual([200, undefined]);
    return CONTRACT.adjust.response.parse(body);
  };
  const versions = async (on: TestServer, session: string, logo_id: string) =>
    CONTRACT.versions.response.parse((await post(on, '/logo/versions', { session, logo_id })).body);
  const options = async (on: TestServer, session: string, body: Record<string, unknown>) =>
    CONTRACT.options.response.parse((await post(on, '/logo/options', { session, ...body })).body).options;
  const svgAt = async (address: string) => (await fetch(address.replace(/png$/, 'svg'))).text();
  const preview = (on: TestServer, query: Change) =>
    fetch(`${on.url}/api/preview.svg?${new URLSearchParams(query)}`);
  const inGallery = async (session: string) =>
    CONTRACT.gallery.response.parse((await post(server, '/gallery', { session })).body).Logos;

  test('a change makes another version the logo, at no credit and at once in the gallery; what it was is kept', async () => {
    const { session } = await newPerson(server);
    const { logo_id, image_url, proposals } = await made(server, session);
    const before = await belongings(server, session);
    const first = await versions(server, session, logo_id);
    expect(first.versions).toMatchObject([{ id: first.current, base: first.current, change: {}, image_url }]);
    const { version, replaced } = await adjust(server, session, logo_id, { color: '#15803d', idea: 'frame' });
    expect(replaced).toBe(first.current);
    expect(version).toMatchObject({
      base: first.current,
      change: { color: '#15803D', idea: 'frame' },
      color: '#15803D',
    });
    expect(await inGallery(session)).toMatchObject([{ logo_id, image_data: version.image_url }]);
    expect(await versions(server, session, logo_id)).toEqual({
      current: version.id,
      versions: [version, ...first.versions],
    });
    expect((await belongings(server, session)).creditos).toBe(before.creditos);
    // Every address still shows what it showed.
    expect(await svgAt(image_url)).not.toBe(await svgAt(version.image_url));
    for (const proposal of proposals) expect((await fetch(proposal.image_url)).status).toBe(200);
    expect(await svgAt(`${version.image_url}`)).toContain('#15803D');
  });

  test('the name is corrected in the list and in the file; what was made before keeps its own', async () => {
    const { session } = await newPerson(server);
    const { logo_id, image_url } = await made(server, session, { company_name: 'Panaderia Ñandu' });
    const { version } = await adjust(server, session, logo_id, { name: '  Panadería   Ñandú ' });
    expect(version.name).toBe('Panadería Ñandú');
    expect(await inGallery(session)).toMatchObject([{ companyname: 'Panadería Ñandú' }]);
    const found = async (search: string) =>
      (await post(server, '/gallery', { session, limit: 5, search, category: 'all', order: 'desc' })).body
        .found;
    expect([await found('panadería'), await found('panaderia')]).toEqual([1, 0]);
    const nameOf = async (address: string) =>
      (
        await fetch(`${server.url}/api/proxy-download?${new URLSearchParams({ image_url: address })}`)
      ).headers.get('content-disposition');
    expect(await nameOf(version.image_url)).toContain(encodeURIComponent('Panadería Ñandú'));
    expect(await nameOf(image_url)).toContain(encodeURIComponent('Panaderia Ñandu'));
  });

  test('any version becomes the logo again by its id, and a change may begin at any', async () => {
    const { session } = await newPerson(server);
    const { logo_id } = await made(server, session);
    const { current: original } = await versions(server, session, logo_id);
    const red = (await adjust(server, session, logo_id, { color: '#B91C1C' })).version;
    const blue = (await adjust(server, session, logo_id, { color: '#1D4ED8' }, original)).version;
    expect((await adjust(server, session, logo_id, {}, original)).version.id).toBe(original);
    expect((await versions(server, session, logo_id)).current).toBe(original);
    const framed = (await adjust(server, session, logo_id, { idea: 'frame' }, red.id)).version;
    expect(framed).toMatchObject({ base: original, change: { color: '#B91C1C', idea: 'frame' } });
    const all = await versions(server, session, logo_id);
    expect(new Set(all.versions.map(({ id }) => id))).toEqual(
      new Set([original, red.id, blue.id, framed.id]),
    );
  });

  test('the same change of the same drawing is one version, however often and at once it is asked for', async () => {
    const { session } = await newPerson(server);
    const { logo_id } = await made(server, session);
    const { current } = await versions(server, session, logo_id);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => adjust(server, session, logo_id, { color: '#B91C1C' }, current)),
    );
    expect(new Set(answers.map(({ version }) => version.id)).size).toBe(1);
    expect((await versions(server, session, logo_id)).versions).toHaveLength(2);
  });

  test('of two tabs the later one wins and is told what it replaced; nothing is lost', async () => {
    const { session } = await newPerson(server);
    const { logo_id } = await made(server, session);
    const { current } = await versions(server, session, logo_id);
    const one = await adjust(server, session, logo_id, { color: '#B91C1C' }, current);
    const other = await adjust(server, session, logo_id, { color: '#1D4ED8' }, current);
    expect([one.replaced, other.replaced]).toEqual([current, one.version.id]);
    const after = await versions(server, session, logo_id);
    expect(after.current).toBe(other.version.id);
    expect(after.versions.map(({ id }) => id)).toEqual(expect.arrayContaining([one.version.id, current]));
  });

  test('choosing a proposal takes what was adjusted with it, and that stays a version', async () => {
    const { session } = await newPerson(server);
    const { logo_id, proposals } = await made(server, session, { company_name: 'Faro' });
    const { version } = await adjust(server, session, logo_id, { name: 'Faros', color: '#B91C1C' });
    await post(server, '/logo/choose', { session, logo_id, proposal_id: '3' });
    expect(await inGallery(session)).toMatchObject([
      { companyname: 'Faro', image_data: proposals[2]?.image_url },
    ]);
    const { current, versions: all } = await versions(server, session, logo_id);
    expect([all.length, all[0]?.id, all.some(({ id }) => id === version.id)]).toEqual([3, current, true]);
    const { version: third } = await adjust(server, session, logo_id, { color: '#1D4ED8' });
    expect(await svgAt(third.image_url)).toContain('preview~2');
  });

  test('what a logo cannot have is a 422 that says so, and nothing is stored', async () => {
    const { session } = await newPerson(server);
    const { logo_id } = await made(server, session);
    for (const change of [
      { symbol: 'mark:hippogriff' },
      { name: '🚀' },
      { name: '   ' },
      { name: 'a'.repeat(201) },
      // Three times as long when it is normalised.
      { name: '\ufb2c'.repeat(199) },
      { color: 'red' },
      { colour: '#000000' },
      { face: '' },
    ] as Change[]) {
      const { status, body } = await ask(server, session, logo_id, change);
      const [field] = Object.keys(change);
      expect([change, status, typeof body.detail, body.field]).toEqual([change, 422, 'string', field]);
    }
    expect((await versions(server, session, logo_id)).versions).toHaveLength(1);
  });

  test('a name is as long as people see it, however its accents were typed', async () => {
    const { session } = await newPerson(server);
    const { logo_id } = await made(server, session);
    const longest = 'é'.repeat(200);
    const { version } = await adjust(server, session, logo_id, { name: longest.normalize('NFD') });
    expect([version.name, version.change]).toEqual([longest, { name: longest }]);
    const seen = await preview(server, {
      logo: version.id,
      name: `${longest}\u{20bb7}`.slice(1).normalize('NFD'),
    });
    expect(seen.status).toBe(200);
    const detail = 'El nombre no puede tener más de 200 caracteres.';
    const tooLong = await ask(server, session, logo_id, { name: `a${longest}` });
    expect([tooLong.status, tooLong.body]).toEqual([422, { detail, field: 'name' }]);
  });

  test('only the owner sees, adjusts and lists, and only that logo’s versions', async () => {
    const [owner, other] = [await newPerson(server), await newPerson(server)];
    const { logo_id } = await made(server, owner.session);
    const own = await versions(server, other.session, (await made(server, other.session)).logo_id);
    const notYours = { status: 404, body: { detail: 'Ese logo no existe o no es tuyo.' } };
    const field = { change: {}, field: 'face' };
    expect(await ask(server, other.session, logo_id, {})).toMatchObject(notYours);
    expect(await post(server, '/logo/versions', { session: other.session, logo_id })).toMatchObject(notYours);
    expect(await post(server, '/logo/options', { session: other.session, logo_id, ...field })).toMatchObject(
      notYours,
    );
    expect(await ask(server, owner.session, logo_id, {}, own.current)).toMatchObject({
      status: 404,
      body: { detail: 'Ese logo no tiene esa versión.' },
    });
  });

  test('a logo keeps so many versions, and says so; those that are kept can still be the logo', async () => {
    const { session } = await newPerson(server);
    const { logo_id } = await made(server, session);
    const { current } = await versions(server, session, logo_id);
    const colour = (place: number) => `#0000${(place + 16).toString(16).toUpperCase()}`;
    for (let place = 1; place < VERSION_LIMIT; place += 1)
      await adjust(server, session, logo_id, { color: colour(place) }, current);
    expect(await ask(server, session, logo_id, { color: '#FFFFFF' }, current)).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining(`${VERSION_LIMIT} versiones`) },
    });
    expect((await adjust(server, session, logo_id, {}, current)).version.id).toBe(current);
    expect((await versions(server, session, logo_id)).versions).toHaveLength(VERSION_LIMIT);
  });

  test('a logo keeps versions up to a size of their drawings, and says so', async () => {
    const heavy = 'M0 0'.repeat(VERSION_ROOM / 8);
    const own = await start({
      openEngine: async () => ({
        ...testEngine,
        async adjust(source, change) {
          const drawn = await testEngine.adjust(source, change);
          return drawn.refused === undefined ? { ...drawn, svg: `<svg>${heavy}</svg>` } : drawn;
        },
      }),
    });
    const { session } = await newPerson(own);
    const { logo_id } = await made(own, session);
    for (const color of ['#000001', '#000002']) await adjust(own, session, logo_id, { color });
    const before = await versions(own, session, logo_id);
    expect(await ask(own, session, logo_id, { color: '#000003' })).toMatchObject({
      status: 422,
      body: {
        detail: 'Este logo ya tiene todas las versiones que caben. Vuelve a una de ellas o genera otro logo.',
      },
    });
    expect(await versions(own, session, logo_id)).toEqual(before);
    const [, , first] = before.versions;
    expect((await adjust(own, session, logo_id, {}, first?.id)).version.id).toBe(first?.id);
  });

  test('a logo that is deleted takes its versions and their files with it', async () => {
    const own = await start();
    const { session } = await newPerson(own);
    const { logo_id, image_url } = await made(own, session);
    const { version } = await adjust(own, session, logo_id, { color: '#B91C1C' });
    for (const address of [image_url, version.image_url]) expect((await fetch(address)).status).toBe(200);
    await post(own, '/logo/delete', { session, logo_id });
    for (const address of [image_url, version.image_url]) expect((await fetch(address)).status).toBe(404);
    expect((await preview(own, { logo: version.id })).status).toBe(404);
    await expect.poll(() => readdir(join(own.dataDir, 'images'))).toEqual([]);
  });

  test('a preview of a logo with a change is decided by its address, may be cached, and is what is then stored', async () => {
    const { session } = await newPerson(server);
    const { logo_id, image_url } = await made(server, session);
    const { current } = await versions(server, session, logo_id);
    const change = { color: '#15803D', face: 'otra' };
    const shown = await preview(server, { logo: current, ...change });
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=86400']);
    const svg = await shown.text();
    expect(svg).toBe(await (await preview(server, { ...change, logo: current })).text());
    expect(await (await preview(server, { logo: current })).text()).toBe(await svgAt(image_url));
    const { version } = await adjust(server, session, logo_id, change);
    expect(await svgAt(version.image_url)).toBe(svg);
    expect(await (await preview(server, { logo: version.id })).text()).toBe(svg);
    expect((await preview(server, { logo: current, symbol: 'mark:hippogriff' })).status).toBe(422);
    expect((await preview(server, { logo: current, nonsense: '1' })).status).toBe(422);
    expect((await preview(server, { logo: 'x'.repeat(32) })).status).toBe(404);
  });

  test('with the engine itself: options fit the logo, each is its own drawing, and the recipe outlives the seed', async () => {
    const real = await start({ openEngine: async () => ({ ...engine, close: async () => {} }) });
    const { session } = await newPerson(real);
    const { logo_id, proposals } = await made(real, session, {
      company_name: 'Panadería Nuñoa',
      style: 'vintage',
      description: 'food. pan de masa madre (icon)',
    });
    const { current } = await versions(real, session, logo_id);
    await adjust(real, session, logo_id, { layout: 'stacked' });
    const asked = { logo_id, version: current, change: { layout: 'stacked' } };
    const faces = await options(real, session, { ...asked, field: 'face' });
    expect(faces.length).toBeGreaterThan(5);
    const symbols = await options(real, session, { ...asked, field: 'symbol' });
    expect(symbols.map(({ value }) => value)).toContain('mark:bread');
    const [fish] = await options(real, session, { ...asked, field: 'symbol', search: 'pescado' });
    expect(fish).toMatchObject({ value: 'mark:fish' });
    const drawn = await Promise.all(
      faces.map(async ({ value }) =>
        (await preview(real, { logo: current, layout: 'stacked', face: value })).text(),
      ),
    );
    expect(new Set(drawn).size).toBe(faces.length);
    expect(
      await options(real, session, { logo_id, change: { symbol: 'mark:hippogriff' }, field: 'face' }),
    ).toEqual([]);
    // Another version of the engine may read the seed otherwise: what was decided is kept.
    const database = await openDatabase(real.service.deps.config);
    const at = await svgAt(proposals[3]?.image_url ?? '');
    await database.db.updateTable('proposals').set({ seed: 'another' }).execute();
    await database.db.updateTable('logos').set({ seed: 'another' }).execute();
    await database.close();
    await post(real, '/logo/choose', { session, logo_id, proposal_id: '4' });
    const { current: fourth } = await versions(real, session, logo_id);
    expect(await (await preview(real, { logo: fourth })).text()).toBe(at);
    const mended = await adjust(real, session, logo_id, { name: 'Panadería Ñuñoa' });
    expect(await svgAt(mended.version.image_url)).toContain('<title>Panadería Ñuñoa</title>');
    await adjust(real, session, logo_id, { layout: 'badge' });
    for (const [name, detail] of [
      ['🚀', 'El nombre necesita al menos una letra o un número que se pueda dibujar.'],
      [
        'Pastelería y Repostería Artesanal Los Hermanos Fernández de Córdoba',
        'Ese nombre no cabe en este logo. Acórtalo o elige otra disposición.',
      ],
    ] as const) {
      const { status, body } = await ask(real, session, logo_id, { name });
      expect([status, body]).toEqual([422, { detail, field: 'name' }]);
    }
  });

  test('with the engine itself: who asks for the same again gets others, also after it was adjusted', async () => {
    const real = await start({ openEngine: async () => ({ ...engine, close: async () => {} }) });
    const [ana, eva] = [await newPerson(real), await newPerson(real)];
    const asked = { company_name: 'Trigal', description: 'food. pan (icon)', style: 'modern' };
    const drawn = async (session: string) => {
      const { logo_id, proposals } = await made(real, session, asked);
      return { logo_id, svgs: await Promise.all(proposals.map(({ image_url }) => svgAt(image_url))) };
    };
    const first = await drawn(ana.session);
    await adjust(real, ana.session, first.logo_id, { name: 'Trigo', color: '#B91C1C' });
    const second = await drawn(ana.session);
    const third = await drawn(ana.session);
    expect(new Set([first, second, third].flatMap(({ svgs }) => svgs)).size).toBe(18);
    // What somebody else has seen is nothing to her.
    expect((await drawn(eva.session)).svgs).toEqual(first.svgs);
  });
});
