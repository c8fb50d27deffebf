// `npm run bench:generation`: what making a logo costs the server, in CPU of the whole process (all threads, and the
// little that asking takes), in time until the answer, and in drawings to be stored. Every brief is a new one; trades,
// styles and types take turns.
import { randomBytes } from 'node:crypto';
import { INDUSTRY_IDS, LOGO_TYPE_IDS, STYLE_IDS } from '@trazo/logo-engine';
import { startTestServer } from '@trazo/logo-server/testing';
import { summarise } from './measure';

const ROUNDS = Number(process.argv[2] ?? 200);
const WARM_UP = 40;

const server = await startTestServer({ env: { WEB_ROOT: '/nonexistent', GENERATIONS_PER_HOUR: '100000' } });
try {
  const session = `${Date.now()}_${randomBytes(16).toString('hex')}`;
  const account = { email: 'bench@ejemplo.com', password: 'una clave larga', credits: ROUNDS + WARM_UP };
  await server.createUser({ ...account, session });
  const [cpu, time, stored]: [number[], number[], number[]] = [[], [], []];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [before, started] = [process.cpuUsage(), performance.now()];
    const made = await generate(session, round + WARM_UP);
    const { user, system } = process.cpuUsage(before);
    if (round < 0) continue;
    cpu.push((user + system) / 1_000);
    time.push(performance.now() - started);
    if (round % 4 === 0) stored.push((await bytesOf(made)) / 1_000);
  }
  const row = (values: number[]) => {
    const { median, p95 } = summarise(values);
    return { median: median.toFixed(1), p95: p95.toFixed(1) };
  };
  console.log(`Making a logo, ${ROUNDS} times:`);
  console.table({ 'CPU, ms': row(cpu), 'until the answer, ms': row(time), 'its proposals, kB': row(stored) });
} finally {
  await server.close();
}

function of<Id>(ids: readonly Id[], round: number): Id {
  return ids[round % ids.length] as Id;
}

type Made = { proposals: readonly { image_url: string }[] };

async function generate(session: string, round: number): Promise<Made> {
  const response = await fetch(`${server.url}/generate_logo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: 'trazo-local' },
    body: JSON.stringify({
      session,
      company_name: `Compañía ${round.toString(36)}`,
      style: of(STYLE_IDS, round),
      color: '#0E7490',
      description: `${of(INDUSTRY_IDS, round)}. (${of(LOGO_TYPE_IDS, round)})`,
    }),
  });
  if (!response.ok) throw new Error(`/generate_logo answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Made;
}

/** The drawings of all its proposals: for light and dark grounds, and the icon. */
async function bytesOf({ proposals }: Made): Promise<number> {
  let bytes = 0;
  for (const { image_url } of proposals) {
    for (const variant of ['light', 'dark', 'icon']) {
      const response = await fetch(`${image_url.replace(/png$/, 'svg')}?variant=${variant}`);
      bytes += (await response.arrayBuffer()).byteLength;
    }
  }
  return bytes;
}
