import { inTurns, percentiles } from '../measure';
import type { Measured, Row, Source } from '../row';
import { cpuOfCall } from './cpu';
import { ask, type Call } from './load';
import { newLogo, newPerson } from './people';
import { startBare, withService } from './processes';

const TURNS = 9;
const CLIENTS = 8;

const measure = (): Promise<Measured> =>
  withService(async ({ trazo, dataDir }) => {
    const bare = await startBare();
    const person = await newPerson({ dataDir }, { logos: 1_000 });
    const session = JSON.stringify({ session: person.session });
    const png = await newLogo(trazo.url, person);
    const row = async (name: string, call: Call, times: number, most: number): Promise<Row> => {
      const { headers, body } = await ask(trazo.url, call);
      await bare.send({ path: call.path, headers, body: body.toString('base64') });
      const waits: number[] = [];
      const { figure, baseline, ratio } = await inTurns(
        TURNS,
        (turn) => cpuOfCall(trazo, { call, times, clients: CLIENTS, ...(turn >= 0 && { waits }) }),
        () => cpuOfCall(bare, { call, times, clients: CLIENTS }),
      );
      return {
        name,
        unit: 'ms of CPU',
        figure,
        baseline: { name: 'node:http', figure: baseline },
        ratio,
        ...percentiles(waits),
        limits: [{ of: 'ratio', most }],
      };
    };
    try {
      return {
        rows: [
          await row('/healthz', { path: '/healthz' }, 1_500, 3),
          await row('/validate_session', { path: '/validate_session', body: session }, 800, 6),
          await row('/gallery of 1,000, whole', { path: '/gallery', body: session }, 60, 10),
          await row('a PNG of 1024 px that was drawn before', { path: png }, 600, 3),
        ],
      };
    } finally {
      await bare.end();
    }
  });

export const source: Source = {
  title: 'Answers of the service',
  about: `The built service in a process of its own, beside bare \`node:http\`, which gives the same bytes from memory and
looks at nothing; ${CLIENTS} clients.`,
  measure,
};
