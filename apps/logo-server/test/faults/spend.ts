import { belongings } from '../client.js';
import type { Fault, Finding } from './fault.js';
import { generate } from './generate.js';
import { newCustomer, type Running, serve, type Variables } from './server-process.js';

type Size = { credits: number; requests: number; repeats: number };

/** More requests at once than credits, over two servers on the same data; and one intent many times. */
export const spend: Fault<Size> = async (newEnv, size) => {
  const env = await newEnv();
  return spendOver(env, [await serve(env), await serve(env)], size);
};

/** Of servers that run on the same data. */
export async function spendOver(
  env: Variables,
  servers: readonly [Pick<Running, 'url'>, ...Pick<Running, 'url'>[]],
  { credits, requests, repeats }: Size,
): Promise<Finding> {
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
      generate(among(index), repeating, { 'idempotency-key': 'one-intent' }),
    ),
  );
  const made = new Set(again.map(({ body }) => body.logo_id)).size;
  const after = await belongings(among(0), poor);
  const afterRepeats = await belongings(among(1), repeating);
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
}
