import { ask } from './load';
import { newPerson, type Place } from './people';
import type { Measured } from './processes';

const MEBIBYTE = 1024 * 1024;

export type Readers = { movements: number; bytes: number; alone: number; together: number; seconds: number };

/** The memory that reading a long history whole takes, by one reader and by eight at once, beyond what was held before. */
export async function readers(trazo: Measured, place: Place, movements: number): Promise<Readers> {
  const { session } = await newPerson(place, { movements });
  const call = { path: '/movimiento_info', body: JSON.stringify({ session }) };
  const { body } = await ask(trazo.url, call);
  const growth = async (clients: number) => {
    await trazo.use();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const before = (await trazo.use()).mostBytes;
    const started = performance.now();
    await Promise.all(Array.from({ length: clients }, () => ask(trazo.url, call)));
    const seconds = (performance.now() - started) / 1_000;
    return { mebibytes: ((await trazo.use()).mostBytes - before) / MEBIBYTE, seconds };
  };
  const alone = await growth(1);
  const together = await growth(8);
  return {
    movements,
    bytes: body.byteLength,
    alone: alone.mebibytes,
    together: together.mebibytes,
    seconds: together.seconds,
  };
}
