import { describe, expect, it } from 'vitest';
import { type GalleryLogo, type HistoryLogo, isClientError, type Movement } from '../src/index';
import { failureOf, NOW, SESSION, setUp, TODAY } from './support/client';
import { json } from './support/server';

const historyOf = async (item: unknown) => {
  const { client, drifts } = await setUp(json({ respuesta: [item] }));
  const logos = await client.logosInfo();
  return { logo: logos[0] as HistoryLogo, drifts };
};
const movementOf = async (item: unknown) => {
  const { client, drifts } = await setUp(json({ respuesta: [item] }));
  const movements = await client.movements();
  return { movement: movements[0] as Movement, drifts };
};
const galleryOf = async (item: unknown, baseUrl?: string) => {
  const { client, drifts, url } = await setUp(json({ Logos: [item] }));
  const logos = await client.gallery();
  return { logo: logos[0] as GalleryLogo, drifts, url: baseUrl ?? url };
};
const userOf = async (answer: object) => {
  const { client, drifts } = await setUp(json({ validated: 1, ...answer }));
  const check = await client.validateSession();
  if (!check.valid) throw new Error('the session was expected to be valid');
  return { user: check.user, check, drifts };
};
const profileOf = async (answer: unknown) => {
  const { client, drifts } = await setUp(json(answer));
  return { profile: await client.userInfo(), drifts };
};

describe('history logo', () => {
  const rows: [keyof HistoryLogo, string, unknown, unknown][] = [
    ['id_logo', 'logo_id', 'a1', 'a1'],
    ['id_logo', 'id', 7, 7],
    ['name_logo', 'companyName', 'Café Ñandú', 'Café Ñandú'],
    ['name_logo', 'nombre', 'Sol', 'Sol'],
    ['industry_logo', 'industry', 'food', 'food'],
    ['industry_logo', 'categoria', 'art', 'art'],
    ['type_logo', 'type', 'icon', 'icon'],
    ['type_logo', 'tipo', 'text', 'text'],
    ['style_logo', 'style', 'modern', 'modern'],
    ['style_logo', 'estilo', 'vintage', 'vintage'],
    ['color_logo', 'color_logo', 'from-red-500 to-pink-600', 'from-red-500 to-pink-600'],
    ['fecha_logo', 'creationDate', '2025-01-31', '2025-01-31'],
    ['fecha_logo', 'fecha', '2025-02-28', '2025-02-28'],
    ['descripcion_logo', 'prompt', 'Un logo', 'Un logo'],
    ['descripcion_logo', 'descripcion', 'Otro logo', 'Otro logo'],
  ];
  it.each(rows)('[§3 History logo] %s is read from %s', async (field, spelling, value, expected) => {
    const { logo } = await historyOf({ [spelling]: value });
    expect(logo[field]).toBe(expected);
  });

  const both: [keyof HistoryLogo, object, unknown][] = [
    ['id_logo', { id: 2, logo_id: 1 }, 1],
    ['name_logo', { nombre: 'b', companyName: 'a' }, 'a'],
    ['industry_logo', { categoria: 'b', industry: 'a' }, 'a'],
    ['type_logo', { tipo: 'b', type: 'a' }, 'a'],
    ['style_logo', { estilo: 'b', style: 'a' }, 'a'],
    ['fecha_logo', { fecha: '2025-01-02', creationDate: '2025-01-01' }, '2025-01-01'],
    ['descripcion_logo', { descripcion: 'b', prompt: 'a' }, 'a'],
  ];
  it.each(both)('[§3 History logo] the first spelling of %s wins', async (field, item, expected) => {
    expect((await historyOf(item)).logo[field]).toBe(expected);
  });

  const defaults: [keyof HistoryLogo, unknown][] = [
    ['id_logo', 'logo-1'],
    ['name_logo', 'Logo sin nombre'],
    ['industry_logo', 'Sin categoría'],
    ['type_logo', 'Sin tipo'],
    ['style_logo', 'Sin estilo'],
    ['color_logo', 'from-blue-500 to-purple-600'],
    ['fecha_logo', TODAY],
    ['descripcion_logo', 'Sin descripción'],
  ];
  it.each(defaults)('[§3 History logo] without %s the default is %j', async (field, expected) => {
    expect((await historyOf({})).logo[field]).toBe(expected);
    expect((await historyOf({ logo_id: null, companyName: ' ', type: '' })).logo[field]).toBe(expected);
  });

  it('[§3 History logo] has exactly the fields of the specification', async () => {
    const { logo } = await historyOf({ companyName: 'Sol', extra: 1 });
    expect(Object.keys(logo).sort()).toEqual(defaults.map(([field]) => field).sort());
  });

  it('takes a colour for the gradient only when it is class text', async () => {
    for (const color_logo of ['<b>from-red-500', ['from-red-500'], `from-${'x'.repeat(200)}`, 'rojo']) {
      expect((await historyOf({ color_logo })).logo.color_logo).toBe('from-blue-500 to-purple-600');
    }
    expect((await historyOf({ color_logo: '#3B82F6' })).logo.color_logo).toBe('from-blue-500 to-purple-600');
    expect((await historyOf({ color_logo: 'to-red-500"><script>' })).logo.color_logo).toBe(
      'from-blue-500 to-purple-600',
    );
  });
});

