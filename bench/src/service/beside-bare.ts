import { ask, type Call, repeat } from './load';
import { newLogo, newPerson, type Place } from './people';
import { type Measured, startBare } from './processes';

const TURNS = 7;
const CLIENTS = 8;

export type Row = { name: string; ratio: number; target: number; cpuMs: number; bareMs: number };

/** The CPU of an answer beside that of node:http alone with the same bytes; both take turns, so that the machine is the same for both. */
export async function besideBare(trazo: Measured, place: Place): Promise<Row[]> {
  const bare = await startBare();
  const person = await newPerson(place, { logos: 1_000 });
  const session = JSON.stringify({ session: person.session });
  const png = await newLogo(trazo.url, person);
  const calls: [string, Call, number, number][] = [
    ['/healthz', { path: '/healthz' }, 1_500, 3],
    ['/validate_session', { path: '/validate_session', body: session }, 800, 6],
    ['gallery of 1,000', { path: '/gallery', body: session }, 60, 10],
    ['warm PNG, 1024 px', { path: png }, 400, 3],
  ];
  const rows: Row[] = [];
  for (const [name, call, times, target] of calls) {
    const { headers, body } = await ask(trazo.url, call);
    await bare.send({ path: call.path, headers, body: body.toString('base64') });
    const cpuOf = async (server: Measured) => {
      const before = await server.use();
      await repeat(() => ask(server.url, call), times, CLIENTS);
      return ((await server.use()).cpuMs - before.cpuMs) / times;
    };
    const turns: [number, number][] = [];
    for (let turn = -1; turn < TURNS; turn += 1) {
      const both: [number, number] = [await cpuOf(trazo), await cpuOf(bare)];
      if (turn >= 0) turns.push(both);
    }
    const middle = (values: number[]) =>
      values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
    rows.push({
      name,
      target,
      ratio: middle(turns.map(([ours, bares]) => ours / bares)),
      cpuMs: middle(turns.map(([ours]) => ours)),
      bareMs: middle(turns.map(([, bares]) => bares)),
    });
  }
  await bare.end();
  return rows;
}
