import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { migrate } from '../src/adapters/database/migrate.js';
import { MIGRATIONS } from '../src/adapters/database/migrations/index.js';
import { openDatabase } from '../src/adapters/database/open.js';
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
});
