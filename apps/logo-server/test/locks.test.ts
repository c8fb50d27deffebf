import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../src/adapters/database/open.js';
import { createStore } from '../src/adapters/database/store.js';
import { startTestServer } from '../src/testing/index.js';
import { freshPostgres, generate, newPerson, post } from './harness.js';
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
});
