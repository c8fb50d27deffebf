import { setTimeout as sleep } from 'node:timers/promises';
import { belongings } from '../client.js';
import { type PostgresServer, startPostgres } from '../setup/postgres-server.js';
import type { Fault } from './fault.js';
import { generate } from './generate.js';
import { newCustomer, type Running, serve } from './server-process.js';

const CREDITS = 2_000;
const CLIENTS = 4;

/** PostgreSQL killed, or halted, under load: 503 meanwhile, and afterwards everything again with no restart of ours. */
export const databaseGone: Fault<{ how: 'killed' | 'hung'; rounds: number }> = async (
  newEnv,
  { how, rounds },
) => {
  const postgres = await startPostgres();
  try {
    // So that a hung server is noticed in a second.
    const DATABASE_URL = `${postgres.url}?query_timeout=1000`;
    const env = { ...(await newEnv()), DATABASE_URL };
    const server = await serve(env);
    const session = await newCustomer(env, CREDITS);
    const statuses = new Map<number, number>();
    for (let round = 0; round < rounds; round += 1)
      await goAndReturn(postgres, how, server, session, statuses);
    const { creditos, logos } = await belongings(server, session);
    const alive = server.child.exitCode === null;
    const [made = 0, refused = 0] = [statuses.get(200), statuses.get(503)];
    const difference = CREDITS - logos.length - Number(creditos);
    const others = [...statuses.keys()].filter((status) => status !== 200 && status !== 503);
    return {
      tried: `${rounds} × ${how} under ${CLIENTS} clients`,
      // One that was committed just before the answer could be given may be there and not answered.
      held:
        alive &&
        others.length === 0 &&
        made > 0 &&
        refused >= rounds &&
        difference === 0 &&
        logos.length >= made,
      seen: `${made} made, ${refused} × 503${others.length > 0 ? `, also ${others.join()}` : ''}; balance off by ${difference}`,
    };
  } finally {
    await postgres.remove();
  }
};

async function goAndReturn(
  postgres: PostgresServer,
  how: 'killed' | 'hung',
  server: Running,
  session: string,
  statuses: Map<number, number>,
): Promise<void> {
  let going = true;
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const client = async () => {
    while (going) count((await generate(server, session)).status);
  };
  const clients = Array.from({ length: CLIENTS }, client);
  const [madeBefore, refusedBefore] = [statuses.get(200) ?? 0, statuses.get(503) ?? 0];
  await until(() => (statuses.get(200) ?? 0) > madeBefore);
  if (how === 'killed') await postgres.kill();
  else postgres.pause();
  await until(() => (statuses.get(503) ?? 0) > refusedBefore);
  if (how === 'killed') await postgres.start();
  else postgres.resume();
  const madeMeanwhile = statuses.get(200) ?? 0;
  await until(() => (statuses.get(200) ?? 0) > madeMeanwhile);
  going = false;
  await Promise.all(clients);
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(20);
}
