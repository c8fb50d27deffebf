import { beforeAll, expect, test } from 'vitest';
import type { TestServer } from '../src/testing/index.js';
import { newPerson, onEachDatabase, post } from './harness.js';

onEachDatabase('the profile', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const save = (session: string, change: object) => post(server, '/profile', { session, ...change });
  const profileOf = async (session: string) =>
    (await post(server, '/user_info', { session })).body.user as Record<string, unknown>;
  const DEFAULTS = { email: true, features: false, tips: true, marketing: false };

  test('of a new account says its name and e-mail, and the notifications that section 3 begins with', async () => {
    const { session, email } = await newPerson(server, { name: 'Ana' });
    const profile = await profileOf(session);
    expect(profile).toMatchObject({ name: 'Ana', email, notifications: DEFAULTS });
    expect(Object.keys(profile).sort()).toEqual(
      ['name', 'email', 'joinDate', 'plan', 'notifications', 'creditos', 'stats'].sort(),
    );
  });

  test('is what was saved, whoever asks next; what is not named stays', async () => {
    const { session } = await newPerson(server, { name: 'Ana' });
    const said = { name: 'Ana Núñez', phone: '+52 951 123 4567', location: 'Oaxaca', bio: 'Café\ny mezcal' };
    expect((await save(session, said)).body).toEqual({ success: true });
    expect(await profileOf(session)).toMatchObject(said);
    await save(session, { location: 'Puebla' });
    expect(await profileOf(session)).toMatchObject({ ...said, location: 'Puebla' });
    const { body } = await post(server, '/validate_session', { session });
    expect(body).toMatchObject({ name: 'Ana Núñez', phone: '+52 951 123 4567' });
  });

  test('an empty text takes back what was said, but nobody is without a name', async () => {
    const { session } = await newPerson(server, { name: 'Ana' });
    await save(session, { phone: '+52', bio: 'Café' });
    await save(session, { phone: '  ', bio: '' });
    const profile = await profileOf(session);
    expect([profile.phone, profile.bio]).toEqual([undefined, undefined]);
    const refused = await save(session, { name: ' \t ' });
    expect([refused.status, refused.body]).toEqual([422, { detail: 'Escribe tu nombre.', field: 'name' }]);
    expect((await profileOf(session)).name).toBe('Ana');
  });

  test('notifications are kept, each for itself, and nothing else is touched', async () => {
    const { session } = await newPerson(server);
    await save(session, { bio: 'Café' });
    const notifications = { email: false, features: true, tips: false, marketing: true };
    await save(session, { notifications });
    expect(await profileOf(session)).toMatchObject({ bio: 'Café', notifications });
    await save(session, { bio: 'Té' });
    expect(await profileOf(session)).toMatchObject({ bio: 'Té', notifications });
  });

  test.each([
    ['name', 80, 'El nombre admite hasta 80 caracteres.'],
    ['phone', 40, 'El teléfono admite hasta 40 caracteres.'],
    ['location', 120, 'La ubicación admite hasta 120 caracteres.'],
    ['bio', 600, 'La biografía admite hasta 600 caracteres.'],
  ])(
    'a %s of more than %d characters is a 422, and nothing of the request is kept',
    async (field, limit, detail) => {
      const { session } = await newPerson(server, { name: 'Ana' });
      expect((await save(session, { [field]: '🌱'.repeat(limit) })).status).toBe(200);
      const before = await profileOf(session);
      const notifications = { email: false, features: true, tips: false, marketing: true };
      const refused = await save(session, { [field]: '🌱'.repeat(limit + 1), notifications });
      expect([refused.status, refused.body]).toEqual([422, { detail, field }]);
      expect(await profileOf(session)).toEqual(before);
    },
  );

  test.each([
    ['a field nobody knows', { email: 'otra@ejemplo.com' }],
    ['a name that is a number', { name: 7 }],
    ['half of the notifications', { notifications: { email: true } }],
    ['a character that no database keeps', { bio: 'a\0b' }],
  ])('%s is a 422', async (_, change) => {
    const { session } = await newPerson(server);
    expect((await save(session, change)).status).toBe(422);
  });

  test("is its person's own: nobody else's changes", async () => {
    const [mine, theirs] = [await newPerson(server), await newPerson(server, { name: 'Eva' })];
    const before = await profileOf(theirs.session);
    await save(mine.session, { name: 'Otra', bio: 'Otra', notifications: { ...DEFAULTS, tips: false } });
    expect(await profileOf(theirs.session)).toEqual(before);
  });

  test('saved by two at once, each keeps what it named', async () => {
    const { session } = await newPerson(server);
    await Promise.all([save(session, { phone: '+52' }), save(session, { location: 'Oaxaca' })]);
    expect(await profileOf(session)).toMatchObject({ phone: '+52', location: 'Oaxaca' });
  });
});
