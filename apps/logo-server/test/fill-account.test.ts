import { expect, test } from 'vitest';
import { belongings, generate, newPerson, onEachDatabase } from './harness.js';

onEachDatabase('filling an account', (start) => {
  test('adds exactly what was asked for, by the rules of the ledger, and the account goes on from there', async () => {
    const server = await start();
    const { id, session } = await newPerson(server, { credits: 0 });
    await server.fillAccount({ userId: id, logos: 450, movements: 2_300 });
    const filled = await belongings(server, session);
    expect([filled.logos.length, filled.movements.length]).toEqual([450, 2_300]);
    const sum = filled.movements.reduce(
      (total, { tipo_mov, cantidad }) =>
        total + (tipo_mov === 'ingreso' ? Number(cantidad) : -Number(cantidad)),
      0,
    );
    expect(filled.creditos).toBe(sum);
    expect(new Set(filled.logos.map(({ industry }) => industry)).size).toBe(15);
    const dates = filled.movements.map(({ fecha_mov }) => String(fecha_mov));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Set(filled.movements.map(({ id_movimiento }) => id_movimiento)).size).toBe(2_300);
    expect(new Set(filled.movements.map(({ concepto }) => concepto)).size).toBe(3);
    expect((await generate(server, session)).status).toBe(200);
  });

  test('goes on from what the account has, and needs no number of movements', async () => {
    const server = await start();
    const { id, session } = await newPerson(server);
    await server.fillAccount({ userId: id, logos: 7 });
    const { creditos, logos, movements } = await belongings(server, session);
    expect([creditos, logos.length, movements.length]).toEqual([3, 7, 9]);
  });

  test.each([{ logos: 3, movements: 3 }, { logos: -1 }, { logos: 1.5 }])('refuses %o', async (counts) => {
    const server = await start();
    const { id } = await newPerson(server);
    await expect(server.fillAccount({ userId: id, ...counts })).rejects.toThrow(/more movements than logos/);
  });
});
