import { describe, expect, it } from 'vitest';
import { type Client, NotAnnouncedError } from '../src/index';
import { failureOf, SESSION, setUp, TODAY } from './support/client';
import { inTurn, json, raw } from './support/server';

const announced = json({ validated: 1, email: 'a@b.cl', capabilities: ['paging', 'retry'] });

const CALLS = [
  [
    'galleryPage',
    (client: Client) =>
      client.galleryPage({ cursor: '9-a', search: 'sol', category: 'favorites', order: 'asc' }),
    '/gallery',
    { limit: 50, cursor: '9-a', search: 'sol', category: 'favorites', order: 'asc' },
    'Hubo un error al cargar la galería.',
  ],
  [
    'logosPage',
    (client: Client) => client.logosPage({ limit: 10, offset: 20, sort: 'name_logo', order: 'desc' }),
    '/logos_info',
    { limit: 10, offset: 20, sort: 'name_logo', order: 'desc' },
    'Error al cargar los logos',
  ],
  [
    'movementsPage',
    (client: Client) => client.movementsPage({ category: 'egresos' }),
    '/movimiento_info',
    { limit: 50, offset: 0, category: 'egresos' },
    'Error al cargar los movimientos',
  ],
] as const;

describe.each(CALLS)('%s', (call, make, path, fields, text) => {
  it('asks nothing of a server that does not announce `paging`, and says so', async () => {
    const { client, requests } = await setUp(json({ validated: 1, capabilities: ['retry'] }));
    await client.validateSession();
    const error = await failureOf(make(client));
    expect(error).toBeInstanceOf(NotAnnouncedError);
    expect(error).toMatchObject({ call, capability: 'paging' });
    expect(requests).toHaveLength(1);
  });

  it('posts the session with what is asked for and nothing else, and is repeated where that is announced', async () => {
    const { client, requests } = await setUp(inTurn(announced, raw('later', 'text/plain', 503), json({})));
    await client.validateSession();
    await make(client);
    expect(requests.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual(
      Array(2).fill(['POST', path, { session: SESSION, ...fields }]),
    );
  });

  it('fails in the words of the whole list', async () => {
    const { client } = await setUp(inTurn(announced, json({ detail: 'x' }, 422)));
    await client.validateSession();
    expect(await failureOf(make(client))).toMatchObject({ userMessage: text, status: 422 });
  });
});

describe('a page', () => {
  const pageOf = async <Page>(answer: unknown, make: (client: Client) => Promise<Page>) => {
    const { client, drifts } = await setUp(inTurn(announced, json(answer)));
    await client.validateSession();
    const page = await make(client);
    return { page, drifts: drifts.filter(({ call }) => call.endsWith('Page')).map(({ field }) => field) };
  };

  it('of the gallery has its logos, the way to the next one, and with the first what there is in all', async () => {
    const Logos = [
      { logo_id: 'a', companyname: 'Sol', category: 'food', create_date: '2026-03-14', favorito: 1 },
    ];
    const whole = { image_data: '/a.png', prompt_dalle: 'Un sol.' };
    const { page, drifts } = await pageOf(
      {
        Logos: Logos.map((logo) => ({ ...logo, ...whole })),
        next_cursor: '9-a',
        found: 12,
        categories: [{ category: 'food', logos: 12 }],
      },
      (client) => client.galleryPage(),
    );
    expect(page).toMatchObject({
      logos: [{ id: 'a', name: 'Sol', isFavorite: true, downloads: 0 }],
      next: '9-a',
      found: 12,
      categories: [{ category: 'food', logos: 12 }],
    });
    expect(drifts).toEqual([]);
    const last = await pageOf({ Logos: [] }, (client) => client.galleryPage({ cursor: '9-a' }));
    expect(last).toEqual({ page: { logos: [], categories: [] }, drifts: [] });
  });

  it('of a history has what it found and what there is in all; what cannot be read is told', async () => {
    const { page, drifts } = await pageOf(
      { respuesta: [{}], found: 3, total: 'x', totals: { ingresos: '7' } },
      (client) => client.movementsPage(),
    );
    expect(page).toMatchObject({
      movements: [{ id_mov: 'mov-1', tipo_mov: 'ingreso', fecha_mov: TODAY }],
      found: 3,
      total: 0,
      totals: { ingresos: 7, egresos: 0 },
    });
    expect(drifts).toEqual(expect.arrayContaining(['total', 'totals.ingresos', 'totals.egresos']));
    const logos = await pageOf({ respuesta: [{ logo_id: 4 }], found: 1, total: 2 }, (client) =>
      client.logosPage(),
    );
    expect(logos.page).toMatchObject({ logos: [{ id_logo: 4 }], found: 1, total: 2 });
  });

  it('counts nothing below none, nor what nobody can have', async () => {
    const categories = [{ category: 'food', logos: -12 }];
    const gallery = await pageOf({ Logos: [], found: -3, categories }, (client) => client.galleryPage());
    expect(gallery.page).toEqual({ logos: [], categories: [{ category: 'food', logos: 0 }] });
    expect(gallery.drifts).toEqual(['found', 'categories[0].logos']);
    const movements = await pageOf(
      { respuesta: [], found: 1e300, total: -5, totals: { ingresos: -3, egresos: 2 } },
      (client) => client.movementsPage(),
    );
    expect(movements.page).toMatchObject({ found: 0, total: 0, totals: { ingresos: 0, egresos: 2 } });
    expect(movements.drifts).toEqual(['found', 'total', 'totals.ingresos']);
  });
});
