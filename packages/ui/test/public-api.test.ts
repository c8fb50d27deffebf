import { expect, test } from 'vitest';
import { entries } from '../scripts/exports.mjs';

test('the public names are those that were agreed (after a decision: vitest run -u)', async () => {
  const lines: string[] = [];
  for (const [name, file] of Object.entries(entries())) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ `../${file}`);
    lines.push(`${name}: ${Object.keys(module).sort().join(', ')}`);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./public-api.txt');
});