describe('movement', () => {
  const rows: [keyof Movement, string, unknown, unknown][] = [
    ['id_mov', 'id_movimiento', 'm1', 'm1'],
    ['id_mov', 'id', 9, 9],
    ['tipo_mov', 'tipo_mov', 'egreso', 'egreso'],
    ['tipo_mov', 'tipo_mov', 'ingreso', 'ingreso'],
    ['tipo_mov', 'tipo_mov', ' EGRESO ', 'egreso'],
    ['tipo_mov', 'tipo_mov', 'abono', 'ingreso'],
    ['tipo_mov', 'tipo_mov', 5, 'ingreso'],
    ['cantidad', 'cantidad', 3, 3],
    ['cantidad', 'cantidad', '5000.50', 5000.5],
    ['cantidad', 'cantidad', -5000, 5000],
    ['cantidad', 'cantidad', 'mucho', 0],
    ['fecha_mov', 'fecha_mov', '2025-06-30', '2025-06-30'],
    ['concepto', 'concepto', 'Recarga', 'Recarga'],
    ['descripcion', 'descripcion', 'Compra', 'Compra'],
    ['categoria', 'categoria', 'Logos', 'Logos'],
    ['referencia', 'referencia', 'R-1', 'R-1'],
  ];
  it.each(rows)('[§3 Movement] %s is read from %s %j', async (field, spelling, value, expected) => {
    expect((await movementOf({ [spelling]: value })).movement[field]).toBe(expected);
  });

  const defaults: [keyof Movement, object, unknown][] = [
    ['id_mov', {}, 'mov-1'],
    ['tipo_mov', {}, 'ingreso'],
    ['cantidad', {}, 0],
    ['fecha_mov', {}, TODAY],
    ['concepto', {}, 'Ingreso de créditos'],
    ['concepto', { tipo_mov: 'egreso' }, 'Egreso de créditos'],
    ['descripcion', {}, 'Movimiento de créditos'],
    ['categoria', {}, 'General'],
    ['referencia', { id_movimiento: 12 }, 'REF-12'],
    ['referencia', { id: 'x' }, 'REF-x'],
  ];
  it.each(defaults)('[§3 Movement] without %s, of %j, the default is %j', async (field, item, expected) => {
    expect((await movementOf(item)).movement[field]).toBe(expected);
  });

  it('[§3 Movement] the first spelling of the id wins', async () => {
    expect((await movementOf({ id: 2, id_movimiento: 1 })).movement.id_mov).toBe(1);
  });

  it('[§3 Movement] has exactly the fields of the specification', async () => {
    const fields = ['id_mov', 'tipo_mov', 'cantidad', 'fecha_mov', 'concepto', 'descripcion', 'categoria'];
    expect(Object.keys((await movementOf({})).movement).sort()).toEqual([...fields, 'referencia'].sort());
  });
});

