import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { CAPABILITIES } from '../src/http/contract/capabilities.js';
import { CONTRACT } from '../src/http/contract/index.js';
import type { TestServer } from '../src/testing/index.js';
import { BRIEF, generate, newPerson, newSessionId, onEachDatabase, post } from './harness.js';

onEachDatabase('the calls of section 7', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  test('[§7 /validate_session] a bound session is valid and says whose it is', async () => {
    const { session, email } = await newPerson(server, { name: 'Ana' });
    const { status, body } = await post(server, '/validate_session', { session });
    expect(status).toBe(200);
    expect(CONTRACT.validateSession.response.parse(body)).toEqual({
      validated: 1,
      status: 'ok',
      email,
      name: 'Ana',
      capabilities: [...CAPABILITIES],
      creditos: 3,
      stats: { logos: 0, downloads: 0, favorites: 0, monthly: 0 },
    });
  });

  test('[§7 /validate_session] an unknown session is answered 200 with validated 0', async () => {
    const { status, body } = await post(server, '/validate_session', { session: newSessionId() });
    expect({ status, body }).toEqual({ status: 200, body: { validated: 0 } });
  });

  test('[§7 /generate_logo] a logo has an image address and the brief in one Spanish sentence', async () => {
    const { session } = await newPerson(server);
    const { status, body } = await generate(server, session);
    expect(status).toBe(200);
    const { image_url, prompt } = CONTRACT.generateLogo.response.parse(body);
    expect(image_url).toMatch(new RegExp(`^${server.url}/logos/[A-Za-z0-9_-]{32}\\.png$`));
    expect(prompt).toBe(
      'Logo con icono y texto de estilo moderno para «Café Ñandú», del rubro gastronomía, con #3B82F6 como color principal: Desayunos todo el día.',
    );
  });

  test('the first logo of a brief is the one that the preview shows, and asking again gives another', async () => {
    const { session } = await newPerson(server);
    const drawn = async () => {
      const { body } = await generate(server, session);
      return (await fetch(String(body.image_url).replace(/png$/, 'svg'))).text();
    };
    const preview = await fetch(
      `${server.url}/api/preview.svg?${new URLSearchParams({
        name: 'Café Ñandú',
        industry: 'gastronomy',
        style: 'modern',
        type: 'icon',
        color: '#3B82F6',
        seed: 'preview',
      })}`,
    );
    const seen = await preview.text();
    expect(await drawn()).toBe(seen);
    expect(await drawn()).not.toBe(seen);
  });

  test('[§7 /generate_logo] each logo costs one credit, and both are in the lists', async () => {
    const { session } = await newPerson(server);
    const { body } = await generate(server, session);
    const gallery = CONTRACT.gallery.response.parse((await post(server, '/gallery', { session })).body);
    expect(gallery.Logos).toEqual([
      {
        logo_id: body.logo_id,
        companyname: 'Café Ñandú',
        image_data: body.image_url,
        category: 'gastronomy',
        create_date: expect.any(String),
        prompt_dalle: body.prompt,
        favorito: 0,
      },
    ]);
    const logos = CONTRACT.logosInfo.response.parse((await post(server, '/logos_info', { session })).body);
    expect(logos.respuesta[0]).toMatchObject({
      companyName: 'Café Ñandú',
      industry: 'gastronomy',
      type: 'icon',
    });
    const movements = CONTRACT.movementsInfo.response.parse(
      (await post(server, '/movimiento_info', { session })).body,
    );
    expect(
      movements.respuesta.map(({ tipo_mov, cantidad, concepto }) => [tipo_mov, cantidad, concepto]),
    ).toEqual([
      ['egreso', 1, 'Generación de logo'],
      ['ingreso', 3, 'Créditos de bienvenida'],
    ]);
  });

  test('[§7 /user_info] the profile comes under user, with the figures that are known', async () => {
    const { session, email } = await newPerson(server, { name: 'Ana' });
    await generate(server, session);
    const { user } = CONTRACT.userInfo.response.parse((await post(server, '/user_info', { session })).body);
    expect(user).toMatchObject({
      name: 'Ana',
      email,
      plan: 'Free',
      creditos: 2,
      stats: { logos: 1, downloads: 0, favorites: 0, monthly: 1 },
    });
  });

  test('[§7 /favorite] 1 marks, 0 unmarks, and the gallery and the figures show it', async () => {
    const { session } = await newPerson(server);
    const { logo_id } = (await generate(server, session)).body;
    for (const favoritos of [1, 0]) {
      const answer = await post(server, '/favorite', { session, logo_id, favoritos });
      expect(CONTRACT.favorite.response.parse(answer.body)).toMatchObject({ favorito: favoritos });
      const [item] = (await post(server, '/gallery', { session })).body.Logos as { favorito: number }[];
      expect(item?.favorito).toBe(favoritos);
      const { stats } = (await post(server, '/validate_session', { session })).body;
      expect(stats).toMatchObject({ favorites: favoritos });
    }
  });

  test("[§7 /favorite] somebody else's logo is a 404 and stays as it was", async () => {
    const [owner, other] = [await newPerson(server), await newPerson(server)];
    const { logo_id } = (await generate(server, owner.session)).body;
    const refused = await post(server, '/favorite', { session: other.session, logo_id, favoritos: 1 });
    expect(refused).toMatchObject({ status: 404, body: { detail: 'Ese logo no existe o no es tuyo.' } });
    const [item] = (await post(server, '/gallery', { session: owner.session })).body.Logos as {
      favorito: number;
    }[];
    expect(item?.favorito).toBe(0);
  });

  test('lists hold the newest first, and nobody else’s', async () => {
    const [owner, other] = [await newPerson(server), await newPerson(server)];
    for (const company_name of ['Uno', 'Dos', 'Tres'])
      await generate(server, owner.session, { company_name });
    const names = (await post(server, '/logos_info', { session: owner.session })).body.respuesta as {
      companyName: string;
    }[];
    expect(names.map((item) => item.companyName)).toEqual(['Tres', 'Dos', 'Uno']);
    expect((await post(server, '/gallery', { session: other.session })).body.Logos).toEqual([]);
  });

  test('the OpenAPI document describes every call with its fields', async () => {
    const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
      paths: Record<
        string,
        { post?: { requestBody: { content: Record<string, { schema: { required: string[] } }> } } }
      >;
    };
    const posted = Object.entries(document.paths).filter(([, { post }]) => post !== undefined);
    expect(posted.map(([path]) => path).sort()).toEqual(
      Object.values(CONTRACT)
        .map((item) => item.path)
        .sort(),
    );
    const body = document.paths['/generate_logo']?.post?.requestBody.content['application/json'];
    expect(body?.schema.required.sort()).toEqual([...Object.keys(BRIEF), 'session'].sort());
  });

  test('the probes say that the server lives and is ready', async () => {
    // The probe gives the database a second; on a busy machine that could pass.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const path of ['/healthz', '/readyz']) {
      const response = await fetch(server.url + path);
      expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    }
  });
});
