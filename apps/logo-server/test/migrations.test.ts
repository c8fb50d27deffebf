import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { postgresDialect, sqliteDialect } from '../src/adapters/database/dialect.js';
import { migrate } from '../src/adapters/database/migrate.js';
import { MIGRATIONS } from '../src/adapters/database/migrations/index.js';
import { DATABASE_FILE, openDatabase } from '../src/adapters/database/open.js';
import { createStore } from '../src/adapters/database/store.js';
import { briefHash } from '../src/domain/generation.js';
import { freshPostgres } from './harness.js';

const DATABASES = inject('postgresUrl') === '' ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const);

describe.each(DATABASES)('migrations [%s]', (kind) => {
  async function withPlace(work: (place: { dataDir: string; databaseUrl?: string }) => Promise<void>) {
    const dataDir = await mkdtemp(join(tmpdir(), 'trazo-migrations-'));
    try {
      await work({ dataDir, ...(kind === 'postgres' && { databaseUrl: await freshPostgres() }) });
    } finally {
      await rm(dataDir, { recursive: true });
    }
  }

  const namesIn = async ({ db }: Awaited<ReturnType<typeof openDatabase>>) =>
    (await sql<{ name: string }>`select name from migrations order by name`.execute(db)).rows.map(
      (row) => row.name,
    );

  test('servers that start together apply each step once', () =>
    withPlace(async (place) => {
      const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase(place)));
      for (const database of opened) {
        expect(await namesIn(database)).toEqual(MIGRATIONS.map((step) => step.name));
        await database.close();
      }
    }));

  test.runIf(kind === 'postgres')(
    'a server waits for the steps of another, however long a query may take',
    () =>
      withPlace(async (place) => {
        const other = await openDatabase(place);
        const opening = await other.db.transaction().execute(async (transaction) => {
          await sql`set local statement_timeout = '1min'`.execute(transaction);
          await other.dialect.lockMigrations(transaction);
          const { rows } = await sql`show statement_timeout`.execute(transaction);
          expect(rows).toEqual([{ statement_timeout: '0' }]);
          const opened = openDatabase(place);
          const waiting = sql`select pid from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`;
          await expect.poll(async () => (await waiting.execute(other.db)).rows.length).toBe(1);
          return { opened };
        });
        const opened = await opening.opened;
        await Promise.all([opened.close(), other.close()]);
      }),
  );

  test('a step that fails leaves nothing of itself behind', () =>
    withPlace(async (place) => {
      const database = await openDatabase(place);
      const broken = {
        name: '9999-broken',
        statements: () => ['create table half (id text)', 'create nonsense'],
      };
      await expect(migrate(database.db, database.dialect, [...MIGRATIONS, broken])).rejects.toThrow();
      await expect(sql`select * from half`.execute(database.db)).rejects.toThrow();
      expect(await namesIn(database)).not.toContain('9999-broken');
      await database.close();
    }));

  test('a database of a newer version is not touched', () =>
    withPlace(async (place) => {
      const database = await openDatabase(place);
      await sql`insert into migrations (name, applied_at) values ('9999-future', 0)`.execute(database.db);
      await database.close();
      await expect(openDatabase(place)).rejects.toThrow('9999-future');
    }));

  test('the data of the first release is brought up to date: figures, briefs, balance, lists', () =>
    withPlace(async (place) => {
      await firstRelease(place);
      const database = await openDatabase(place);
      const store = createStore(database);
      const july = Date.UTC(2025, 6, 1);
      expect(await store.logos.figures('ana', july)).toEqual({
        logos: 3,
        downloads: 6,
        favorites: 2,
        monthly: 2,
      });
      expect(await store.logos.figures('eva', july)).toEqual({
        logos: 0,
        downloads: 0,
        favorites: 0,
        monthly: 0,
      });
      const [asked, drawn] = [
        { ...FIRST_BRIEF, companyName: 'Café 1' },
        { ...FIRST_BRIEF, companyName: 'Café 9' },
      ];
      expect(await store.logos.hasBrief('ana', briefHash(asked))).toBe(true);
      expect(await store.logos.hasBrief('ana', briefHash(drawn))).toBe(false);
      expect(await store.logos.hasBrief('eva', briefHash(asked))).toBe(false);
      expect(await store.movements.last('ana')).toMatchObject({ seq: 4, balanceAfter: 2 });
      expect((await store.logos.page('ana', 10)).map(({ id }) => id)).toEqual(['logo-2', 'logo-1', 'logo-0']);
      const found = async (text: string, favorite?: boolean) => {
        const filter = { search: { text, within: 'words' as const }, favorite };
        const rows = await store.logos.find('ana', filter, { by: 'name', direction: 'asc', limit: 9 });
        return rows.map(({ id }) => id);
      };
      expect(await found('CAFÉ')).toEqual(['logo-0', 'logo-1', 'logo-2']);
      expect(await found('gastro', true)).toEqual(['logo-0', 'logo-2']);
      expect(await store.logos.tally('ana')).toEqual({
        logos: 3,
        favorites: 2,
        categories: [{ industry: 'gastronomy', logos: 3 }],
      });
      expect(await store.movements.totals('ana')).toEqual({
        ingreso: { movements: 1, amount: 5 },
        egreso: { movements: 3, amount: 3 },
      });
      expect(await store.movements.count('ana', { search: 'c\nd' })).toBe(4);
      // Everybody has a revision, those too who never had a logo.
      const revisions = () => Promise.all(['ana', 'eva'].map((id) => store.accounts.revision(id)));
      const [ofAna, ofEva] = await revisions();
      expect(new Set([ofAna, ofEva, '', undefined]).size).toBe(4);
      // Whatever changes a logo, the lists follow.
      await database.db
        .updateTable('logos')
        .set({ company_name: 'ÑANDÚ', industry: 'art' })
        .where('id', '=', 'logo-0')
        .execute();
      expect(await revisions()).toEqual([expect.not.stringMatching(`^${ofAna}$`), ofEva]);
      expect([await found('ñandú'), await found('café')]).toEqual([['logo-0'], ['logo-1', 'logo-2']]);
      expect((await store.logos.tally('ana')).categories).toEqual([
        { industry: 'art', logos: 1 },
        { industry: 'gastronomy', logos: 2 },
      ]);
      await store.logos.setFavorite('ana', 'logo-1', true);
      expect(await found('café', true)).toEqual(['logo-1', 'logo-2']);
      await store.logos.countDownloads('key-0', 1);
      expect(await store.logos.figures('ana', july)).toMatchObject({ downloads: 7, favorites: 3 });
      await database.close();
    }));
});

