import { belongings, generate } from '../client.js';
import type { Fault } from './fault.js';
import { newCustomer, serve } from './server-process.js';

/** More requests at once than credits, over two servers on the same data; and one intent many times. */
export const spend: Fault<{ credits: number; requests: number; repeats: number }> = async (newEnv, size) => {
  const { credits, requests, repeats } = size;
  const env = await newEnv();
  const servers = await Promise.all([serve(env), serve(env)]);
  const among = (index: number) => servers[index % servers.length] ?? servers[0];
  const [poor, repeating] = [await newCustomer(env, credits), await newCustomer(env, 3)];
  const answers = await Promise.all(
    Array.from({ length: requests }, (_, index) => generate(among(index), poor)),
  );
  const [paid, refused] = [200, 402].map(
    (status) => answers.filter((answer) => answer.status === status).length,
  );
  const again = await Promise.all(
    Array.from({ length: repeats }, (_, index) =>
      generate(among(index), repeating, {}, { 'idempotency-key': 'one-intent' }),
    ),
  );
  const made = new Set(again.map(({ body }) => body.logo_id)).size;
  const after = await belongings(servers[0], poor);
  const afterRepeats = await belongings(servers[1], repeating);
  return {
    tried: `${requests} at once on ${credits} credits; one key × ${repeats}`,
    held:
      paid === credits &&
      refused === requests - credits &&
      Number(after.creditos) === 0 &&
      after.logos.length === credits &&
      made === 1 &&
      afterRepeats.creditos === 2,
    seen: `${paid} made, ${refused} refused; ${made} logo for one key`,
  };
};
