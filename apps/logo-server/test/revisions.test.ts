import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/adapters/database/open.js';
import { COMMANDS } from '../src/admin/commands.js';
import type { TestServer } from '../src/testing/index.js';
import { generate, newPerson, onEachDatabase, PASSWORD, post } from './harness.js';

/** One thing that a person or an operator does, on either of two servers. */
type Step = { what: keyof typeof STEPS; on: 0 | 1; logo: number; choice: number };
type Person = Awaited<ReturnType<typeof newPerson>>;
type Logo = Record<string, unknown>;

/** For what comes to pass by itself, however busy the machine is. */
const PATIENCE = { timeout: 60_000 };

/** What somebody has is read by the page, which is never answered from memory. */
async function pagesOf(server: TestServer, session: string): Promise<Logo[]> {
  const logos: Logo[] = [];
  let cursor: unknown;
  do {
    const { body } = await post(server, '/gallery', { session, limit: 3, ...(cursor ? { cursor } : {}) });
    logos.push(...(body.Logos as Logo[]));
    cursor = body.next_cursor;
  } while (cursor !== undefined);
  return logos;
}

const admin = (server: TestServer, name: string, values: Record<string, string>) => {
  const command = COMMANDS[name];
  if (command === undefined) throw new Error(`There is no command ${name}.`);
  return command.run(server.service.deps.config, values);
};

/** Everything that changes what a person is shown; false where there is nothing to do it to. */
const STEPS = {
  generate: async (server: TestServer, { session }: Person, { choice }: Step) =>
    (await generate(server, session, { company_name: `Casa ${choice}` })).status === 200,
  favorite: (server: TestServer, { session }: Person, step: Step) =>
    onLogo(server, session, step, (logo_id) =>
      post(server, '/favorite', { session, logo_id, favoritos: step.choice % 2 }),
    ),
  choose: (server: TestServer, { session }: Person, step: Step) =>
    onLogo(server, session, step, (logo_id) =>
      post(server, '/logo/choose', { session, logo_id, proposal_id: String((step.choice % 3) + 1) }),
    ),
  rename: (server: TestServer, { session }: Person, step: Step) =>
    onLogo(server, session, step, (logo_id) =>
      post(server, '/logo/adjust', { session, logo_id, change: { name: `Otra ${step.choice}` } }),
    ),
  remove: (server: TestServer, { session }: Person, step: Step) =>
    onLogo(server, session, step, (logo_id) => post(server, '/logo/delete', { session, logo_id })),
  download: async (server: TestServer, { session }: Person, { logo }: Step) => {
    const logos = await pagesOf(server, session);
    const image_url = new URL(String(logos[logo % logos.length]?.image_data ?? server.url)).pathname;
    return (await fetch(`${server.url}/api/proxy-download?${new URLSearchParams({ image_url })}`)).ok;
  },
  name: async (server: TestServer, { session }: Person, { choice }: Step) =>
    (await post(server, '/profile', { session, name: `Ana ${choice}` })).status === 200,
  phone: async (server: TestServer, { session }: Person, { choice }: Step) =>
    (await post(server, '/profile', { session, phone: choice === 0 ? '' : `600 ${choice}` })).status === 200,
  credits: async (server: TestServer, { email }: Person, { choice }: Step) => {
    await admin(server, 'credits add', { email, amount: String(choice + 1), concept: 'Compra' });
    return true;
  },
};

async function onLogo(
  server: TestServer,
  session: string,
  { logo }: Step,
  work: (logoId: unknown) => Promise<{ status: number }>,
): Promise<boolean> {
  const logos = await pagesOf(server, session);
  return logos.length > 0 && (await work(logos[logo % logos.length]?.logo_id)).status === 200;
}