describe('gallery logo', () => {
  const rows: [keyof GalleryLogo, string, unknown, unknown][] = [
    ['id', 'logo_id', 'g1', 'g1'],
    ['id', 'logo_id', 5, 5],
    ['name', 'companyname', 'Sol', 'Sol'],
    ['imageUrl', 'image_data', 'https://img.example/a.png', 'https://img.example/a.png'],
    ['category', 'category', 'art', 'art'],
    ['prompt', 'prompt_dalle', 'Un sol', 'Un sol'],
    ['createdAt', 'create_date', '2025-05-01', '2025-05-01'],
    ['isFavorite', 'favorito', 1, true],
    ['isFavorite', 'favorito', '1', true],
    ['isFavorite', 'favorito', 0, false],
    ['isFavorite', 'favorito', '0', false],
    ['isFavorite', 'favorito', true, false],
    ['isFavorite', 'favorito', 2, false],
  ];
  it.each(rows)('[§3 Gallery logo] %s is read from %s %j', async (field, spelling, value, expected) => {
    expect((await galleryOf({ [spelling]: value })).logo[field]).toBe(expected);
  });

  const defaults: [keyof GalleryLogo, unknown][] = [
    ['id', 'logo-1'],
    ['name', 'Sin nombre'],
    ['imageUrl', ''],
    ['category', 'general'],
    ['prompt', ''],
    ['createdAt', TODAY],
    ['downloads', 0],
    ['isFavorite', false],
  ];
  it.each(defaults)('[§3 Gallery logo] without %s the default is %j', async (field, expected) => {
    expect((await galleryOf({})).logo[field]).toBe(expected);
  });

  it('[§3 Gallery logo] has exactly the fields of the specification', async () => {
    expect(Object.keys((await galleryOf({})).logo).sort()).toEqual(defaults.map(([field]) => field).sort());
  });

  it('[§3 Gallery logo] resolves a path against the base of the API', async () => {
    const { logo, url } = await galleryOf({ image_data: '/images/a.png' });
    expect(logo.imageUrl).toBe(`${url}/images/a.png`);
  });
});

