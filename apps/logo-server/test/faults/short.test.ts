import { afterEach, describe, expect, inject, test } from 'vitest';
import { freshPostgres } from '../harness.js';
import { drain } from './drain.js';
import { kills } from './kills.js';
import { newFolder, tidyUp } from './server-process.js';
import { severalServers } from './several-servers.js';
import { slowClients } from './slow-clients.js';
import { spend } from './spend.js';

const DATABASES = inject('postgresUrl') === '' ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const);

// Starting a process on a busy machine takes seconds, and most of these tests start several.
describe.each(DATABASES)('faults, in short [%s]', (kind) => {
  afterEach(tidyUp);
  const newEnv = async () => ({
    DATA_DIR: await newFolder(),
    CREDITS_ENFORCED: 'true',
    ...(kind === 'postgres' && { DATABASE_URL: await freshPostgres() }),
  });

  test('nothing that was answered is lost when it is killed, and it starts again', async () => {
    expect(await kills(newEnv, { rounds: 1, answersARound: 24 })).toMatchObject({ held: true });
  });

  test('two on the same data, beside the operator, spend exactly what there is, and one intent spends once', async () => {
    expect(await spend(newEnv, { credits: 10, requests: 16, repeats: 6 })).toMatchObject({ held: true });
  });

  test('on SIGTERM everything that was sent is answered, and it ends in order', async () => {
    expect(await drain(newEnv, { rounds: 1, clients: 8 })).toMatchObject({ held: true });
  });

  test('clients that send half a request or do not read hold up nobody', async () => {
    const size = { clients: 10, requests: 10, untilDropped: false };
    expect(await slowClients(newEnv, size)).toMatchObject({ held: true });
  });
});

describe.skipIf(inject('postgresUrl') === '')('three servers, in short', () => {
  afterEach(tidyUp);

  test('answer alike, spend a credit once between them, slow the same guesser, and are replaced without a failed request', async () => {
    const newEnv = async () => ({ CREDITS_ENFORCED: 'true', DATABASE_URL: await freshPostgres() });
    const size = { credits: 5, requests: 20, repeats: 9, clients: 3, answersARound: 12 };
    expect(await severalServers(newEnv, size)).toMatchObject({ held: true });
  });
});
