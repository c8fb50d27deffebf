import { execFileSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { belongings } from '../client.js';
import type { Fault } from './fault.js';
import { generate } from './generate.js';
import { newCustomer, newFolder, serve } from './server-process.js';

const CREDITS = 2_000;
const DISK = '12m';
const BALLAST_BYTES = 4 * 1024 * 1024;

/** The data folder on a disk that fills up: 503 for what must be stored, pictures all the same, and on with room. */
export const diskFull: Fault<void> = async (newEnv) => {
  const folder = await newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    return { tried: 'left out', held: true, seen: 'this user may not mount a small disk' };
  }
  try {
    const env = { ...(await newEnv()), DATA_DIR: folder };
    const ballast = join(folder, 'ballast');
    await writeFile(ballast, Buffer.alloc(BALLAST_BYTES));
    const server = await serve(env);
    const session = await newCustomer(env, CREDITS);
    const first = await generate(server, session);
    const made = [first];
    while (made.at(-1)?.status === 200) made.push(await generate(server, session));
    const refusal = made.at(-1)?.status;
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    const readyWhileFull = await ready();
    const picture = (await fetch(String(first.body.image_url))).status;
    await rm(ballast);
    while ((await ready()) !== 200) await sleep(50);
    const after = (await generate(server, session)).status;
    const { creditos, logos } = await belongings(server, session);
    const difference = CREDITS - logos.length - Number(creditos);
    server.child.kill('SIGTERM');
    await server.ended;
    return {
      tried: `a disk of ${DISK}`,
      held:
        refusal === 503 &&
        readyWhileFull === 503 &&
        picture === 200 &&
        after === 200 &&
        difference === 0 &&
        logos.length === made.length,
      seen: `${made.length - 1} made, then ${refusal}, /readyz ${readyWhileFull}, a picture ${picture}, with room ${after}; balance off by ${difference}`,
    };
  } finally {
    execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
  }
};