const FIRST_BRIEF = {
  industry: 'gastronomy',
  style: 'modern',
  type: 'icon',
  color: '#3B82F6',
  description: 'Desayunos «todo el día»',
};

/** A database as the first release left it: its four steps, and somebody with three logos. */
async function firstRelease(place: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const { dialect, run, end } = await connect(place);
  await run(`create table migrations (name text primary key, applied_at ${dialect.bigint} not null)`);
  for (const { name, statements } of MIGRATIONS.slice(0, 4)) {
    for (const statement of statements(dialect)) await run(statement);
    await run(`insert into migrations (name, applied_at) values ('${name}', 0)`);
  }
  for (const id of ['ana', 'eva']) {
    const time = `'${new Date(0).toISOString()}'`;
    await run(
      `insert into auth_user values ('${id}', '${id}', '${id}@ejemplo.com', ${dialect.authFalse}, null, ${time}, ${time})`,
    );
    await run(`insert into accounts values ('${id}', 0)`);
  }
  await run(
    `insert into movements values ('m0', 'ana', 1, 'ingreso', 5, 5, 'c', 'd', 'k', 'r', ${Date.UTC(2025, 0)})`,
  );
  const { industry, style, type, color, description } = FIRST_BRIEF;
  const dates = [Date.UTC(2025, 5, 30, 23, 59, 59), Date.UTC(2025, 6, 1), Date.UTC(2025, 6, 9)];
  for (const [index, date] of dates.entries()) {
    await run(
      `insert into movements values ('m${index + 1}', 'ana', ${index + 2}, 'egreso', 1, ${4 - index}, 'c', 'd', 'k', 'r', ${date})`,
    );
    const made = `'Café ${index}', '${industry}', '${style}', '${type}', '${color}', '${description}', 'p', 's', 'v'`;
    await run(
      `insert into logos values ('logo-${index}', 'ana', 'm${index + 1}', 'key-${index}', ${made}, ${index === 1 ? 0 : 1}, ${index + 1}, null, null, ${date}, '<svg/>')`,
    );
  }
  await end();
}

async function connect({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string }) {
  if (databaseUrl === undefined) {
    const file = new Libsql(join(dataDir, DATABASE_FILE));
    return {
      dialect: sqliteDialect,
      run: async (text: string) => file.exec(text),
      end: async () => file.close(),
    };
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return { dialect: postgresDialect, run: (text: string) => client.query(text), end: () => client.end() };
}
