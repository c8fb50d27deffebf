// `pnpm pictures [file or folder …]`: takes the pictures of the stories anew, all or those of the files named.
import { spawnSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { audit } from './picture-rules.mjs';
import { squeeze } from './picture-squeeze.mjs';
import { pictures, storedPictures, testedStories } from './picture-store.mjs';
import { root } from './pnpm.mjs';

const files = process.argv.slice(2);
const start = Date.now();
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'storybook*', '--update=all', ...files],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PICTURES: files.length > 0 ? 'some' : 'all' } },
);

const { stale } = audit(await testedStories(), storedPictures());
for (const picture of stale) rmSync(join(pictures, picture));
const { missing } = audit(await testedStories(), storedPictures());

const all = storedPictures().map((picture) => join(pictures, picture));
const taken = all.filter((path) => statSync(path).mtimeMs >= start);
await squeeze(taken);

const bytes = all.reduce((sum, path) => sum + statSync(path).size, 0);
const amount = (/** @type {number} */ n) => `${n} picture${n === 1 ? '' : 's'}`;
console.log(
  `${amount(taken.length)} taken, ${stale.length} of no story removed, ${missing.length} missing: ` +
    `${amount(all.length)} in ${relative(root, pictures)}, ${(bytes / 1e6).toFixed(1)} MB.`,
);
process.exitCode = status ?? 1;