describe('user', () => {
  const rows: [string, unknown][] = [
    ['email', 'ana@example.com'],
    ['name', 'Ana'],
    ['phone', '+56 9 1234 5678'],
    ['profile_img', 'https://img.example/ana.png'],
    ['session', 'other_session'],
    ['validated', 1],
    ['token', 'tok'],
    ['anything_else', { kept: [1, 'dos'] }],
  ];
  it.each(rows)('[§3 User] %s is kept as the server sends it', async (field, value) => {
    expect((await userOf({ [field]: value })).user[field]).toEqual(value);
  });

  const defaults: [string, object, unknown][] = [
    ['email', {}, 'usuario@ejemplo.com'],
    ['name', { email: 'ana.paz@example.com' }, 'ana.paz'],
    ['name', { email: ' ana @example.com' }, 'ana'],
    ['name', { email: '@example.com' }, 'Usuario'],
    ['name', { email: 'usuario@ejemplo.com' }, 'usuario'],
    ['name', { email: ['usuario@ejemplo.com'] }, 'Usuario'],
    ['name', {}, 'Usuario'],
    ['phone', {}, 'Sin teléfono'],
    ['session', {}, SESSION],
    ['token', {}, SESSION],
    ['validated', { validated: 0, status: 'ok' }, 1],
  ];
  it.each(defaults)('[§3 User] without %s, of %j, the default is %j', async (field, answer, expected) => {
    expect((await userOf(answer)).user[field]).toBe(expected);
  });

  it('[§3 User] without a picture, or with one that cannot be shown, a drawing of our own stands in', async () => {
    const drawing = /^data:image\/svg\+xml,/;
    expect((await userOf({})).user.profile_img).toMatch(drawing);
    expect((await userOf({ profile_img: 'javascript:alert(1)' })).user.profile_img).toMatch(drawing);
  });

  it('carries what the server announces beside the user', async () => {
    const { check, drifts } = await userOf({
      capabilities: ['retry', 'idempotency'],
      creditos: 3,
      stats: { logos: 4, rating: 4.5 },
      generation_timeout_ms: 60_000,
    });
    expect(check).toMatchObject({
      capabilities: ['idempotency', 'retry'],
      creditos: 3,
      stats: { logos: 4, rating: 4.5 },
      generation_timeout_ms: 60_000,
    });
    expect(drifts.map(({ field }) => field)).toEqual(['email', 'name']);
  });

  it('announces nothing for a server that announces nothing', async () => {
    const { check } = await userOf({});
    expect(check).toStrictEqual({ valid: true, user: check.valid && check.user, capabilities: [] });
  });

  it.each([
    [{ capabilities: 'retry' }, 'capabilities', { capabilities: [] }],
    [{ generation_timeout_ms: 0 }, 'generation_timeout_ms', { capabilities: [] }],
    [{ stats: { logos: 'x', rating: 5 } }, 'stats.logos', { capabilities: [], stats: { rating: 5 } }],
  ])('of %j the nonsense is reported as %s', async (announced, field, expected) => {
    const { check, drifts } = await userOf({ email: 'a@b.cl', name: 'A', ...announced });
    expect(check).toStrictEqual({ valid: true, user: check.valid && check.user, ...expected });
    expect(drifts.map(({ field }) => field)).toEqual([field]);
  });

  it('ignores announcements that make no sense, and reports them', async () => {
    const { check, drifts } = await userOf({
      email: 'a@b.cl',
      name: 'A',
      capabilities: ['retry', 'fly', 5],
      creditos: 'muchos',
      stats: [1],
      generation_timeout_ms: -1,
    });
    expect(check).toEqual({ valid: true, user: check.valid && check.user, capabilities: ['retry'] });
    expect(drifts.map(({ field }) => field).sort()).toEqual([
      'capabilities',
      'creditos',
      'generation_timeout_ms',
      'stats',
    ]);
  });

  it.each([
    [{ validated: 1 }, undefined],
    [{ validated: '1' }, '1'],
    [{ validated: 2, status: 'ok' }, 2],
  ])('of %j validated is 1, and reported as %j', async (answer, received) => {
    const { user, drifts } = await userOf({ email: 'a@b.cl', name: 'A', ...answer });
    expect(user.validated).toBe(1);
    expect(drifts.map(({ field, received }) => [field, received])).toEqual(
      received === undefined ? [] : [['validated', received]],
    );
  });

  it('keeps other fields to sixteen levels', async () => {
    const nested = (levels: number, end: unknown): unknown =>
      levels === 0 ? end : { a: [nested(levels - 1, end)] };
    // Each level of these is two, an object and a list, and the answer is the first of the sixteen.
    expect((await userOf({ deep: nested(7, 'end') })).user.deep).toEqual(nested(7, 'end'));
    expect((await userOf({ deep: nested(9, 'end') })).user.deep).toEqual(nested(7, { a: null }));
  });

  it.each([
    ['javascript:alert(1)', ''],
    ['vbscript:x', ''],
    ['data:text/html,x', ''],
    [`${'\t'.repeat(300)}java${'\n'.repeat(300)}script:alert(1)`, ''],
    ['see javascript:alert(1)', 'see javascript:alert(1)'],
    [null, null],
  ])('hands on the field %j as %j', async (field, expected) => {
    expect((await userOf({ field })).user.field).toBe(expected);
  });

  it('never lets a field reach a prototype or carry a script', async () => {
    const answer = JSON.parse(
      `{"validated":1,"__proto__":{"admin":true},"web":" java\\nscript:alert(1)",
        "deep":{"constructor":1,"prototype":1,"__proto__":{"admin":true}}}`,
    );
    const { user } = await userOf(answer);
    expect(user.admin).toBeUndefined();
    expect(user.web).toBe('');
    expect(Object.hasOwn(user, '__proto__')).toBe(false);
    expect(user.deep).toEqual({});
    expect((user.deep as { admin?: boolean }).admin).toBeUndefined();
  });
});

