import { beforeAll, expect, test } from 'vitest';
import type { LogoSummary } from '../src/ports/store.js';
import type { TestServer } from '../src/testing/index.js';
import { generate, newPerson, onEachDatabase, post } from './harness.js';

const NAMES = [
  'Ñandú',
  'nube',
  'Nopal 10',
  'Nopal 9',
  'nopal',
  'ÁRBOL',
  'arbolito',
  'Zafiro',
  '100 % miel',
  'a_b',
  'a\\b',
  'ÉXITO',
  'exito',
  'Café 2',
  'café 11',
  'Ópera',
  'LÜNA',
  'luna',
];
const INDUSTRIES = ['food', 'desing', 'technology'];
const SEARCHES = [
  '',
  'A\u0301RBOL',
  ' ',
  'NOPAL',
  'ár',
  'AR',
  'ñ',
  '%',
  '_',
  '\\',
  'é',
  '0',
  'gastronom',
  'zzz',
  "' or 1=1 --",
];

const collator = new Intl.Collator('es', { sensitivity: 'base', numeric: true });

onEachDatabase('views of lists', (start) => {
  let server: TestServer;
  let session: string;
  let logos: (LogoSummary & { place: number })[];
  let now = Date.UTC(2026, 0, 1);

  beforeAll(async () => {
    // Logos come in pairs of one moment: their order must not depend on the time alone.
    let turn = 0;
    server = await start({ clock: () => now });
    const person = await newPerson(server, { credits: 40 });
    session = person.session;
    for (const [index, company_name] of [...NAMES, ...NAMES.slice(0, 6)].entries()) {
      turn += 1;
      now += turn % 2 === 0 ? 60_000 : 0;
      const description = `${INDUSTRIES[index % 3]}. Pan de ${index} (icon)`;
      const { body } = await generate(server, session, { company_name, description });
      if (index % 4 === 0) await post(server, '/favorite', { session, logo_id: body.logo_id, favoritos: 1 });
    }
    const all = await server.service.deps.store.logos.page(person.id, 100);
    logos = all.map((logo, index) => ({ ...logo, place: all.length - index }));
  });

  const ask = async (path: string, more: object) => {
    const { status, body } = await post(server, path, { session, ...more });
    expect(status).toBe(200);
    return body as Record<string, never[]> & { next_cursor?: string; found?: number; total?: number };
  };
  const has = (text: string, search: string) =>
    text.toLowerCase().includes(search.normalize('NFC').trim().toLowerCase());
  const directed = <Row>(rows: Row[], order: string, compare: (a: Row, b: Row) => number) =>
    [...rows].sort((a, b) => (order === 'asc' ? compare(a, b) : compare(b, a)));

  test('the gallery by the page is the whole one, searched by name, filtered and turned', async () => {
    for (const search of SEARCHES) {
      for (const category of ['all', 'favorites', 'design', 'food', 'fishing']) {
        for (const order of ['desc', 'asc']) {
          const wanted = directed(logos, order, (a, b) => a.place - b.place)
            .filter(({ companyName }) => has(companyName, search))
            .filter(
              ({ favorite, industry }) =>
                category === 'all' ||
                (category === 'favorites' ? favorite : industry === category.replace('design', 'desing')),
            )
            .map(({ id }) => id);
          const seen: string[] = [];
          let cursor: string | undefined;
          do {
            const page = await ask('/gallery', {
              limit: 7,
              search,
              category,
              order,
              ...(cursor && { cursor }),
            });
            expect(page.found).toBe(cursor === undefined ? wanted.length : undefined);
            seen.push(...(page.Logos ?? []).map(({ logo_id }) => logo_id));
            cursor = page.next_cursor;
          } while (cursor !== undefined);
          expect({ search, category, order, seen }).toEqual({ search, category, order, seen: wanted });
        }
      }
    }
  });

  test('a part of the history of logos is that of the whole one, in each order', async () => {
    const keys = {
      fecha_logo: () => 0,
      name_logo: (a: LogoSummary, b: LogoSummary) => collator.compare(a.companyName, b.companyName),
      industry_logo: (a: LogoSummary, b: LogoSummary) => collator.compare(a.industry, b.industry),
    };
    for (const [sort, compare] of Object.entries(keys)) {
      for (const order of ['desc', 'asc']) {
        for (const search of SEARCHES) {
          for (const category of ['todos', 'food']) {
            const wanted = directed(logos, order, (a, b) => compare(a, b) || a.place - b.place)
              .filter((logo) =>
                [logo.companyName, logo.industry, logo.prompt].some((text) => has(text, search)),
              )
              .filter(({ industry }) => category === 'todos' || industry === category)
              .map(({ id }) => id);
            const part = await ask('/logos_info', { limit: 5, offset: 3, search, category, sort, order });
            const seen = (part.respuesta ?? []).map(({ logo_id }) => logo_id);
            expect({ search, category, sort, order, seen, found: part.found, total: part.total }).toEqual({
              ...{ search, category, sort, order },
              seen: wanted.slice(3, 8),
              found: wanted.length,
              total: logos.length,
            });
          }
        }
      }
    }
  });

  test('a part of the movements is that of the whole list, in each order, with the totals of all', async () => {
    type Item = Record<'id_movimiento' | 'tipo_mov' | 'concepto' | 'descripcion' | 'categoria', string> & {
      cantidad: number;
    };
    const all = ((await ask('/movimiento_info', {})).respuesta as Item[]).toReversed();
    const placed = all.map((item, place) => ({ ...item, place }));
    const sum = (kind: string) =>
      all.filter(({ tipo_mov }) => tipo_mov === kind).reduce((total, { cantidad }) => total + cantidad, 0);
    const keys = {
      fecha_mov: () => 0,
      concepto: (a: Item, b: Item) => collator.compare(a.concepto, b.concepto),
      cantidad: (a: Item, b: Item) => a.cantidad - b.cantidad,
    };
    for (const [sort, compare] of Object.entries(keys)) {
      for (const order of ['desc', 'asc']) {
        for (const search of SEARCHES) {
          for (const category of ['todos', 'ingresos', 'egresos']) {
            const wanted = directed(placed, order, (a, b) => compare(a, b) || a.place - b.place)
              .filter(({ concepto, descripcion, categoria }) =>
                [concepto, descripcion, categoria].some((text) => has(text, search)),
              )
              .filter(({ tipo_mov }) => category === 'todos' || `${tipo_mov}s` === category);
            const part = await ask('/movimiento_info', {
              limit: 6,
              offset: 2,
              search,
              category,
              sort,
              order,
            });
            expect({ search, category, sort, order, ...part }).toEqual({
              ...{ search, category, sort, order },
              respuesta: wanted.slice(2, 8).map(({ place: _, ...item }) => item),
              found: wanted.length,
              total: all.length,
              totals: { ingresos: sum('ingreso'), egresos: sum('egreso') },
            });
          }
        }
      }
    }
  });

  test.each([
    ['technology', ['TECHNOLOGY', 'Tecnología', ' tecnologÍA ']],
    ['desing', ['design', 'DESIGN', 'Desing', 'diseño DIGITAL']],
  ])('%s is filtered by its key and by its label, ignoring case', async (industry, spellings) => {
    const wanted = logos.filter((logo) => logo.industry === industry).map(({ id }) => id);
    for (const category of spellings) {
      const page = await ask('/gallery', { limit: 40, category });
      expect({ category, seen: (page.Logos ?? []).map(({ logo_id }) => logo_id) }).toEqual({
        category,
        seen: wanted,
      });
      const part = await ask('/logos_info', { limit: 40, offset: 0, category });
      expect({ category, found: part.found }).toEqual({ category, found: wanted.length });
    }
  });

  test('a number out of its bounds is answered as a number', async () => {
    const detail = async (limit: number) => (await post(server, '/gallery', { session, limit })).body.detail;
    expect(await detail(0)).toBe('El campo «limit» debe ser al menos 1.');
    expect(await detail(500)).toMatch(/^El campo «limit» debe ser como mucho \d+\.$/);
  });

  test('what a filter is for is counted: categories as they are, and a deleted logo no more', async () => {
    const { session: own } = await newPerson(server, { credits: 3 });
    const made = [];
    for (const industry of ['food', 'food', 'art']) {
      made.push(await generate(server, own, { company_name: 'Sol', description: `${industry}. (icon)` }));
    }
    const first = async () => (await post(server, '/gallery', { session: own, limit: 1 })).body;
    expect(await first()).toMatchObject({
      found: 3,
      categories: [
        { category: 'art', logos: 1 },
        { category: 'food', logos: 2 },
      ],
    });
    await post(server, '/logo/delete', { session: own, logo_id: made[2]?.body.logo_id });
    expect(await first()).toMatchObject({ found: 2, categories: [{ category: 'food', logos: 2 }] });
  });

  test('a view goes with an offset, and an offset with no cursor; anything else is a 422', async () => {
    const { body } = await post(server, '/logos_info', { session, limit: 3 });
    for (const path of ['/logos_info', '/movimiento_info']) {
      for (const wrong of [
        { search: 'a' },
        { order: 'asc', limit: 3 },
        { offset: -1 },
        { offset: 0, cursor: body.next_cursor },
        { offset: 0, sort: 'id' },
        { offset: 0, order: 'up' },
        { offset: 0, search: 'x'.repeat(2_001) },
      ]) {
        expect((await post(server, path, { session, ...wrong })).status).toBe(422);
      }
      expect((await ask(path, { offset: 9_999_999 })).respuesta).toEqual([]);
    }
    expect((await post(server, '/movimiento_info', { session, offset: 0, category: 'x' })).status).toBe(422);
  });
});
