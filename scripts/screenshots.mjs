// `npm run screenshots [-- file or folder …]`: takes the screenshots of the stories anew, all or those of the files named.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './pnpm.mjs';
import { audit, wantedOf } from './screenshot-rules.mjs';
import { compose, screenshots, storedCells, taken, testedStories } from './screenshot-store.mjs';

const files = process.argv.slice(2);
rmSync(taken, { recursive: true, force: true });
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--config', '.storybook/vitest.config.ts', ...files],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SCREENSHOTS: files.length > 0 ? 'some' : 'all' } },
);

const stories = await testedStories();
const list = (/** @type {string} */ folder) => (existsSync(folder) ? readdirSync(folder) : []);
const paths = new Map(
  list(taken).flatMap((mode) =>
    list(join(taken, mode)).map((file) => [`${mode} ${file.replace(/\.png$/, '')}`, join(taken, mode, file)]),
  ),
);
const sheets = await compose(paths, wantedOf(stories));
rmSync(taken, { recursive: true, force: true });

const { missing } = audit(stories, storedCells());
const images = readdirSync(screenshots, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.webp'),
);
const bytes = images.reduce((sum, path) => sum + statSync(join(screenshots, path)).size, 0);
console.log(
  `${paths.size} screenshots taken, ${sheets} sheets written, ${missing.length} screenshots missing: ` +
    `${images.length} sheets in ${relative(root, screenshots)}, ${(bytes / 1e6).toFixed(1)} MB.`,
);
process.exitCode = status ?? 1;
