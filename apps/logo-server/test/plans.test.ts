import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DefaultQueryExecutor, type KyselyPlugin, sql } from 'kysely';
import Libsql from 'libsql';
import { describe, expect, inject, test, vi } from 'vitest';
import { DATABASE_FILE, type OpenDatabase, openDatabase } from '../src/adapters/database/open.js';
import type { Database } from '../src/adapters/database/schema.js';
import { createStore } from '../src/adapters/database/store.js';
import { fillAccount } from '../src/admin/fill-account.js';
import { achievementsOf } from '../src/domain/achievements.js';
import { latestActivities } from '../src/domain/activity.js';
import { adjustLogo, optionsOf } from '../src/domain/adjusting.js';
import { chooseProposal } from '../src/domain/choosing.js';
import { fairTurns } from '../src/domain/fair-turns.js';
import { figuresOf } from '../src/domain/figures.js';
import { generateLogo } from '../src/domain/generation.js';
import { register } from '../src/domain/registration.js';
import {
  accountOf,
  bindSession,
  findSignedIn,
  issueCode,
  redeemCode,
  signOut,
} from '../src/domain/sessions.js';
import { underWay } from '../src/domain/under-way.js';
import type { Store } from '../src/ports/store.js';
import { BRIEF, freshPostgres, newEmail, newSessionId } from './harness.js';
import { testEngine } from './test-engine.js';

const DATABASES = inject('postgresUrl') === '' ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const);
const LOGOS = 1_200;

type Statement = { sql: string; parameters: readonly unknown[] };

/** Writes down every statement that is executed through the database it gives, with its values. */
function recorder(db: Database): { recorded: Database; statements: Statement[] } {
  const statements: Statement[] = [];
  // It changes nothing: it tells what comes through this database, its transactions included.
  const mark: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  };
  const { executeQuery } = DefaultQueryExecutor.prototype;
  vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery').mockImplementation(function (
    this: DefaultQueryExecutor,
    query,
  ) {
    if (this.plugins.includes(mark)) statements.push(query);
    return executeQuery.call(this, query);
  } as typeof executeQuery);
  return { recorded: db.withPlugin(mark), statements };
}

/** The steps of SQLite's plan. */
function stepsOfSqlite(file: string, { sql: text, parameters }: Statement): string[] {
  const connection = new Libsql(file);
  const rows = connection.prepare(`explain query plan ${text}`).all([...parameters]) as { detail: string }[];
  connection.close();
  return rows.map(({ detail }) => detail);
}

type PostgresNode = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PostgresNode[];
};

