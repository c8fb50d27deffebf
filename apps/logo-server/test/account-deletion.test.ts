import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLedger } from '../src/adapters/database/ledger.js';
import { type OpenDatabase, openDatabase } from '../src/adapters/database/open.js';
import { digest } from '../src/domain/digest.js';
import { checkLedger } from '../src/domain/ledger-check.js';
import { issueReset } from '../src/domain/password-reset.js';
import { issueCode } from '../src/domain/sessions.js';
import type { TestServer } from '../src/testing/index.js';
import { belongings, generate, newPerson, newSessionId, onEachDatabase, PASSWORD, post } from './harness.js';
import { testEngine } from './test-engine.js';

onEachDatabase('deleting an account', (start, kind) => {
  const remove = (server: TestServer, session: string, confirmation: string) =>
    post(server, '/account/delete', { session, confirmation });

  async function inDatabase<T>(server: TestServer, work: (db: OpenDatabase) => Promise<T>): Promise<T> {
    const database = await openDatabase(server.service.deps.config);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  /** Every row of every table that says one of these words, by its table. */
  async function tablesSaying({ db }: OpenDatabase, words: readonly string[]): Promise<string[]> {
    const names = await db.introspection.getTables();
    const found: string[] = [];
    for (const { name } of names) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
      if (rows.some((row) => words.some((word) => JSON.stringify(row).includes(word)))) found.push(name);
    }
    return found;
  }

  /** Somebody who has left a trace wherever one can be left. */
  async function busyPerson(server: TestServer) {
    const person = await newPerson(server, { credits: 5, name: 'Zulema Quiñones' });
    const { session, email, id } = person;
    const logos = [
      await generate(server, session, { company_name: 'Pozolería Zulema' }, { 'idempotency-key': 'una' }),
      await generate(server, session, { company_name: 'Pozolería Zulema' }),
    ];
    await post(server, '/favorite', { session, logo_id: logos[0]?.body.logo_id, favoritos: 1 });
    for (const { body } of logos) {
      for (const query of ['', '?size=4096&background=transparent', '?variant=mono', '?variant=dark']) {
        await fetch(String(body.image_url) + query);
      }
      await fetch(String(body.image_url).replace(/png$/, 'pdf'));
    }
    const proposals = (logos[0]?.body.proposals ?? []) as { image_url: string }[];
    await fetch(String(proposals.at(-1)?.image_url));
    const other = newSessionId();
    await post(server, '/callback', {
      session: other,
      code: await issueCode(server.service.deps, { userId: id }, other),
    });
    await issueCode(server.service.deps, { userId: id }, newSessionId());
    await issueReset(server.service.deps, id);
    await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token_app: 'trazo-app', session: other, email, password: PASSWORD }),
    });
    return { ...person, other, images: logos.map(({ body }) => String(body.image_url)) };
  }

  test('nothing of the person is left but movements without words, and the ledger still adds up', async () => {
    const server = await start();
    const { session, other, email, id, images } = await busyPerson(server);
    const bystander = await newPerson(server);
    await generate(server, bystander.session);
    const before = await belongings(server, bystander.session);
    const files = () => readdir(join(server.dataDir, 'images'));
    expect((await files()).length).toBe(11);

    const answer = await remove(server, session, ` ${email.toUpperCase()} `);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);

    for (const gone of [session, other]) {
      expect((await post(server, '/validate_session', { session: gone })).body).toEqual({ validated: 0 });
    }
    for (const image of images) expect((await fetch(image)).status).toBe(404);
    await expect.poll(files).toEqual([]);
    await inDatabase(server, async (database) => {
      const words = [email, 'Zulema', 'Quiñones', 'Pozolería', digest(session), digest(other)];
      expect(await tablesSaying(database, words)).toEqual([]);
      expect((await tablesSaying(database, [id])).sort()).toEqual(['accounts', 'auth_user', 'movements']);
      const movements = await database.db
        .selectFrom('movements')
        .where('user_id', '=', id)
        .select(['kind', 'amount', 'balance_after', 'concept', 'description'])
        .orderBy('seq')
        .execute();
      const words3 = { concept: 'Cuenta eliminada', description: '' };
      expect(movements).toEqual([
        { kind: 'ingreso', amount: 5, balance_after: 5, ...words3 },
        { kind: 'egreso', amount: 1, balance_after: 4, ...words3 },
        { kind: 'egreso', amount: 1, balance_after: 3, ...words3 },
      ]);
      expect(await checkLedger(createLedger(database))).toEqual({ accounts: 2, movements: 5, drifts: [] });
    });
    expect(await belongings(server, bystander.session)).toEqual(before);
  });

  test('the same e-mail may have an account again: a new one, with nothing of the old', async () => {
    const server = await start();
    const { session, email } = await busyPerson(server);
    await remove(server, session, email);
    const again = newSessionId();
    await server.createUser({ email, password: PASSWORD, session: again });
    const { creditos, logos, movements } = await belongings(server, again);
    expect([creditos, logos, movements.length]).toEqual([3, [], 1]);
    expect((await post(server, '/validate_session', { session })).body).toEqual({ validated: 0 });
  });

  test('what is not the e-mail of the account confirms nothing', async () => {
    const server = await start();
    const { session } = await newPerson(server);
    const { email: anothers } = await newPerson(server);
    for (const confirmation of ['ELIMINAR', anothers]) {
      const refused = await remove(server, session, confirmation);
      expect([refused.status, refused.body]).toEqual([
        422,
        { detail: 'Para confirmar, escribe el correo de tu cuenta.', field: 'confirmation' },
      ]);
    }
    expect((await belongings(server, session)).creditos).toBe(3);
  });

  test('a sign-in, a link and a code that were on their way lead nowhere', async () => {
    const server = await start();
    const { session, email, id } = await newPerson(server);
    const late = newSessionId();
    const code = await issueCode(server.service.deps, { userId: id }, late);
    const token = await issueReset(server.service.deps, id);
    await remove(server, session, email);
    expect((await post(server, '/callback', { session: late, code })).status).toBe(401);
    const opened = await fetch(`${server.url}/auth/reset?${new URLSearchParams({ token: token ?? '' })}`);
    expect(opened.status).toBe(410);
    const signIn = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ token_app: 'trazo-app', session: late, email, password: PASSWORD }),
    });
    expect(signIn.status).toBe(401);
  });

  test('a logo that is being drawn meanwhile is neither stored nor paid for', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let drawing = () => {};
    const isDrawing = new Promise<void>((resolve) => {
      drawing = resolve;
    });
    const server = await start({
      openEngine: async () => ({
        ...testEngine,
        propose: async (...asked) => {
          drawing();
          await held;
          return testEngine.propose(...asked);
        },
      }),
    });
    const { session, email, id } = await newPerson(server);
    const made = generate(server, session);
    await isDrawing;
    expect((await remove(server, session, email)).status).toBe(200);
    release();
    expect((await made).status).toBe(401);
    await inDatabase(server, async (database) => {
      expect((await tablesSaying(database, [id])).sort()).toEqual(['accounts', 'auth_user', 'movements']);
      expect(await checkLedger(createLedger(database))).toMatchObject({ movements: 1, drifts: [] });
    });
  });

  test('asked for many times at once it happens once, and the rest find no session', async () => {
    const server = await start();
    const { session, email } = await busyPerson(server);
    const answers = await Promise.all(Array.from({ length: 6 }, () => remove(server, session, email)));
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect(answers.map(({ status }) => status)).toContain(200);
    await inDatabase(server, async (database) => {
      expect(await checkLedger(createLedger(database))).toMatchObject({ drifts: [] });
    });
  });

  test('a long history goes in one answer', async () => {
    const server = await start();
    const { session, email, id } = await newPerson(server);
    await server.fillAccount({ userId: id, logos: 400, movements: 2_000 });
    expect((await remove(server, session, email)).status).toBe(200);
    await inDatabase(server, async (database) => {
      expect((await tablesSaying(database, [id])).sort()).toEqual(['accounts', 'auth_user', 'movements']);
      expect(await checkLedger(createLedger(database))).toMatchObject({ movements: 2_001, drifts: [] });
    });
  });

  test('the database itself takes no word from a movement of an account that lives, and no sum from any', async () => {
    const server = await start();
    const { id } = await newPerson(server);
    const { session, email, id: ended } = await newPerson(server);
    await remove(server, session, email);
    await inDatabase(server, async ({ db }) => {
      const change = (userId: string, values: Record<string, string | number>) =>
        db.updateTable('movements').set(values).where('user_id', '=', userId).execute();
      const wordless = { concept: 'Cuenta eliminada', description: '' };
      await expect(change(id, wordless)).rejects.toThrow('append-only');
      await expect(change(ended, { ...wordless, amount: 9 })).rejects.toThrow('append-only');
      await expect(change(ended, { ...wordless, balance_after: 9 })).rejects.toThrow('append-only');
      await expect(change(ended, { concept: 'Compra' })).rejects.toThrow('append-only');
      await expect(db.deleteFrom('movements').where('user_id', '=', ended).execute()).rejects.toThrow(
        'append-only',
      );
      await expect(change(ended, wordless)).resolves.toBeDefined();
    });
  });

  test(`the tables that know of a person are those that are emptied [${kind}]`, async () => {
    const server = await start();
    await inDatabase(server, async ({ db }) => {
      const tables = await db.introspection.getTables();
      const owned = tables.filter(({ columns }) => columns.some(({ name }) => /^user_?id$/i.test(name)));
      expect(owned.map(({ name }) => name).sort()).toEqual([
        'account_categories',
        'account_figures',
        'accounts',
        'adjustments',
        'app_sessions',
        'auth_account',
        'auth_session',
        'director_turns',
        'drawn_briefs',
        'logo_listings',
        'logos',
        'movement_listings',
        'movement_totals',
        'movements',
        'password_resets',
        'profiles',
        'sign_in_codes',
      ]);
    });
  });
});
