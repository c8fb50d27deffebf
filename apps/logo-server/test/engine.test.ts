import { logoFileUrl, previewUrl } from '@trazo/api-client/addresses';
import * as catalog from '@trazo/api-client/catalog';
import { INDUSTRY_IDS, LOGO_TYPE_IDS, STYLE_IDS } from '@trazo/logo-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEngine } from '../src/adapters/engine.js';
import { isIndustry } from '../src/domain/catalog.js';
import { PREVIEW_PATH } from '../src/http/routes/preview.js';
import type { DrawingEngine } from '../src/ports/drawing.js';
import { startTestServer, type TestServer } from '../src/testing/index.js';
import { generate, newPerson, post } from './harness.js';

// It keeps nothing of what it is asked: its threads are started once.
let engine: DrawingEngine;
beforeAll(async () => {
  engine = await openEngine();
});
afterAll(() => engine.close());

test('[§3] the engine, the service and the catalog know the same ids, in the same order', () => {
  const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id);
  expect(INDUSTRY_IDS).toEqual(ids(catalog.INDUSTRIES));
  expect(STYLE_IDS).toEqual(ids(catalog.STYLES));
  expect(LOGO_TYPE_IDS).toEqual(ids(catalog.LOGO_TYPES));
  for (const id of INDUSTRY_IDS) expect(isIndustry(id)).toBe(true);
  for (const id of ['design', 'toString', '']) expect(isIndustry(id)).toBe(false);
});

test('drawing holds up nothing else in the process', async () => {
  let [turns, drawing] = [0, true];
  const count = () => {
    turns += 1;
    if (drawing) setImmediate(count);
  };
  setImmediate(count);
  const brief = { name: 'Trazo', industry: 'art', style: 'modern', type: 'icon', color: '#3B82F6' } as const;
  const drawings = await Promise.all([engine.draw(brief, 'a'), engine.draw(brief, 'b')]);
  drawing = false;
  expect(turns).toBeGreaterThan(0);
  expect(drawings.map(({ svg }) => svg.slice(0, 4))).toEqual(['<svg', '<svg']);
});

test('as many drawings as there are threads run at once: all of them are there from the start', async () => {
  let started = 0;
  const count = () => {
    started += 1;
  };
  process.on('worker', count);
  const two = await openEngine(2);
  process.off('worker', count);
  await two.close();
  expect(started).toBe(2);
});

test('an icon is of the name as it was drawn: a ligature that no face has is its letters', async () => {
  const brief = { industry: 'art', style: 'modern', type: 'text', color: '#3B82F6' } as const;
  const ofLigature = { ...brief, name: '\uFB01' };
  const ofLetters = { ...brief, name: 'fi' };
  expect(await engine.draw(ofLigature, 'a')).toEqual(await engine.draw(ofLetters, 'a'));
  const icons = async (given: typeof ofLetters | typeof ofLigature) =>
    (await engine.propose(given, 'a', 2, [], [])).map(({ icon }) => icon);
  expect(await icons(ofLigature)).toEqual(await icons(ofLetters));
});

test('a kit comes out of its thread a file at a time; what another version drew comes as it is stored', async () => {
  const brief = {
    name: 'Faro',
    industry: 'fishing',
    style: 'modern',
    type: 'icon',
    color: '#0E7490',
  } as const;
  const { svg, variants, icon } = await engine.draw(brief, 'a');
  const drawn = { brief, seed: 'a', recipe: undefined, svg, svgDark: variants.dark, svgIcon: icon };
  const whole = engine.kit(drawn);
  const first: string[] = [];
  for await (const { path, bytes } of whole) {
    first.push(path);
    expect(bytes.byteLength).toBeGreaterThan(0);
    if (first.length === 3) break;
  }
  expect(first).toEqual(['LEEME.txt', 'guia.pdf', 'LICENCIAS.txt']);
  const facts = await engine.factsOf(drawn);
  expect(facts.colours.light[0]).toMatchObject({ label: 'Principal', hex: '#0E7490' });
  expect(facts.faces).toHaveLength(1);

  const changed = await engine.adjust(drawn, { name: 'Faro Azul', color: '#1D4ED8' });
  if (changed.refused !== undefined) throw new Error(`The ${changed.refused} cannot be changed.`);
  const { recipe, name, color } = changed;
  const adjusted = { ...drawn, brief: { ...brief, name, color }, recipe, svg: changed.svg };
  const again = await engine.factsOf(adjusted);
  expect([again.colours.light[0]?.hex, again.faces.length]).toEqual(['#1D4ED8', 1]);

  const older = { ...drawn, svg: svg.replace('<path', '<path data-older=""') };
  const stored = new Map<string, string>();
  for await (const { path, bytes } of engine.kit(older))
    stored.set(path, Buffer.from(bytes).toString('latin1'));
  expect(stored.size).toBe(19);
  expect(stored.get('logo/logo-fondo-claro.svg')).toBe(Buffer.from(older.svg).toString('latin1'));
  expect(stored.get('logo/logo-una-tinta.pdf')).toMatch(/^%PDF-/);
  const known = await engine.factsOf(older);
  expect([known.colours.light[0]?.hex, known.faces]).toEqual(['#0E7490', []]);
  expect(known.findings.map(({ id }) => id)).toEqual(facts.findings.map(({ id }) => id));

  const impossible = engine.kit({ ...drawn, brief: { ...brief, name: '🚀' } });
  await expect(impossible.next()).rejects.toThrow('no character');
});

