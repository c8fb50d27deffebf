import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../src/adapters/database/open.js';
import { createStore } from '../src/adapters/database/store.js';
import { digest } from '../src/domain/digest.js';
import { startTestServer } from '../src/testing/index.js';
import { freshPostgres, generate, newPerson, newSessionId, PASSWORD, post } from './harness.js';
import { testEngine } from './test-engine.js';

/** SQLite has one writer at a time; of PostgreSQL's many, no two may wait for each other's rows. */
describe.skipIf(inject('postgresUrl') === '')('rows that several want at once', () => {
  /** A server, somebody with a logo there, and the database as another server has it. */
  async function logoOnTwoServers() {
    const DATABASE_URL = await freshPostgres();
    const env = { DATABASE_URL, WEB_ROOT: '/nonexistent' };
    const server = await startTestServer({ openEngine: async () => testEngine, env });
    const other = await openDatabase({ dataDir: server.dataDir, databaseUrl: DATABASE_URL });
    onTestFinished(async () => {
      await other.close();
      await server.close();
    });
    const person = await newPerson(server);
    const { body } = await generate(server, person.session);
    return { server, other, person, logoId: String(body.logo_id) };
  }

  const waiting = ({ db }: OpenDatabase) =>
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      .execute(db)
      .then(({ rows }) => rows.length);

  test('a favourite is marked while a credit of its account is being spent', async () => {
    const { server, other, person, logoId } = await logoOnTwoServers();
    await createStore(other).transaction(async ({ accounts }) => {
      await accounts.lock(person.id);
      const marked = await post(server, '/favorite', {
        session: person.session,
        logo_id: logoId,
        favoritos: 1,
      });
      expect(marked.status).toBe(200);
    });
  });

  test('an account ends while one of its logos is being marked', async () => {
    const { server, other, person, logoId } = await logoOnTwoServers();
    const { session, email, id } = person;
    const ended = await other.db.transaction().execute(async (transaction) => {
      // What an update has of the row before its triggers ask for those of the account.
      await sql`select id from logos where id = ${logoId} for update`.execute(transaction);
      const ending = post(server, '/account/delete', { session, confirmation: email });
      await expect.poll(() => waiting(other)).toBe(1);
      await sql`update account_figures set favorites = favorites + 1 where user_id = ${id}`.execute(
        transaction,
      );
      return { ending };
    });
    expect((await ended.ending).status).toBe(200);
  });

  test.each([
    ['shared', '/logo/share', { shared: 1 }],
    ['adjusted', '/logo/adjust', { change: { color: '#123456' } }],
  ])('a logo that is %s while it is deleted is not there', async (_, path, asked) => {
    const { server, other, person, logoId } = await logoOnTwoServers();
    const { session, id } = person;
    const late = await createStore(other).transaction(async ({ accounts, logos }) => {
      await accounts.lock(id);
      await logos.remove(id, logoId);
      const answer = post(server, path, { session, logo_id: logoId, ...asked });
      await expect.poll(() => waiting(other)).toBe(1);
      return { answer };
    });
    expect((await late.answer).status).toBe(404);
  });

  test('a logo is deleted when whoever adds to it has done so', async () => {
    const { server, other, person, logoId } = await logoOnTwoServers();
    const { session, id } = person;
    const deletion = await createStore(other).transaction(async ({ accounts }) => {
      await accounts.lock(id);
      const answer = post(server, '/logo/delete', { session, logo_id: logoId });
      await expect.poll(() => waiting(other)).toBe(1);
      return { answer };
    });
    expect((await deletion.answer).status).toBe(200);
  });

  test('a session that is just being opened ends with the others', async () => {
    const { server, other, person } = await logoOnTwoServers();
    const { session, id } = person;
    const opened = { idHash: digest(newSessionId()), userId: id };
    const code = { ...opened, codeHash: 'code', sessionHash: 'session', expiresAt: Date.now() + 60_000 };
    await server.service.deps.store.codes.add(code);
    const ending = await createStore(other).transaction(async ({ codes, sessions }) => {
      await codes.take('code', 'session', Date.now());
      await sessions.add(opened, Date.now());
      const answer = post(server, '/sessions/end', { session, id: 'others' });
      await expect.poll(() => waiting(other)).toBe(1);
      return { answer };
    });
    expect((await ending.answer).status).toBe(200);
    const found = await server.service.deps.store.sessions.find(opened.idHash);
    expect(found?.revokedAt).toBeDefined();
  });

  test('a session that is ended while it is forgotten is forgotten', async () => {
    const { server, other, person } = await logoOnTwoServers();
    const { store } = server.service.deps;
    const [idHash, signIn] = [digest(person.session), 'of-long-ago'];
    await sql`insert into auth_session (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
      values (${signIn}, ${signIn}, ${person.id}, 'epoch', 'epoch', 'epoch')`.execute(other.db);
    await store.sessions.bindSignIn(idHash, signIn);
    const later = Date.now() + 1_000;
    const forgetting = await other.db.transaction().execute(async (transaction) => {
      // What ending a session has of its sign-in before it asks for the session.
      await sql`delete from auth_session where id = ${signIn}`.execute(transaction);
      const forgotten = store.transaction(({ sessions }) =>
        sessions.prune({ idleSince: later, madeBefore: later, now: later }),
      );
      await expect.poll(() => waiting(other)).toBe(1);
      await sql`update app_sessions set revoked_at = 1 where id_hash = ${idHash}`.execute(transaction);
      return { forgotten };
    });
    await forgetting.forgotten;
    expect(await store.sessions.find(idHash)).toBeUndefined();
  });

  test('a password that is changed while it is checked signs nobody in', async () => {
    const { server, other, person } = await logoOnTwoServers();
    const { email } = person;
    const password = await server.service.deps.identity.hashPassword('otra clave larga');
    const signingIn = await other.db.transaction().execute(async (transaction) => {
      // It is checked, and then waits here.
      await sql`lock table auth_session in exclusive mode`.execute(transaction);
      const answer = fetch(`${server.url}/auth/login`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          token_app: 'trazo-app',
          session: newSessionId(),
          email,
          password: PASSWORD,
        }),
      });
      await expect.poll(() => waiting(other)).toBe(1);
      await transaction.updateTable('auth_account').set({ password }).execute();
      return { answer };
    });
    expect((await signingIn.answer).status).toBe(401);
    expect(await other.db.selectFrom('auth_session').selectAll().execute()).toEqual([]);
  });
});
