// `npm run release:publish`: builds what is published, and publishes the versions that the registry does not have.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { pnpm, root } from './pnpm.mjs';

/** @param {string} folder */
const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

const published = readdirSync(join(root, 'packages'))
  .map((name) => `packages/${name}`)
  .filter((folder) => !manifestOf(folder).private);

/**
 * Names the repository in a package, which npm compares with the workflow's own before it accepts provenance.
 * It is not written down in git, so that a fork publishes as itself.
 * @param {string} folder
 * @param {string} url
 */
function nameRepository(folder, url) {
  const manifest = { ...manifestOf(folder), repository: { type: 'git', url, directory: folder } };
  writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

ensureInstalled();
const url = process.env.REPOSITORY_URL;
if (url) for (const folder of published) nameRepository(folder, url);

const built = pnpm([...published.map((folder) => `--filter=./${folder}`), 'run', 'build']);
// pnpm publishes, because it alone replaces `catalog:` and applies `publishConfig.exports`.
if (!built || !pnpm(['exec', 'changeset', 'publish'])) process.exitCode = 1;