describe('profile', () => {
  const rows: [string, string, unknown][] = [
    ['name', 'name', 'Ana'],
    ['name', 'fullName', 'Ana Paz'],
    ['email', 'email', 'a@b.cl'],
    ['email', 'emailAddress', 'c@d.cl'],
    ['phone', 'phone', '1'],
    ['phone', 'phoneNumber', '2'],
    ['profile_img', 'profile_img', 'https://img.example/1.png'],
    ['profile_img', 'avatar', 'https://img.example/2.png'],
    ['token', 'token', 't1'],
    ['token', 'sessionToken', 't2'],
    ['location', 'location', 'Lima'],
    ['location', 'ciudad', 'Quito'],
    ['bio', 'bio', 'Hola'],
    ['bio', 'biography', 'Qué tal'],
    ['joinDate', 'joinDate', '2024-02-29'],
    ['joinDate', 'createdAt', '2024-12-01'],
    ['plan', 'plan', 'Comandante'],
  ];
  it.each(rows)('[§3 Profile] %s is read from %s', async (field, spelling, value) => {
    expect((await profileOf({ user: { [spelling]: value } })).profile).toHaveProperty(field, value);
  });

  const pairs: [string, object, string][] = [
    ['name', { fullName: 'b', name: 'a' }, 'a'],
    ['email', { emailAddress: 'b', email: 'a' }, 'a'],
    ['phone', { phoneNumber: 'b', phone: 'a' }, 'a'],
    ['token', { sessionToken: 'b', token: 'a' }, 'a'],
    ['location', { ciudad: 'b', location: 'a' }, 'a'],
    ['bio', { biography: 'b', bio: 'a' }, 'a'],
    ['joinDate', { createdAt: '2025-01-02', joinDate: '2025-01-03' }, '2025-01-03'],
    [
      'profile_img',
      { avatar: 'https://b.example/', profile_img: 'https://a.example/' },
      'https://a.example/',
    ],
  ];
  it.each(pairs)('[§3 Profile] the first spelling of %s wins', async (field, user, expected) => {
    expect((await profileOf({ user })).profile).toHaveProperty(field, expected);
  });

  it('says which fields are defaults that stand in for what the server left out', async () => {
    const { profile } = await profileOf({ user: { name: 'Ana', ciudad: 'México', phone: ' ' } });
    expect(profile.location).toBe('México');
    expect(profile.missing).toEqual(['email', 'phone', 'profile_img', 'token', 'bio', 'joinDate', 'plan']);
  });

  it('[§3 Profile] an empty answer gives every default', async () => {
    const { profile } = await profileOf({ user: {} });
    expect(profile).toEqual({
      name: 'Usuario',
      email: 'usuario@ejemplo.com',
      phone: 'Sin teléfono',
      profile_img: expect.stringMatching(/^data:image\/svg/),
      token: SESSION,
      location: 'México',
      bio: 'Bienvenido a tu perfil',
      joinDate: '2025-01-01',
      plan: 'Free',
      missing: ['name', 'email', 'phone', 'profile_img', 'token', 'location', 'bio', 'joinDate', 'plan'],
    });
  });

  it.each([null, 'texto', [1]])('[§3 Profile] an answer %j gives every default too', async (answer) => {
    expect((await profileOf(answer)).profile).toEqual((await profileOf({})).profile);
  });

  it.each([
    ['user', { user: { name: 'Ana' } }],
    ['result.user', { result: { user: { name: 'Ana' } } }],
    ['result', { result: { name: 'Ana' } }],
    ['the answer itself', { name: 'Ana' }],
  ])('[§7 user_info] the user is found in %s', async (_, answer) => {
    expect((await profileOf(answer)).profile.name).toBe('Ana');
  });
});

