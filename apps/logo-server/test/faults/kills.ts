import { belongings, post } from '../client.js';
import type { Fault } from './fault.js';
import { generate } from './generate.js';
import { newCustomer, serve } from './server-process.js';

const CREDITS = 2_000;
const CLIENTS = 3;

/** `kill -9` while customers generate: what was answered is there after the next start, and the sums are right. */
export const kills: Fault<{ rounds: number; answersARound: number }> = async (
  newEnv,
  { rounds, answersARound },
) => {
  const env = await newEnv();
  const answered: string[] = [];
  let session: string | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const server = await serve(env);
    session ??= await newCustomer(env, CREDITS);
    const customer = session;
    const enough = answered.length + answersARound;
    const client = async () => {
      for (;;) {
        const answer = await generate(server, customer).catch(() => undefined);
        if (answer === undefined) return;
        if (answer.status === 200) answered.push(keyOf(answer.body.image_url));
        if (answered.length >= enough) server.child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    await server.ended;
  }
  const server = await serve(env);
  const { creditos, logos } = await belongings(server, session ?? '');
  const { body } = await post(server, '/gallery', { session });
  const stored = new Set((body.Logos as { image_data: string }[]).map((logo) => keyOf(logo.image_data)));
  const lost = answered.filter((key) => !stored.has(key)).length;
  const difference = CREDITS - logos.length - Number(creditos);
  return {
    tried: `${rounds} × kill -9`,
    held: lost === 0 && difference === 0 && answered.length >= rounds * answersARound,
    seen: `${answered.length} logos answered, ${lost} lost; balance off by ${difference}`,
  };
};

/** The port differs after each start. */
const keyOf = (address: unknown) => String(address).slice(-36);
