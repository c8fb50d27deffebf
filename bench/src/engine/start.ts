import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensurePackageBuilt } from '../../../scripts/build.mjs';
import { inTurns, percentiles } from '../measure';
import type { Row } from '../row';

const TURNS = 9;
const HERE = fileURLToPath(new URL('../..', import.meta.url));
const TELL =
  'const { user, system } = process.cpuUsage(); console.log(JSON.stringify([(user + system) / 1000, performance.now()]));';
const READY = `import { createEngine } from '@trazo/logo-engine'; await createEngine(); ${TELL}`;

/** CPU and time of a new Node since its start. */
function run(program: string): [cpuMs: number, ms: number] {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: HERE,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`A process that starts the engine failed: ${stderr}`);
  return JSON.parse(stdout);
}

/** From the start of Node until the built engine can draw. */
export async function startRow(): Promise<Row> {
  ensurePackageBuilt('logo-engine');
  const waits: number[] = [];
  const { figure, baseline, ratio } = await inTurns(
    TURNS,
    async () => {
      const [cpuMs, ms] = run(READY);
      waits.push(ms);
      return cpuMs;
    },
    async () => run(TELL)[0],
  );
  return {
    name: 'ready, from the start of Node',
    unit: 'ms of CPU',
    figure,
    baseline: { name: 'the start of Node alone', figure: baseline },
    ratio,
    ...percentiles(waits),
    limits: [{ of: 'p50', most: 1_000 }],
  };
}
