// `npm run faults`: what the service must live through, against processes of their own, with a table as result.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { findPrograms, startPostgres } from '../setup/postgres-server.js';
import { databaseGone } from './database-gone.js';
import { diskFull } from './disk-full.js';
import { drain } from './drain.js';
import type { Finding, NewEnv } from './fault.js';
import { kills } from './kills.js';
import { newFolder, tidyUp } from './server-process.js';
import { severalServers } from './several-servers.js';
import { slowClients } from './slow-clients.js';
import { spend } from './spend.js';

type Row = { fault: string; database: string; run(newEnv: NewEnv): Promise<Finding> };

const newPlace = async () => ({ DATA_DIR: await newFolder(), CREDITS_ENFORCED: 'true' });

const onEither = (database: string): Row[] => [
  { fault: 'kills', database, run: (newEnv) => kills(newEnv, { rounds: 20, answersARound: 40 }) },
  { fault: 'spend', database, run: (newEnv) => spend(newEnv, { credits: 20, requests: 200, repeats: 50 }) },
  { fault: 'SIGTERM', database, run: (newEnv) => drain(newEnv, { rounds: 5, clients: 24 }) },
];

async function main(): Promise<void> {
  const rows: Row[] = [
    ...onEither('SQLite'),
    { fault: 'disk full', database: 'SQLite', run: (newEnv) => diskFull(newEnv) },
    {
      fault: 'slow clients',
      database: 'SQLite',
      run: (newEnv) => slowClients(newEnv, { clients: 50, requests: 100, untilDropped: true }),
    },
  ];
  if (findPrograms() === undefined)
    console.log('PostgreSQL is not installed here, so its faults are left out.\n');
  else {
    const gone = (how: 'killed' | 'hung'): Row => ({
      fault: `database ${how}`,
      database: 'PostgreSQL',
      run: (newEnv) => databaseGone(newEnv, { how, rounds: 5 }),
    });
    const size = { credits: 20, requests: 200, repeats: 50, clients: 8, answersARound: 100 };
    const several: Row = {
      fault: 'three servers',
      database: 'PostgreSQL',
      run: (newEnv) => severalServers(newEnv, size),
    };
    rows.push(...onEither('PostgreSQL'), several, gone('killed'), gone('hung'));
  }
  const wanted = process.argv.slice(2).filter((name) => name !== '--');
  const chosen = rows.filter(({ fault }) => wanted.length === 0 || wanted.includes(fault));
  const table: Record<string, string>[] = [];
  for (const { fault, database, run } of chosen) {
    const { finding, seconds } = await timed(() => on(database, run));
    console.log(`${finding.held ? '✓' : '✗'} ${fault}, ${database}: ${finding.seen} (${seconds} s)`);
    table.push({
      fault,
      database,
      tried: finding.tried,
      held: finding.held ? 'yes' : 'NO',
      seen: finding.seen,
    });
    if (!finding.held) process.exitCode = 1;
  }
  console.log();
  console.table(table);
}

/** On a PostgreSQL of its own where the row asks for one. */
async function on(database: string, run: Row['run']): Promise<Finding> {
  const postgres = database === 'PostgreSQL' ? await startPostgres() : undefined;
  try {
    return await run(async () => ({
      ...(await newPlace()),
      ...(postgres && { DATABASE_URL: await newDatabase(postgres.url) }),
    }));
  } catch (error) {
    return { tried: 'ended early', held: false, seen: String(error) };
  } finally {
    await tidyUp();
    await postgres?.remove();
  }
}

async function newDatabase(url: string): Promise<string> {
  const name = `f_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/\/postgres$/, `/${name}`);
}

async function timed(work: () => Promise<Finding>): Promise<{ finding: Finding; seconds: number }> {
  const started = performance.now();
  const finding = await work();
  return { finding, seconds: Math.round((performance.now() - started) / 1_000) };
}

await main();