describe('lists', () => {
  it.each([[null], [[]], ['texto'], [{}], [{ respuesta: 'x', Logos: 5 }], [{ respuesta: null }]])(
    '[§7] an answer %j is an empty list, and reported',
    async (answer) => {
      const { client, drifts } = await setUp(json(answer));
      expect(await client.logosInfo()).toEqual([]);
      expect(await client.movements()).toEqual([]);
      expect(await client.gallery()).toEqual([]);
      expect(drifts.map(({ used }) => used)).toEqual([[], [], []]);
      expect(drifts.map(({ call, field }) => `${call} ${field}`)).toEqual([
        'logosInfo respuesta',
        'movements respuesta',
        'gallery Logos',
      ]);
    },
  );

  it("leaves out what is not an object, keeps the rest in the server's order, and reports it", async () => {
    const { client, drifts } = await setUp(
      json({ respuesta: [null, { id: 'b', tipo_mov: 'egreso' }, 5, { id: 'a' }] }),
    );
    expect((await client.movements()).map(({ id_mov }) => id_mov)).toEqual(['b', 'a']);
    expect(drifts).toContainEqual({
      call: 'movements',
      field: 'respuesta[0]',
      received: null,
      used: undefined,
    });
  });

  it('gives every item without an id one of its own', async () => {
    const { client } = await setUp(json({ Logos: [{}, {}] }));
    expect((await client.gallery()).map(({ id }) => id)).toEqual(['logo-1', 'logo-2']);
  });
});

describe('what was mended', () => {
  it('is told to the hook: the field, what came, what is used', async () => {
    const { drifts } = await historyOf({ logo_id: 1, companyName: ['x'], industry: 5 });
    expect(drifts).toContainEqual({
      call: 'logosInfo',
      field: 'respuesta[0].name_logo',
      received: ['x'],
      used: 'Logo sin nombre',
    });
    expect(drifts).toContainEqual({
      call: 'logosInfo',
      field: 'respuesta[0].industry_logo',
      received: 5,
      used: '5',
    });
    expect(drifts).toContainEqual({
      call: 'logosInfo',
      field: 'respuesta[0].style_logo',
      received: undefined,
      used: 'Sin estilo',
    });
  });

  it('tells of a spelling that was refused although the next one was good', async () => {
    const { logo, drifts } = await historyOf({ companyName: {}, nombre: 'Sol' });
    expect(logo.name_logo).toBe('Sol');
    expect(drifts).toContainEqual(
      expect.objectContaining({ field: 'respuesta[0].name_logo', received: {}, used: 'Sol' }),
    );
  });

  it('is nothing for answers as documented', async () => {
    const history = await historyOf({
      logo_id: 'a',
      companyName: 'Sol',
      industry: 'food',
      type: 'icon',
      style: 'modern',
      creationDate: '2026-01-01T10:00:00.000Z',
      prompt: 'p',
    });
    const gallery = await galleryOf({
      logo_id: 'a',
      companyname: 'Sol',
      image_data: '/a.png',
      category: 'food',
      create_date: NOW.toISOString(),
      prompt_dalle: 'p',
      favorito: 0,
    });
    const movement = await movementOf({
      id_movimiento: 'a',
      tipo_mov: 'ingreso',
      cantidad: 3,
      fecha_mov: '2026-01-01',
      concepto: 'c',
      descripcion: 'd',
      categoria: 'e',
      referencia: 'f',
    });
    const user = await userOf({ email: 'a@b.cl', name: 'A', phone: null, token: ' ' });
    const other = await userOf({ validated: undefined, success: true, email: 'a@b.cl', name: 'A' });
    const profile = await profileOf({ user: { email: 'a@b.cl', name: 'A' } });
    for (const { drifts } of [history, gallery, movement, user, other, profile]) expect(drifts).toEqual([]);
  });

  it('does not break the call when the hook throws', async () => {
    const { client } = await setUp(json({}), {
      hooks: {
        onContractDrift: () => {
          throw new Error('hook');
        },
      },
    });
    expect(await client.gallery()).toEqual([]);
  });

  it('does not reject with something that is no error of this package', async () => {
    const { client } = await setUp(json({}, 500));
    expect(isClientError(await failureOf(client.gallery()))).toBe(true);
    expect(isClientError(new Error('x'))).toBe(false);
  });
});
