import { type ClientOptions, type ContractDrift, createClient } from '@trazo/api-client';
import { beforeAll, expect, test } from 'vitest';
import { issueCode } from '../src/domain/sessions.js';
import { CAPABILITIES } from '../src/http/contract/capabilities.js';
import type { TestServer } from '../src/testing/index.js';
import { API_KEY, newPerson, newSessionId, onEachDatabase } from './harness.js';

onEachDatabase('the real client against the real server', (start) => {
  let server: TestServer;
  let drifts: ContractDrift[];
  beforeAll(async () => {
    server = await start();
  });

  function clientOf(session: string, fetch?: ClientOptions['fetch']) {
    drifts = [];
    const kept = new Map([['session', session]]);
    return createClient({
      baseUrl: server.url,
      apiKey: API_KEY,
      // How long an answer takes is not asked here.
      timeouts: { default: Number.POSITIVE_INFINITY },
      fetch,
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => kept.set(key, value),
        removeItem: (key) => kept.delete(key),
      },
      hooks: { onContractDrift: (drift) => drifts.push(drift) },
    });
  }

  const WIZARD = {
    companyName: 'Café Ñandú',
    selectedIndustry: 'gastronomy',
    description: 'Desayunos',
    selectedStyle: 'vintage',
    logoType: 'icon',
    selectedColor: '#EF4444',
  };

  test.each([
    ['over HTTP', () => undefined],
    ['in process', (): ClientOptions['fetch'] => async (url, init) => server.service.app.request(url, init)],
  ])('%s, the whole of section 7 works and nothing has to be mended', async (_, fetchOf) => {
    const { session, email } = await newPerson(server, { name: 'Ana' });
    const client = clientOf(session, fetchOf());

    const check = await client.validateSession();
    expect(check).toMatchObject({
      valid: true,
      user: { email, name: 'Ana', session },
      capabilities: [...CAPABILITIES],
      creditos: 3,
      stats: { logos: 0 },
    });

    const logo = await client.generateLogo(WIZARD);
    expect(logo.image_url).toMatch(/\.png$/);
    expect(logo.prompt).toContain('«Café Ñandú»');

    const [inGallery] = await client.gallery();
    expect(inGallery).toMatchObject({ name: 'Café Ñandú', category: 'gastronomy', isFavorite: false });
    await client.setFavorite({ logo_id: inGallery?.id ?? '', favoritos: 1 });
    expect((await client.gallery())[0]?.isFavorite).toBe(true);

    const [inHistory] = await client.logosInfo();
    expect(inHistory).toMatchObject({
      name_logo: 'Café Ñandú',
      industry_logo: 'gastronomy',
      style_logo: 'vintage',
    });
    const movements = await client.movements();
    expect(movements.map(({ tipo_mov, cantidad }) => [tipo_mov, cantidad])).toEqual([
      ['egreso', 1],
      ['ingreso', 3],
    ]);
    expect(await client.galleryPage({ search: 'CAFÉ', category: 'favorites' })).toEqual({
      logos: await client.gallery(),
      found: 1,
      categories: [{ category: 'gastronomy', logos: 1 }],
    });
    expect(await client.logosPage({ category: 'gastronomy', sort: 'name_logo' })).toEqual({
      logos: await client.logosInfo(),
      found: 1,
      total: 1,
    });
    expect(await client.movementsPage({ category: 'egresos', search: 'ñandú' })).toEqual({
      movements: movements.slice(0, 1),
      found: 1,
      total: 2,
      totals: { ingresos: 3, egresos: 1 },
    });
    const { activities, achievements } = await client.accountActivity();
    expect(activities.map(({ kind }) => kind)).toEqual([
      'logo_generated',
      'session_opened',
      'credits_welcome',
    ]);
    expect(achievements.filter(({ progress, goal }) => progress === goal).map(({ kind }) => kind)).toEqual([
      'first_logo',
      'first_favorite',
    ]);
    expect(await client.userInfo()).toMatchObject({ name: 'Ana', email, plan: 'Free' });

    const image = await client.downloadImage({ image_url: logo.image_url ?? '', name: 'otro nombre' });
    expect(image).toMatchObject({ contentType: 'image/png', fileName: 'Café Ñandú-logo.png' });
    expect(drifts).toEqual([]);
  });

  test('a sign-in code is redeemed and the session becomes valid', async () => {
    const { id } = await newPerson(server);
    const session = newSessionId();
    const client = clientOf(session);
    expect(await client.validateSession()).toEqual({ valid: false });
    await client.redeemCallback({ code: await issueCode(server.service.deps, { userId: id }, session) });
    expect(await client.validateSession()).toMatchObject({ valid: true });
    expect(drifts).toEqual([]);
  });

  test('a refusal reaches the person in the words of the server', async () => {
    const { session } = await newPerson(server);
    const failed = clientOf(session).generateLogo({ ...WIZARD, companyName: 'a'.repeat(201) });
    await expect(failed).rejects.toMatchObject({
      status: 422,
      userMessage: 'El nombre no puede tener más de 200 caracteres.',
    });
  });
});
