// `npm run bench:service`: what the built service costs, as a process of its own, and what follows from that for many
// people; written to docs/capacity.md. CPU is what the process itself has used, so other work on the machine shows in
// times and hardly in CPU; ratios are of one run.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureProductBuilt } from '../../../scripts/build.mjs';
import { besideBare } from './beside-bare';
import { costs, storage } from './costs';
import { generation } from './generation';
import { lightCalls } from './light-calls';
import { startTrazo } from './processes';
import { readers } from './readers';
import { writeCapacity } from './write-capacity';

const MOVEMENTS = 100_000;

ensureProductBuilt();
const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trazo-bench-'));
  folders.push(folder);
  return folder;
};
const [loadBefore = 0] = loadavg();
const dataDir = await newFolder();
const place = { dataDir };
const trazo = await startTrazo({ DATA_DIR: dataDir });
try {
  const say = <T>(name: string, rows: T): T => {
    console.log(name);
    console.table(rows);
    return rows;
  };
  const measured = {
    beside: say('CPU beside node:http', await besideBare(trazo, place)),
    costs: say('CPU of a call', await costs(trazo, place)),
    generation: say('Generation', await generation(trazo, place)),
    light: say('A light call', await lightCalls(trazo, place)),
    readers: say('Eight readers', await readers(trazo, place, MOVEMENTS)),
    storage: say('Bytes', await storage(newFolder)),
  };
  writeCapacity(measured, {
    node: process.version,
    processors: availableParallelism(),
    model: cpus()[0]?.model ?? 'unknown',
    load: loadBefore,
  });
} finally {
  await trazo.end();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}
