import { beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../src/testing/index.js';
import {
  API_KEY,
  BRIEF,
  belongings,
  generate,
  newPerson,
  newSessionId,
  onEachDatabase,
  post,
} from './harness.js';

const PERSONAL = [
  '/generate_logo',
  '/user_info',
  '/logos_info',
  '/movimiento_info',
  '/gallery',
  '/favorite',
  '/password',
  '/sessions',
  '/sessions/end',
  '/activity',
  '/logo/choose',
  '/account/delete',
  '/profile',
  '/logo/delete',
];
/** What a call needs beside the session to get as far as it. */
const EXTRAS: Readonly<Record<string, object>> = {
  '/generate_logo': BRIEF,
  '/favorite': { logo_id: 'x', favoritos: 1 },
  '/logo/choose': { logo_id: 'x', proposal_id: '1' },
  '/logo/adjust': { logo_id: 'x', change: { color: '#15803D' } },
  '/logo/versions': { logo_id: 'x' },
  '/logo/options': { logo_id: 'x', change: {}, field: 'face' },
  '/sessions/end': { id: 'x' },
  '/logo/delete': { logo_id: 'x' },
  '/account/delete': { confirmation: 'ana@ejemplo.com' },
  '/password': { old: 'una clave larga', new: 'otra frase mejor' },
};
const ALL = ['/validate_session', '/callback', ...PERSONAL];

onEachDatabase('bad input', (start) => {
  let server: TestServer;
  let session: string;
  beforeAll(async () => {
    server = await start();
    session = (await newPerson(server)).session;
  });

  const untouched = async () => {
    const { creditos, logos, movements } = await belongings(server, session);
    expect({ creditos, logos: logos.length, movements: movements.length }).toEqual({
      creditos: 3,
      logos: 0,
      movements: 1,
    });
  };

  test.each(ALL)('%s without the apikey is a 401', async (path) => {
    const response = await fetch(server.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session }),
    });
    expect([response.status, await response.json()]).toEqual([401, { detail: 'Falta la cabecera apikey.' }]);
  });

  test.each(ALL)('%s with a wrong apikey is a 401', async (path) => {
    const { status, body } = await post(server, path, { session }, { apikey: `${API_KEY}x` });
    expect([status, body]).toEqual([401, { detail: 'La cabecera apikey no es correcta.' }]);
  });

  test.each(ALL)('%s with malformed JSON is a 400', async (path) => {
    const { status, body } = await post(server, path, '{"session": ');
    expect([status, body]).toEqual([400, { detail: 'El cuerpo no es JSON válido.' }]);
  });

  test.each(ALL)('%s with another content type is a 415', async (path) => {
    const { status, body } = await post(server, path, { session }, { 'content-type': 'text/plain' });
    expect([status, body]).toEqual([415, { detail: 'El cuerpo debe enviarse como application/json.' }]);
  });

  test.each(['gzip', 'br', 'x-unknown'])('a body that is encoded as %s is a 415', async (coding) => {
    const send = (encoding: string) =>
      post(server, '/validate_session', { session }, { 'content-encoding': encoding });
    const { status, body } = await send(coding);
    expect([status, body]).toEqual([415, { detail: 'El cuerpo debe enviarse sin comprimir.' }]);
    expect((await send('identity')).status).toBe(200);
  });

  test.each(ALL)('%s with a body of 10 MB is a 413', async (path) => {
    const { status, body } = await post(server, path, JSON.stringify({ session, x: 'x'.repeat(10_000_000) }));
    expect([status, body]).toEqual([
      413,
      { detail: 'La petición es demasiado grande: el máximo son 64 KB.' },
    ]);
  });

  test('a body of 10 MB in pieces of unknown length is a 413 too', async () => {
    const piece = new TextEncoder().encode('x'.repeat(100_000));
    let left = 100;
    const stream = new ReadableStream({
      pull: (controller) => {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(piece);
      },
    });
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: API_KEY },
      body: stream,
    };
    const response = await fetch(`${server.url}/generate_logo`, {
      ...request,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
  });

  test.each(PERSONAL)('%s with an unknown session is a 401', async (path) => {
    const { status, body } = await post(server, path, { session: newSessionId(), ...EXTRAS[path] });
    expect([status, body]).toEqual([
      401,
      { detail: 'Tu sesión no existe o ha expirado. Inicia sesión de nuevo.' },
    ]);
  });

  test.each(ALL)('%s answers any other method with a 405', async (path) => {
    const response = await fetch(server.url + path, { headers: { apikey: API_KEY } });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await response.json()).toEqual({ detail: 'Esta dirección solo acepta POST.' });
  });

  test.each<[string, Partial<Record<keyof typeof BRIEF, unknown>>, string]>([
    ['a name of only spaces', { company_name: ' \t  ' }, 'Escribe el nombre de tu empresa.'],
    ['an empty name', { company_name: '' }, 'Escribe el nombre de tu empresa.'],
    [
      'a name of 201 characters',
      { company_name: 'ñ'.repeat(201) },
      'El nombre no puede tener más de 200 caracteres.',
    ],
    [
      'a name of 10,000 characters',
      { company_name: 'a'.repeat(10_000) },
      'El nombre no puede tener más de 200 caracteres.',
    ],
    [
      'a name of only emoji',
      { company_name: '🚀🎉' },
      'El nombre necesita al menos una letra o un número que se pueda dibujar.',
    ],
    [
      'a name that is a number',
      { company_name: 7 },
      'Falta el campo «company_name» o no tiene el tipo esperado.',
    ],
    ['no name', { company_name: undefined }, 'Falta el campo «company_name» o no tiene el tipo esperado.'],
    [
      'a description of 2,001 characters',
      { description: `technology. ${'a'.repeat(2_001)} (text)` },
      'La descripción no puede tener más de 2000 caracteres.',
    ],
    [
      'a colour that is not a hex',
      { color: 'rojo' },
      'El color debe tener la forma #RRGGBB, por ejemplo #3B82F6.',
    ],
    ['a short hex colour', { color: '#FFF' }, 'El color debe tener la forma #RRGGBB, por ejemplo #3B82F6.'],
    [
      'a colour with something after it',
      { color: '#FFFFFF;' },
      'El color debe tener la forma #RRGGBB, por ejemplo #3B82F6.',
    ],
    [
      'an unknown style',
      { style: 'gotico' },
      'El estilo no existe. Elige uno de estos: modern, minimal, vintage, playful, corporate, creative.',
    ],
    [
      'a style that every object has',
      { style: 'constructor' },
      'El estilo no existe. Elige uno de estos: modern, minimal, vintage, playful, corporate, creative.',
    ],
  ])('a generation with %s is a 422, stores nothing and takes no credit', async (_what, brief, detail) => {
    const { status, body } = await generate(server, session, brief);
    const [field] = Object.keys(brief);
    expect([status, body]).toEqual([422, { detail, field }]);
    await untouched();
  });

  test.each<[string, unknown, string, string?]>([
    ['a list', [], 'La petición debe ser un objeto JSON.'],
    ['null', null, 'La petición debe ser un objeto JSON.'],
    ['no session', {}, 'Falta el campo «session» o no tiene el tipo esperado.', 'session'],
    ['an empty session', { session: '' }, 'El campo «session» no puede estar vacío.', 'session'],
    [
      'a session of 201 letters',
      { session: 'a'.repeat(201) },
      'El campo «session» es demasiado largo.',
      'session',
    ],
    ['a field nobody knows', { session: 'a', admin: true }, 'El campo «admin» no se espera aquí.', 'admin'],
  ])('a body that is %s is a 422 that says so', async (_what, body, detail, field) => {
    const answer = await post(server, '/user_info', body);
    expect([answer.status, answer.body]).toEqual([422, { detail, ...(field && { field }) }]);
  });

  test.each([2, -1, '1', true, null])('a favourite of %j is a 422', async (favoritos) => {
    const { status, body } = await post(server, '/favorite', { session, logo_id: 'x', favoritos });
    expect([status, body]).toEqual([
      422,
      { detail: expect.stringContaining('favoritos'), field: 'favoritos' },
    ]);
  });

  test.each(['/api/preview.svg?logo=%00', '/api/preview.svg?logo=a%00b', '/marca/%00', '/marca/a%00b'])(
    'the address %s, which no database can look for, is a 404',
    async (address) => {
      expect((await fetch(server.url + address)).status).toBe(404);
    },
  );

  test('an engine that fails is a 500 in Spanish that stores nothing and takes no credit', async () => {
    const { testEngine } = await import('./test-engine.js');
    const broken = await start({
      openEngine: async () => ({
        ...testEngine,
        propose: () => {
          throw new Error('no ink');
        },
      }),
    });
    const person = await newPerson(broken);
    const { status, body } = await generate(broken, person.session);
    expect([status, body]).toEqual([
      500,
      { detail: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.' },
    ]);
    const { creditos, logos } = await belongings(broken, person.session);
    expect([creditos, logos]).toEqual([3, []]);
  });
});
