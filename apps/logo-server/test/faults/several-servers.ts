import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { belongings, newEmail, newSessionId, PASSWORD, post } from '../client.js';
import { type Balancer, startBalancer } from './balancer.js';
import type { Fault, Finding } from './fault.js';
import { generate } from './generate.js';
import { newCustomer, newFolder, type Running, serve, type Variables } from './server-process.js';
import { spendOver } from './spend.js';

type Size = {
  credits: number;
  requests: number;
  repeats: number;
  /** That make logos and look at them while the servers are replaced one by one. */
  clients: number;
  /** Answers that the clients wait for with each new server, and so beside each replaced one. */
  answersARound: number;
};

type Three<T> = readonly [T, T, T];
const CREDITS = 5_000;
const WRONG_PASSWORDS_ALLOWED = 3;
/** Between what a customer asks for: those who never rest keep the machine from everything else. */
const PAUSE_MS = 50;

/** Three machines behind one address on one PostgreSQL: a folder each, nothing shared but the database and a secret. */
export const severalServers: Fault<Size> = async (newEnv, size) => {
  const { DATA_DIR: _, ...shared } = await newEnv();
  const balancer = await startBalancer();
  const newMachine = async (): Promise<Variables> => ({
    ...shared,
    DATA_DIR: await newFolder(),
    TRUSTED_PROXIES: '127.0.0.1',
    AUTH_SECRET: 'the same for all of them, and long enough',
  });
  const envs = await three(newMachine);
  try {
    const running = await three((index) => serve(envs[index]));
    for (const { url } of running) await balancer.add(url);
    const findings = [
      await spendOver(envs[0], running, size),
      await sameAnswers(envs[0], running),
      await sameLimits(balancer),
      await replaceOneByOne(envs, running, balancer, size),
    ];
    return {
      tried: findings.map(({ tried }) => tried).join('; '),
      held: findings.every(({ held }) => held),
      seen: findings.map(({ seen }) => seen).join('; '),
    };
  } finally {
    await balancer.close();
  }
};

const three = <T>(make: (index: 0 | 1 | 2) => Promise<T>): Promise<Three<T>> =>
  Promise.all([make(0), make(1), make(2)]);

/** What one server wrote, each other one reads; and each draws the same bytes. */
async function sameAnswers(env: Variables, servers: Three<Running>): Promise<Finding> {
  const session = await newCustomer(env, 3);
  const { body } = await generate(servers[0], session);
  await post(servers[1], '/favorite', { session, logo_id: body.logo_id, favoritos: 1 });
  const { pathname } = new URL(String(body.image_url));
  const of = async (server: Running) => {
    const lists = await Promise.all(
      ['/validate_session', '/user_info', '/gallery', '/logos_info', '/movimiento_info'].map((path) =>
        post(server, path, { session }),
      ),
    );
    const files = await Promise.all(
      [pathname, pathname.replace('.png', '.svg'), '/api/preview.svg?name=Faro'].map((path) =>
        bytesOf(server.url + path),
      ),
    );
    // Images are addressed at whichever host was asked.
    const answers = JSON.stringify([lists.map(({ status, body }) => [status, body]), files]);
    return answers.replaceAll(server.url, '');
  };
  const different = new Set(await Promise.all(servers.map(of))).size;
  const kept = (await belongings(servers[2], session)).logos.length;
  return {
    tried: '8 answers compared',
    held: different === 1 && kept === 1,
    seen: different === 1 ? 'all the same' : `${different} different ones`,
  };
}

async function bytesOf(address: string): Promise<[number, string]> {
  const response = await fetch(address);
  return [
    response.status,
    createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex'),
  ];
}

/** Somebody who is handed round signs in as at one server, and is slowed as at one server. */
async function sameLimits(balancer: Balancer): Promise<Finding> {
  const submit = (path: string, fields: Record<string, string>) =>
    fetch(balancer.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: balancer.url },
      body: new URLSearchParams({ token_app: 'trazo-app', session: newSessionId(), ...fields }),
    });
  const [email, session] = [newEmail(), newSessionId()];
  await submit('/auth/register', { email, password: PASSWORD });
  const signedIn = await submit('/auth/login', { email, password: PASSWORD, session });
  const code = new URL(signedIn.headers.get('location') ?? '', balancer.url).searchParams.get('code');
  await post(balancer, '/callback', { session, code });
  const { body } = await post(balancer, '/validate_session', { session });
  const guesses: number[] = [];
  for (let guess = 0; guess <= WRONG_PASSWORDS_ALLOWED; guess += 1)
    guesses.push((await submit('/auth/login', { email, password: 'otra clave larga' })).status);
  return {
    tried: 'signing in, and guessing, through all of them',
    held:
      body.validated === 1 &&
      guesses.filter((status) => status === 401).length === 3 &&
      guesses.at(-1) === 429,
    seen: `validated ${String(body.validated)}, guesses ${guesses.join(' ')}`,
  };
}

/** Each server is told to end and another started, while customers go on: none of their requests may fail. */
async function replaceOneByOne(
  envs: Three<Variables>,
  servers: Three<Running>,
  balancer: Balancer,
  { clients, answersARound }: Size,
): Promise<Finding> {
  const session = await newCustomer(envs[0], CREDITS);
  const seen = { made: 0, answered: 0, failed: 0 };
  const problems = new Set<string>();
  let going = true;
  const expectOk = async (what: string, work: Promise<{ status: number }>) => {
    const status = await work.then((answer) => answer.status, String);
    seen[status === 200 ? 'answered' : 'failed'] += 1;
    if (status !== 200) problems.add(`${what}: ${status}`);
    return status === 200;
  };
  const client = async () => {
    while (going) {
      let address = '';
      const asked = generate(balancer, session).then((answer) => {
        address = String(answer.body.image_url);
        return answer;
      });
      if (await expectOk('generate', asked)) seen.made += 1;
      if (address !== '') await expectOk('image', statusOf(address));
      await expectOk('validate', post(balancer, '/validate_session', { session }));
      await setTimeout(PAUSE_MS);
    }
  };
  const working = Array.from({ length: clients }, client);
  const andMore = async () => {
    const enough = seen.answered + answersARound;
    while (seen.answered < enough && seen.failed === 0) await setTimeout(PAUSE_MS);
  };
  const ends: unknown[] = [];
  await andMore();
  for (const [index, server] of servers.entries()) {
    server.child.kill('SIGTERM');
    ends.push(await server.ended);
    const next = await serve(envs[index] ?? envs[0]);
    await balancer.add(next.url);
    await andMore();
  }
  going = false;
  await Promise.all(working);
  const { creditos, logos } = await belongings(balancer, session);
  const inOrder = ends.filter((end) => end === 0).length;
  const used = balancer.sent.size;
  return {
    tried: `${servers.length} replaced one by one under ${clients} clients`,
    held:
      seen.failed === 0 &&
      inOrder === servers.length &&
      used === 2 * servers.length &&
      logos.length === seen.made &&
      Number(creditos) === CREDITS - seen.made,
    seen: `${seen.answered} answered by ${used} servers, ${seen.failed} failed${[...problems].map((problem) => `, ${problem}`).join('')}; ${inOrder} ended in order`,
  };
}

async function statusOf(address: string): Promise<{ status: number }> {
  const response = await fetch(address);
  await response.arrayBuffer();
  return { status: response.status };
}