/** How many rows PostgreSQL takes in hand for a statement, in all parts of its plan. The statement leaves nothing behind. */
async function rowsReadByPostgres(db: Database, { sql: text, parameters }: Statement): Promise<number> {
  const undone = new Error('Explained.');
  let read = 0;
  await db
    .transaction()
    .execute(async (transaction) => {
      // A table of a page or two is read whole although it has an index, which is what matters when it grows; so is the
      // index where two such tables are merged, up to a key that chance has made.
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_mergejoin = off`.execute(transaction);
      const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': { Plan: PostgresNode }[] }>({
        ...sql`select 1`.compile(db),
        sql: `explain (analyze, format json) ${text}`,
        parameters,
      });
      const rowsOf = (node: PostgresNode): number =>
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] +
        (node.Plans ?? []).reduce((sum, child) => sum + rowsOf(child), 0);
      read = rows[0]?.['QUERY PLAN'].reduce((sum, { Plan }) => sum + rowsOf(Plan), 0) ?? 0;
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return read;
}

const CAPS = {
  generationsPerHour: 5,
  drawingTurns: fairTurns({ atOnce: 1, atOncePerKey: 1, waitingPerKey: 1 }),
  intentTurns: fairTurns({ atOnce: 1, atOncePerKey: 1, waitingPerKey: 1 }),
  drawing: underWay(),
};

/** Everything that the single-row calls ask of the database, by somebody with a long history. */
async function singleRowCalls(store: Store, { userId, session }: { userId: string; session: string }) {
  const deps = { store, engine: testEngine, clock: Date.now, creditsEnforced: false, ...CAPS };
  const account = await findSignedIn(deps, session);
  if (account === undefined) throw new Error('The session of the test is not there.');
  await accountOf(deps, userId);
  await figuresOf(deps, userId);
  await store.accounts.revision(userId);
  const logo = await generateLogo(deps, account, BRIEF, 'one-intent');
  await generateLogo(deps, account, BRIEF);
  await store.logos.setFavorite(userId, logo.id, true);
  await store.logos.findDrawing(logo.imageKey);
  await store.logos.countDownloads(logo.imageKey, 2);
  await store.logos.findDrawing(logo.proposals[1]?.imageKey ?? '');
  await chooseProposal(deps, userId, { logoId: logo.id, proposalId: '2' });
  await generateLogo(deps, account, BRIEF, 'one-intent');
  await chooseProposal(deps, userId, { logoId: logo.id, proposalId: 'none' }).catch(() => {});
  const { version } = await adjustLogo(deps, userId, { logoId: logo.id, change: { color: '#15803D' } });
  await optionsOf(deps, userId, { logoId: logo.id, change: {}, field: 'face', search: '' });
  await store.logos.findDrawing(version.imageKey);
  await store.logos.hasDrawing(version.imageKey);
  const other = newSessionId();
  await redeemCode(deps, other, await issueCode(deps, { userId }, other));
  await signOut(deps, other);
}

describe.each(DATABASES)('the plans [%s]', (kind) => {
  /** A row that a history has changed often leaves entries in its indices, which are read until a vacuum takes them away. */
  const settle = (db: Database) =>
    sql`${sql.raw(kind === 'postgres' ? 'vacuum analyze' : 'analyze')}`.execute(db);

  async function withHistory(
    work: (place: {
      database: OpenDatabase;
      person: { userId: string; session: string };
      recorded: { store: Store; statements: Statement[] };
      steps: (statement: Statement) => string[];
    }) => Promise<void>,
  ) {
    const dataDir = await mkdtemp(join(tmpdir(), 'trazo-plans-'));
    const database = await openDatabase({
      dataDir,
      ...(kind === 'postgres' && { databaseUrl: await freshPostgres() }),
    });
    try {
      const person = await somebodyWithHistory(database);
      await settle(database.db);
      const { recorded, statements } = recorder(database.db);
      const store = createStore({ ...database, db: recorded });
      const steps = (statement: Statement) => stepsOfSqlite(join(dataDir, DATABASE_FILE), statement);
      await work({ database, person, recorded: { store, statements }, steps });
    } finally {
      vi.restoreAllMocks();
      await database.close();
      await rm(dataDir, { recursive: true });
    }
  }

  test('single-row calls read a handful of rows, however long the history is', () =>
    withHistory(async ({ database, person, recorded: { store, statements }, steps }) => {
      await singleRowCalls(store, person);
      expect(statements.length).toBeGreaterThan(20);
      await settle(database.db);
      for (const statement of statements) {
        if (kind === 'sqlite') {
          for (const step of steps(statement)) {
            expect({ statement: statement.sql, step }).toMatchObject({ step: expect.stringMatching(KEYED) });
          }
        } else if (!statement.sql.startsWith('insert')) {
          // A row that is there already cannot be inserted again, and what is inserted is looked for nowhere.
          const rows = await rowsReadByPostgres(database.db, statement);
          expect({ statement: statement.sql, rows }).toMatchObject({ rows: expect.toSatisfy(isHandful) });
        }
      }
    }));

  test('what was paid for within the hour is counted from an index, whatever else was paid', () =>
    withHistory(async ({ database, person: { userId }, recorded: { store, statements }, steps }) => {
      await store.movements.paidAt(userId, 'Logos', 3);
      const [statement] = statements;
      if (statement === undefined) throw new Error('Nothing was asked of the database.');
      if (kind === 'sqlite')
        expect(steps(statement)).toEqual([
          'SEARCH movements USING COVERING INDEX movements_paid (user_id=? AND kind=? AND category=?)',
        ]);
      // Four of the index, and the last of them once more as what is answered.
      else expect(await rowsReadByPostgres(database.db, statement)).toBe(5);
    }));

  test('what happened last is read from indices, and the first hundred logos at most are counted', () =>
    withHistory(async ({ database, person, recorded: { store, statements }, steps }) => {
      const deps = { store, engine: testEngine, clock: Date.now, creditsEnforced: false, ...CAPS };
      const account = await findSignedIn(deps, person.session);
      if (account === undefined) throw new Error('The session of the test is not there.');
      for (let number = 0; number < 3; number += 1) {
        const { id: logoId } = await generateLogo(deps, account, BRIEF);
        for (const color of ['#15803D', '#1D4ED8', '#B91C1C', '#0E7490', '#7E22CE', '#A16207']) {
          await adjustLogo(deps, person.userId, { logoId, change: { color } });
        }
      }
      await settle(database.db);
      statements.length = 0;
      expect(await latestActivities(store, person.userId)).toHaveLength(12);
      const [, , hundred] = await achievementsOf(deps, await accountOf(deps, person.userId));
      expect(hundred).toMatchObject({ kind: 'hundred_logos', progress: 100 });
      expect(statements.length).toBeGreaterThanOrEqual(7);
      for (const statement of statements) {
        if (kind === 'sqlite') {
          const plan = steps(statement);
          // The dozen movements that were found are put in order once more.
          const isSorted = plan.some((step) => step.includes('TEMP B-TREE'));
          expect({ statement: statement.sql, plan, isSorted }).toMatchObject({
            plan: expect.toSatisfy((all: string[]) => all.every((step) => LISTED.test(step))),
            isSorted: statement.sql.includes('places'),
          });
        } else {
          const rows = await rowsReadByPostgres(database.db, statement);
          expect({ statement: statement.sql, rows }).toMatchObject({ rows: expect.toSatisfy(isFewPages) });
        }
      }
    }));

  test('a list is read in each of its orders from an index, and only what is shown is sorted', () =>
    withHistory(async ({ database, person: { userId }, recorded: { store, statements }, steps }) => {
      await views(store, userId);
      expect(statements.length).toBeGreaterThan(20);
      for (const statement of statements) {
        if (kind === 'sqlite') {
          const plan = steps(statement);
          const sorts = plan.filter((step) => step.includes('TEMP B-TREE'));
          expect({ statement: statement.sql, plan, sorts }).toMatchObject({
            plan: expect.toSatisfy((all: string[]) => all.every((step) => LISTED.test(step))),
            sorts: expect.toSatisfy((all: string[]) => all.length <= 1),
          });
        } else {
          const rows = await rowsReadByPostgres(database.db, statement);
          expect({ statement: statement.sql, rows }).toMatchObject({ rows: expect.toSatisfy(isFewPages) });
        }
      }
    }));
});

/** By the key of the person; then what was found there, each by its own key. */
const LISTED =
  /^(CO-ROUTINE|MATERIALIZE|SCAN) places$|^SEARCH \S+ USING (PRIMARY KEY|(COVERING )?INDEX \w+) \(\w+=\?.*\)$|^USE TEMP B-TREE FOR ORDER BY$/;

/** Those left out before a page of ten and those of the page, in each part of the plan. */
const isFewPages = (rows: number) => rows <= 300;

/** Every view that a list offers without a search, which looks through the person's own alone. */
async function views(store: Store, userId: string) {
  for (const direction of ['asc', 'desc'] as const) {
    for (const by of ['date', 'name', 'industry'] as const) {
      await store.logos.find(userId, {}, { by, direction, limit: 10, offset: 20 });
    }
    const [middle] = await store.logos.find(userId, {}, { by: 'date', direction, limit: 1, offset: 20 });
    for (const filter of [{}, { favorite: true }, { industry: 'technology' }]) {
      await store.logos.find(userId, filter, { by: 'date', direction, limit: 10, after: middle });
    }
    for (const by of ['date', 'concept', 'amount'] as const) {
      await store.movements.find(userId, {}, { by, direction, limit: 10, offset: 20 });
    }
    await store.movements.find(userId, { kind: 'egreso' }, { by: 'date', direction, limit: 10, offset: 20 });
  }
  await store.logos.tally(userId);
  await store.movements.totals(userId);
}

/** The rows that the statement itself brings; or by the key of a row, or by what the movements of an account begin with; or the newest logos; or among the codes of the last minute. */
const KEYED =
  /^SCAN \d CONSTANT ROWS$|^SEARCH \S+ USING (COVERING )?INDEX (sqlite_autoindex_\w+ \((\w+=\? AND )*\w+=\?\)|sign_in_codes_\w+ \(.*\)|logos_newest \(user_id=\?\)|movements_paid \(user_id=\? AND kind=\? AND category=\?\))( LEFT-JOIN)?$/;

const isHandful = (rows: number) => rows <= 20;

/** Among others, so that no index is as good as none. */
async function somebodyWithHistory(database: OpenDatabase): Promise<{ userId: string; session: string }> {
  const store = createStore(database);
  const deps = { store, clock: Date.now, identity: { hashPassword: async () => 'none' } };
  const session = newSessionId();
  const ids: string[] = [];
  for (let person = 0; person < 40; person += 1) {
    const added = await register(deps, { email: newEmail(), password: '', credits: 3 });
    if (added === undefined) throw new Error('The person of the test is not new.');
    await bindSession(deps, added.userId, person === 0 ? session : newSessionId());
    ids.push(added.userId);
  }
  const openEngine = async () => testEngine;
  const [userId = '', other = ''] = ids;
  await fillAccount({ ...deps, openEngine }, { userId, logos: LOGOS });
  await fillAccount({ ...deps, openEngine }, { userId: other, logos: LOGOS });
  await addDrawings(database.db);
  return { userId, session };
}

/** What each logo was chosen from and has been. Of a dozen rows, a plan is as cheap without their index as with it. */
async function addDrawings(db: Database): Promise<void> {
  for (const id of ['1', '2']) {
    await sql`
      insert into proposals (logo_id, id, image_key, note, seed, svg, svg_dark, svg_icon)
      select id, ${id}, image_key || ${`-${id}`}, '', seed, '', '', '' from logos`.execute(db);
  }
  await sql`
    insert into versions (image_key, logo_id, base_key, change, company_name, color, svg, svg_dark, svg_icon, created_at)
    select image_key, id, image_key || '-1', '{}', company_name, color, '', '', '', created_at from logos`.execute(
    db,
  );
}