describe('the real engine behind the service', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      openEngine: async () => ({ ...engine, close: async () => {} }),
      env: { WEB_ROOT: '/nonexistent' },
    });
  });
  afterAll(() => server.close());

  test('a name becomes a vector, and the vector every format', async () => {
    const { session } = await newPerson(server);
    const { image_url } = (await generate(server, session)).body;
    const fetched = async (extension: string) => {
      const response = await fetch(String(image_url).replace(/png$/, extension));
      return Buffer.from(await response.arrayBuffer());
    };
    expect((await fetched('svg')).toString()).toMatch(/^<svg[^>]*>[\s\S]*<path/);
    expect((await fetched('png')).subarray(1, 4).toString()).toBe('PNG');
    expect((await fetched('jpg')).subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect((await fetched('pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('the sizes are those of the address, in pixels', async () => {
    const { session } = await newPerson(server);
    const { image_url } = (await generate(server, session, { description: 'art. (symbol)' })).body;
    for (const size of [1024, 2048]) {
      const png = Buffer.from(await (await fetch(`${image_url}?size=${size}`)).arrayBuffer());
      expect(png.readUInt32BE(16)).toBe(size);
    }
  });

  test('each address that the client makes of a logo is one of its files', async () => {
    const { session } = await newPerson(server);
    const image_url = String((await generate(server, session)).body.image_url);
    const typeOf = async (url = 'http://no.invalid') => {
      const response = await fetch(url);
      await response.arrayBuffer();
      return response.headers.get('content-type')?.split(';')[0];
    };
    expect(await typeOf(logoFileUrl(image_url, { format: 'svg' }))).toBe('image/svg+xml');
    expect(await typeOf(logoFileUrl(image_url, { format: 'jpg', size: 1024 }))).toBe('image/jpeg');
    expect(await typeOf(logoFileUrl(image_url, { format: 'pdf' }))).toBe('application/pdf');
    const transparent = { format: 'png', size: 1024, background: 'transparent' } as const;
    expect(await typeOf(logoFileUrl(image_url, transparent))).toBe('image/png');
    const drawings = new Set<string>();
    for (const variant of ['dark', 'brand', 'icon'] as const) {
      drawings.add(await (await fetch(logoFileUrl(image_url, { format: 'svg', variant }) ?? '')).text());
    }
    expect([...drawings].filter((drawing) => drawing.startsWith('<svg'))).toHaveLength(3);
  });

  test('the first logo of a brief is the one that its preview showed', async () => {
    const { session } = await newPerson(server);
    const brief = {
      companyName: 'Café Ñandú',
      selectedIndustry: 'gastronomy',
      selectedStyle: 'vintage',
      logoType: 'icon',
      selectedColor: '#EF4444',
    } as const;
    const seen = await fetch(previewUrl(server.url + PREVIEW_PATH, brief, { variant: 'light' }));
    const { image_url } = (
      await generate(server, session, {
        company_name: brief.companyName,
        description: 'gastronomy. (icon)',
        style: brief.selectedStyle,
        color: brief.selectedColor,
      })
    ).body;
    const made = await fetch(logoFileUrl(String(image_url), { format: 'svg' }) ?? '');
    expect([seen.status, made.status]).toEqual([200, 200]);
    expect(await made.text()).toBe(await seen.text());
    const other = previewUrl(server.url + PREVIEW_PATH, brief, { variant: 'light', seed: 'otra' });
    expect(await (await fetch(other)).text()).not.toBe(await (await fetch(String(seen.url))).text());
  });

  test('a name with nothing to draw is refused before any credit is taken', async () => {
    const { session } = await newPerson(server);
    for (const company_name of ['🚀', '\u200b\u200b', '\u0007']) {
      expect((await generate(server, session, { company_name })).status).toBe(422);
    }
    expect((await post(server, '/validate_session', { session })).body.creditos).toBe(3);
  });
});
