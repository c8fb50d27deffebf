import type { Measured, Source } from '../row';
import { ask } from './load';
import { newPerson } from './people';
import { withService } from './processes';

const MOVEMENTS = 100_000;
const MEBIBYTE = 1024 * 1024;

const measure = (): Promise<Measured> =>
  withService(async ({ trazo, dataDir }) => {
    const { session } = await newPerson({ dataDir }, { movements: MOVEMENTS });
    const call = { path: '/movimiento_info', body: JSON.stringify({ session }) };
    const { body } = await ask(trazo.url, call);
    const size = body.byteLength / MEBIBYTE;
    /** MiB beyond what was held before. */
    const growth = async (clients: number) => {
      await trazo.use();
      await new Promise((resolve) => setTimeout(resolve, 500));
      const before = (await trazo.use()).mostBytes;
      await Promise.all(Array.from({ length: clients }, () => ask(trazo.url, call)));
      return ((await trazo.use()).mostBytes - before) / MEBIBYTE;
    };
    const many = MOVEMENTS.toLocaleString('en');
    return {
      rows: [
        {
          name: `memory while ${many} movements are read whole`,
          unit: 'MiB',
          figure: await growth(1),
          baseline: { name: 'the answer', figure: size },
        },
        {
          name: 'memory while eight read them at once',
          unit: 'MiB',
          figure: await growth(8),
          baseline: { name: 'the answers', figure: 8 * size },
        },
      ],
    };
  });

export const source: Source = {
  title: 'Readers of long lists',
  about: 'Memory of the service at its most, beyond what it held before. Lists are streamed.',
  measure,
};