onEachDatabase('answers from memory', (start) => {
  let servers: readonly [TestServer, TestServer];
  beforeAll(async () => {
    const first = await start({ env: { GENERATIONS_PER_HOUR: '1000' } });
    const { dataDir, databaseUrl } = first.service.deps.config;
    const env = { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) };
    servers = [first, await start({ env: { ...env, GENERATIONS_PER_HOUR: '1000' } })];
  });

  const revisionOf = ({ id }: Person) => servers[0].service.deps.store.accounts.revision(id);

  /** Twice, so that the second is from memory where the first was not. */
  async function expectTruth(server: TestServer, { session }: Person): Promise<void> {
    const logos = await pagesOf(server, session);
    const user = (await post(server, '/user_info', { session })).body.user as Record<string, unknown>;
    for (let time = 0; time < 2; time += 1) {
      expect((await post(server, '/gallery', { session })).body).toEqual({ Logos: logos });
      const { name, email, phone, creditos, stats } = (await post(server, '/validate_session', { session }))
        .body;
      expect({ name, email, phone, creditos, stats }).toEqual({
        name: user.name,
        email: user.email,
        phone: user.phone,
        creditos: user.creditos,
        stats: user.stats,
      });
    }
  }

  test('are those of the database after anything that is done on either of two servers', async () => {
    const step = fc.record<Step>({
      what: fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])),
      on: fc.constantFrom(0, 1),
      logo: fc.nat(5),
      choice: fc.nat(4),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
        const person = await newPerson(servers[0], { credits: 20 });
        await generate(servers[0], person.session);
        const revisions = new Set([await revisionOf(person)]);
        for (const server of servers) await expectTruth(server, person);
        for (const one of steps) {
          const isDone = await STEPS[one.what](servers[one.on], person, one);
          const revision = await revisionOf(person);
          // One that was there before would bring an answer of then back.
          if (isDone) expect([one.what, revisions.has(revision)]).toEqual([one.what, false]);
          revisions.add(revision);
          for (const server of servers) await expectTruth(server, person);
        }
      }),
      { numRuns: 8 },
    );
  });

  test.each(Object.keys(STEPS) as (keyof typeof STEPS)[])(
    '«%s» changes the revision of that account alone',
    async (what) => {
      const [person, other] = [await newPerson(servers[0]), await newPerson(servers[0])];
      await generate(servers[0], person.session);
      const [before, beforeOfOther] = [await revisionOf(person), await revisionOf(other)];
      expect(await STEPS[what](servers[1], person, { what, on: 1, logo: 0, choice: 1 })).toBe(true);
      expect(await revisionOf(person)).not.toBe(before);
      expect(await revisionOf(other)).toBe(beforeOfOther);
    },
  );

  test.each([
    ['a logo', (id: string) => sql`update logos set prompt = 'otro' where user_id = ${id}`],
    ['a logo that goes', (id: string) => sql`delete from logos where user_id = ${id}`],
    ['a name', (id: string) => sql`update auth_user set name = 'Otra' where id = ${id}`],
    ['an e-mail', (id: string) => sql`update auth_user set email = ${`${id}@b.es`} where id = ${id}`],
    ['a profile', (id: string) => sql`update profiles set phone = '1' where user_id = ${id}`],
    ['a profile that goes', (id: string) => sql`delete from profiles where user_id = ${id}`],
  ])('%s that somebody changes in the database itself is shown', async (_, change) => {
    const person = await newPerson(servers[0]);
    await generate(servers[0], person.session);
    await post(servers[0], '/profile', { session: person.session, phone: '600' });
    for (const server of servers) await expectTruth(server, person);
    const database = await openDatabase(servers[0].service.deps.config);
    await change(person.id).execute(database.db);
    await database.close();
    for (const server of servers) await expectTruth(server, person);
  });

  test('are given without reading the logos again, and to nobody whose session has ended elsewhere', async () => {
    const person = await newPerson(servers[0]);
    const { session } = person;
    await generate(servers[0], session);
    await expectTruth(servers[0], person);
    const { store } = servers[0].service.deps;
    const reads = [vi.spyOn(store.logos, 'page'), vi.spyOn(store.logos, 'figures')];
    // A gallery is kept when it has been sent.
    await vi.waitFor(async () => {
      for (const read of reads) read.mockClear();
      expect((await post(servers[0], '/gallery', { session })).body.Logos).toHaveLength(1);
      expect((await post(servers[0], '/validate_session', { session })).body).toMatchObject({ validated: 1 });
      for (const read of reads) expect(read).not.toHaveBeenCalled();
    }, PATIENCE);
    await post(servers[1], '/sign_out', { session });
    expect((await post(servers[0], '/gallery', { session })).status).toBe(401);
    expect((await post(servers[0], '/validate_session', { session })).body).toEqual({ validated: 0 });
    for (const read of reads) read.mockRestore();
  });

  test('go with an account that ends elsewhere', async () => {
    const person = await newPerson(servers[0]);
    const { session, email } = person;
    await generate(servers[0], session);
    await expectTruth(servers[0], person);
    await admin(servers[1], 'user delete', { email, confirm: email });
    expect((await post(servers[0], '/gallery', { session })).status).toBe(401);
    expect((await post(servers[0], '/validate_session', { session })).body).toEqual({ validated: 0 });
    expect(await revisionOf(person)).toBeUndefined();
  });

  test('what was read while it changed is not kept, as a standby that takes over may not know of the change', async () => {
    const [server] = servers;
    const person = await newPerson(server);
    const { session, id } = person;
    await generate(server, session);
    const { store, config } = server.service.deps;
    const database = await openDatabase(config);
    const before = await revisionOf(person);
    const page = store.logos.page;
    const asking = vi.spyOn(store.accounts, 'revision');
    const reading = vi.spyOn(store.logos, 'page').mockImplementationOnce(async (...asked) => {
      await sql`update logos set company_name = 'De paso' where user_id = ${id}`.execute(database.db);
      return page(...asked);
    });
    expect((await post(server, '/gallery', { session })).body.Logos).toMatchObject([
      { companyname: 'De paso' },
    ]);
    reading.mockRestore();
    await vi.waitFor(() => expect(asking).toHaveBeenCalled(), PATIENCE);
    expect(await asking.mock.results[0]?.value).not.toBe(before);
    asking.mockRestore();
    await sql`update logos set company_name = 'Café Ñandú' where user_id = ${id}`.execute(database.db);
    await sql`update account_figures set revision = ${before} where user_id = ${id}`.execute(database.db);
    await database.close();
    await expectTruth(server, person);
  });

  test('are compressed for whoever takes that, and for nobody else', async () => {
    const [server] = servers;
    const { session } = await newPerson(server, { credits: 10 });
    for (let logo = 0; logo < 8; logo += 1) await generate(server, session);
    const logos = await pagesOf(server, session);
    for (const encoding of [
      'gzip, deflate, br',
      'gzip, deflate, br',
      'gzip;q=0',
      'identity',
      'deflate',
      'gzip',
    ]) {
      const answer = await post(server, '/gallery', { session }, { 'accept-encoding': encoding });
      expect(answer.body).toEqual({ Logos: logos });
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      expect([encoding, answer.headers.get('content-encoding')]).toEqual([
        encoding,
        { g: 'gzip', d: 'deflate' }[encoding.replace('gzip;q=0', '').charAt(0)] ?? null,
      ]);
    }
  });

  test.each([0, 1] as const)(
    'an image that was drawn before is shown for as long as its logo is there: server %i deletes it',
    async (deleting) => {
      const { session } = await newPerson(servers[0]);
      const { body } = await generate(servers[0], session);
      const { logo_id, image_url, proposals } = body as {
        logo_id: string;
        image_url: string;
        proposals: Logo[];
      };
      const paths = [image_url, ...proposals.map((proposal) => String(proposal.image_url))].map(
        (address) => new URL(address).pathname,
      );
      const get = async (path: string) => {
        const answer = await fetch(servers[0].url + path);
        return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
      };
      for (const path of paths) {
        const drawn = await get(path);
        expect(drawn.status).toBe(200);
        expect(await get(path)).toEqual(drawn);
      }
      const svg = (await get(String(paths[0]).replace('png', 'svg'))).bytes;
      expect(String(svg)).toMatch(/^<svg/);
      await post(servers[deleting], '/logo/delete', { session, logo_id });
      // The server that deletes something knows it at once, another within a tenth of a second.
      const gone = async (path: string) => expect((await get(path)).status).toBe(404);
      for (const path of paths) await (deleting === 0 ? gone(path) : vi.waitFor(() => gone(path), PATIENCE));
    },
  );

  test('a password that is wrong changes nothing', async () => {
    const person = await newPerson(servers[0]);
    const before = await revisionOf(person);
    await post(servers[0], '/password', { session: person.session, old: `${PASSWORD}?`, new: PASSWORD });
    expect(await revisionOf(person)).toBe(before);
  });
});
