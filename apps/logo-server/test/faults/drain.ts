import { belongings } from '../client.js';
import type { Fault } from './fault.js';
import { generate } from './generate.js';
import { newCustomer, type Running, serve } from './server-process.js';

const CREDITS = 2_000;

/** SIGTERM while customers generate: everything that was sent is answered before the port closes, and it ends with 0. */
export const drain: Fault<{ rounds: number; clients: number }> = async (newEnv, { rounds, clients }) => {
  const env = await newEnv();
  const seen = { answered: 0, cut: 0 };
  const ends: unknown[] = [];
  let session: string | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const server = await serve(env);
    session ??= await newCustomer(env, CREDITS);
    const customer = session;
    const before = seen.answered;
    const client = async () => {
      for (;;) {
        const { answered, last } = await ask(server, customer);
        seen[answered ? 'answered' : 'cut'] += 1;
        if (last) return;
        if (seen.answered === before + 2 * clients) server.child.kill('SIGTERM');
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    ends.push(await server.ended);
  }
  const { logos } = await belongings(await serve(env), session ?? '');
  const inOrder = ends.filter((end) => end === 0).length;
  return {
    tried: `${rounds} × SIGTERM under ${clients} clients`,
    held: seen.cut === 0 && inOrder === rounds && logos.length === seen.answered,
    seen: `${seen.answered} answered, ${seen.cut} cut; ${inOrder} of ${rounds} ended in order`,
  };
};

/** Whoever is told to close the connection goes elsewhere, as a balancer would see to. */
async function ask(server: Running, session: string): Promise<{ answered: boolean; last: boolean }> {
  const answer = await generate(server, session).catch(() => undefined);
  return { answered: answer?.status === 200, last: answer?.headers.get('connection') !== 'keep-alive' };
}
