import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, test, vi } from 'vitest';
import { compileOnce } from './compile-once.js';
import type { Schema } from './schema.js';

test('compileOnce: a text that is made once, with each value where it belongs', async () => {
  const asked: CompiledQuery[] = [];
  const compiler = new SqliteQueryCompiler();
  const compiled = vi.spyOn(compiler, 'compileQuery');
  class Recorder extends DummyDriver {
    override async acquireConnection() {
      const connection = await super.acquireConnection();
      return {
        ...connection,
        streamQuery: connection.streamQuery,
        executeQuery: async (query: CompiledQuery) => {
          asked.push(query);
          return { rows: [{ id: 'one' }, { id: 'two' }] as never[] };
        },
      };
    }
  }
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new Recorder(),
      createIntrospector: (of) => new SqliteIntrospector(of),
      createQueryCompiler: () => compiler,
    },
  });
  const find = compileOnce(db, (industry: string, userId: string) =>
    db
      .selectFrom('logos')
      .where('user_id', '=', userId)
      .where('favorite', '=', 1)
      .where((is) => is.or([is('industry', '=', industry), is('type', '=', industry)]))
      .select('id'),
  );
  expect(compiled).not.toHaveBeenCalled();
  expect(await find('food', 'a')).toEqual({ id: 'one' });
  await find('health', 'b');
  expect(asked.map(({ parameters }) => parameters)).toEqual([
    ['a', 1, 'food', 'food'],
    ['b', 1, 'health', 'health'],
  ]);
  expect(asked[1]?.sql).toBe(asked[0]?.sql);
  expect(compiled).toHaveBeenCalledTimes(1);
});
