import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../src/adapters/database/open.js';
import type { TestServer } from '../src/testing/index.js';
import { belongings, freshPostgres, generate, newPerson, onEachDatabase, post } from './harness.js';

onEachDatabase('credits', (start, kind) => {
  let strict: TestServer;
  let generous: TestServer;
  let databaseUrl: string | undefined;
  beforeAll(async () => {
    databaseUrl = kind === 'postgres' ? await freshPostgres() : undefined;
    strict = await start({
      env: { CREDITS_ENFORCED: 'true', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    });
    generous = await start();
  });

  const amounts = async (server: TestServer, session: string) =>
    (await belongings(server, session)).movements
      .map(({ tipo_mov, cantidad }) => (tipo_mov === 'ingreso' ? Number(cantidad) : -Number(cantidad)))
      .reverse();

  test('a new account begins with an ingreso of 3', async () => {
    const { session } = await newPerson(strict);
    expect(await amounts(strict, session)).toEqual([3]);
  });

  test('enforced: the logo past the last credit is a 402 and leaves nothing behind', async () => {
    const { session } = await newPerson(strict, { credits: 1 });
    expect((await generate(strict, session)).status).toBe(200);
    const refused = await generate(strict, session);
    expect(refused).toMatchObject({
      status: 402,
      body: { detail: 'No te quedan créditos para generar otro logo.' },
    });
    const { creditos, logos } = await belongings(strict, session);
    expect([creditos, logos.length]).toEqual([0, 1]);
  });

  test('enforced: many at once spend exactly what there is', async () => {
    const { session } = await newPerson(strict, { credits: 5 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => generate(strict, session)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(402)]);
    const { creditos, logos } = await belongings(strict, session);
    expect([creditos, logos.length]).toEqual([0, 5]);
    expect(await amounts(strict, session)).toEqual([5, -1, -1, -1, -1, -1]);
  });

  test('enforced: no more is drawn at once than the balance covers, and what a repeated key asks for once', async () => {
    const { session } = await newPerson(strict, { credits: 3 });
    const { engine } = strict.service.deps;
    const real = engine.propose;
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const drawing = vi.spyOn(engine, 'propose').mockImplementation(async (...brief) => {
      await held;
      return real(...brief);
    });
    const statuses: number[] = [];
    const ask = async (headers = {}) => {
      const answer = await generate(strict, session, {}, headers);
      statuses.push(answer.status);
      return answer;
    };
    const repeated = Array.from({ length: 8 }, () => ask({ 'idempotency-key': 'una-vez' }));
    await expect.poll(() => drawing.mock.calls.length).toBe(1);
    const others = Array.from({ length: 12 }, () => ask());
    await expect.poll(() => statuses).toEqual(Array(10).fill(402));
    goOn();
    const images = (await Promise.all(repeated)).map(({ body }) => body.image_url);
    expect(new Set(images).size).toBe(1);
    await Promise.all(others);
    expect(statuses.slice(10)).toEqual(Array(10).fill(200));
    expect(drawing).toHaveBeenCalledTimes(3);
    drawing.mockRestore();
    expect(await amounts(strict, session)).toEqual([3, -1, -1, -1]);
  });

  test('enforced: what could not be drawn stands in nobody’s way', async () => {
    const { session } = await newPerson(strict, { credits: 1 });
    const drawing = vi
      .spyOn(strict.service.deps.engine, 'propose')
      .mockRejectedValueOnce(new Error('broken'));
    expect((await generate(strict, session)).status).toBe(500);
    expect((await generate(strict, session)).status).toBe(200);
    drawing.mockRestore();
  });

  test('not enforced: finding 0 first records a courtesy ingreso of 3', async () => {
    const { session } = await newPerson(generous, { credits: 1 });
    await generate(generous, session);
    expect((await generate(generous, session)).status).toBe(200);
    expect(await amounts(generous, session)).toEqual([1, -1, 3, -1]);
    const { movements } = await belongings(generous, session);
    expect(movements[1]).toMatchObject({ concepto: 'Recarga de cortesía', tipo_mov: 'ingreso', cantidad: 3 });
  });

  test('not enforced: many at once are all served and no credit is given without need', async () => {
    const { session } = await newPerson(generous, { credits: 2 });
    const answers = await Promise.all(Array.from({ length: 9 }, () => generate(generous, session)));
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200));
    const { creditos, logos } = await belongings(generous, session);
    expect([creditos, logos.length]).toEqual([2, 9]);
  });

  test('a repeated Idempotency-Key gives the same logo and spends once, also at the same time', async () => {
    const { session } = await newPerson(strict);
    const repeat = () => generate(strict, session, {}, { 'idempotency-key': 'una-vez' });
    const answers = await Promise.all(Array.from({ length: 6 }, repeat));
    answers.push(await repeat());
    expect(new Set(answers.map(({ body }) => body.image_url)).size).toBe(1);
    const { creditos, logos } = await belongings(strict, session);
    expect([creditos, logos.length]).toEqual([2, 1]);
  });

  test('a repeated key works with no credit left, and never tops up', async () => {
    const { session } = await newPerson(strict, { credits: 1 });
    const [first, again] = [
      await generate(strict, session, {}, { 'idempotency-key': 'k' }),
      await generate(strict, session, {}, { 'idempotency-key': 'k' }),
    ];
    expect(again).toMatchObject({ status: 200, body: first.body });
  });

  test('a key used for another brief is a 422 and spends nothing', async () => {
    const { session } = await newPerson(strict);
    await generate(strict, session, {}, { 'idempotency-key': 'k' });
    const other = await generate(strict, session, { company_name: 'Otra' }, { 'idempotency-key': 'k' });
    expect(other.status).toBe(422);
    expect((await belongings(strict, session)).creditos).toBe(2);
  });

  test('the key of one person means nothing for another', async () => {
    const [ana, luis] = [await newPerson(strict), await newPerson(strict)];
    const [a, b] = [
      await generate(strict, ana.session, {}, { 'idempotency-key': 'igual' }),
      await generate(strict, luis.session, {}, { 'idempotency-key': 'igual' }),
    ];
    expect(a.body.image_url).not.toBe(b.body.image_url);
  });

  test('a key that is not printable is a 422', async () => {
    const { session } = await newPerson(strict);
    const answer = await generate(strict, session, {}, { 'idempotency-key': 'con espacio' });
    expect(answer).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('Idempotency-Key') },
    });
  });

  test('the database itself refuses a balance below zero, a broken chain, a change and a removal', async () => {
    const { id, session } = await newPerson(strict, { credits: 1 });
    await generate(strict, session);
    const database = await openDatabase({ dataDir: strict.dataDir, ...(databaseUrl && { databaseUrl }) });
    const insert = (seq: number, movement: string, amount: number, balance: number) =>
      sql`insert into movements (id, user_id, seq, kind, amount, balance_after, concept, description, category, reference, created_at)
        values (${`m${seq}${movement}${balance}`}, ${id}, ${seq}, ${movement}, ${amount}, ${balance}, '', '', '', '', 0)`.execute(
        database.db,
      );
    try {
      await expect(insert(3, 'egreso', 1, -1)).rejects.toThrow(/check|CHECK|carry on/);
      await expect(insert(3, 'egreso', 1, 0)).rejects.toThrow(/carry on/);
      await expect(insert(3, 'ingreso', 5, 6)).rejects.toThrow(/carry on/);
      await expect(insert(4, 'ingreso', 5, 5)).rejects.toThrow(/carry on/);
      await expect(insert(2, 'ingreso', 5, 6)).rejects.toThrow(/unique|UNIQUE/);
      await expect(insert(3, 'ingreso', -5, -5)).rejects.toThrow(/check|CHECK|carry on/);
      await expect(insert(3, 'regalo', 5, 5)).rejects.toThrow(/check|CHECK|carry on/);
      await expect(
        sql`update movements set amount = 9 where user_id = ${id}`.execute(database.db),
      ).rejects.toThrow(/append-only/);
      await expect(sql`delete from movements where user_id = ${id}`.execute(database.db)).rejects.toThrow(
        /append-only/,
      );
      await insert(3, 'ingreso', 5, 5);
    } finally {
      await database.close();
    }
    expect(await amounts(strict, session)).toEqual([1, -1, 5]);
  });

  test('the balance in the answers is the sum of the movements', async () => {
    const { session } = await newPerson(generous, { credits: 4 });
    for (let round = 0; round < 6; round += 1) await generate(generous, session);
    const sum = (await amounts(generous, session)).reduce((total, amount) => total + amount, 0);
    expect((await post(generous, '/validate_session', { session })).body.creditos).toBe(sum);
  });
});
