import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { attemptRepository } from '../src/adapters/database/attempt-repository.js';
import { openDatabase } from '../src/adapters/database/open.js';
import { freshPostgres } from './harness.js';

const DATABASES = inject('postgresUrl') === '' ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const);

describe.each(DATABASES)('attempts [%s]', (kind) => {
  test('that no longer count are forgotten a portion at a time, by their index, and no others', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'trazo-attempts-'));
    const databaseUrl = kind === 'postgres' ? await freshPostgres() : undefined;
    const database = await openDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) });
    const { db } = database;
    try {
      await sql`
        insert into sign_in_attempts (key, failures, blocked_until, updated_at)
        with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 12003)
        select 'key-' || number, 1, 0, number from numbers`.execute(db);
      const forgotten: (bigint | undefined)[] = [];
      const counted: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        transformResult: async ({ result }) => {
          forgotten.push(result.numAffectedRows);
          return result;
        },
      };
      await attemptRepository(db.withPlugin(counted)).prune(12_002);
      expect(forgotten).toEqual([5_000n, 5_000n, 2_001n, 0n]);
      const left = await db.selectFrom('sign_in_attempts').select('key').orderBy('updated_at').execute();
      expect(left).toEqual([{ key: 'key-12002' }, { key: 'key-12003' }]);
      if (kind === 'sqlite') {
        const { rows } = await sql<{ detail: string }>`
          explain query plan select key from sign_in_attempts where updated_at < 1 limit 5000`.execute(db);
        expect(rows.map(({ detail }) => detail).join()).toContain('sign_in_attempts_age');
      }
    } finally {
      await database.close();
      await rm(dataDir, { recursive: true });
    }
  });
});
