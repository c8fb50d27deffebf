// `npm run bench:history`: what the calls about one row, and pages of lists, cost an account with a long history, beside an empty one in
// the same server and the same run. The rounds take turns, so that whatever else the machine does falls on both.
import { randomBytes } from 'node:crypto';
import { startTestServer, type TestServer } from '@trazo/logo-server/testing';
import { summarise } from './measure';

const LOGOS = Number(process.argv[2] ?? 10_000);
const MOVEMENTS = Number(process.argv[3] ?? 1_000_000);
const ROUNDS = 300;

type Person = { session: string; logoId: string; imageUrl: string };

const server = await startTestServer({ env: { WEB_ROOT: '/nonexistent', GENERATIONS_PER_HOUR: '100000' } });
try {
  const [empty, full] = [await newPerson(server, 0), await newPerson(server, LOGOS)];
  const calls: Record<string, (person: Person) => Promise<unknown>> = {
    '/validate_session': ({ session }) => post('/validate_session', { session }),
    '/user_info': ({ session }) => post('/user_info', { session }),
    '/favorite': ({ session, logoId }) => post('/favorite', { session, logo_id: logoId, favoritos: 1 }),
    'a page of the gallery': ({ session }) => post('/gallery', { session, limit: 48 }),
    'a page of favourites': ({ session }) => post('/gallery', { session, limit: 48, category: 'favorites' }),
    'a search in the gallery': ({ session }) => post('/gallery', { session, limit: 48, search: 'lumbre' }),
    'a page of movements': ({ session }) => post('/movimiento_info', { session, limit: 10, offset: 0 }),
    'the middle of the movements': ({ session }) =>
      post('/movimiento_info', { session, limit: 10, offset: MOVEMENTS / 2 }),
    'a search in the movements': ({ session }) =>
      post('/movimiento_info', { session, limit: 10, offset: 0, search: 'lumbre' }),
    '/generate_logo': ({ session }) => post('/generate_logo', briefOf(session)),
    '/api/proxy-download': ({ imageUrl }) =>
      read(`/api/proxy-download?${new URLSearchParams({ image_url: imageUrl.replace('.png', '.svg') })}`),
  };
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const times: [number[], number[]] = [[], []];
    for (let round = -ROUNDS / 10; round < ROUNDS; round += 1) {
      for (const [index, person] of [empty, full].entries()) {
        const started = performance.now();
        await call(person);
        if (round >= 0) times[index]?.push(performance.now() - started);
      }
    }
    const [one, other] = [summarise(times[0]), summarise(times[1])];
    rows[name] = {
      'empty, median ms': one.median.toFixed(2),
      'full, median ms': other.median.toFixed(2),
      ratio: (other.median / one.median).toFixed(2),
      'full, p95 ms': other.p95.toFixed(2),
    };
  }
  console.log(
    `An empty account beside one with ${LOGOS} logos and ${MOVEMENTS} movements, ${ROUNDS} calls each:`,
  );
  console.table(rows);
} finally {
  await server.close();
}

async function newPerson({ createUser, fillAccount }: TestServer, logos: number): Promise<Person> {
  const session = `${Date.now()}_${randomBytes(16).toString('hex')}`;
  const email = `${randomBytes(6).toString('hex')}@ejemplo.com`;
  const credits = 2 * ROUNDS;
  const { id } = await createUser({ email, password: 'una clave larga', credits, session });
  if (logos > 0) {
    await fillAccount({ userId: id, logos, movements: MOVEMENTS });
    // Connections that fell asleep meanwhile are noticed as closed before the next call would take one.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  const { logo_id, image_url } = await post('/generate_logo', briefOf(session));
  return { session, logoId: String(logo_id), imageUrl: String(image_url) };
}

function briefOf(session: string): Record<string, string> {
  return {
    session,
    company_name: `Compañía ${randomBytes(3).toString('hex')}`,
    style: 'modern',
    color: '#0E7490',
    description: 'technology. (icon)',
  };
}

async function post(path: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', apikey: 'trazo-local' };
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

async function read(path: string): Promise<void> {
  const response = await fetch(server.url + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
}
