// `node scripts/prune-product.mjs FOLDER`: takes out of the deployed server what Node never reads there. The Dockerfile
// runs it; scripts/product.test.ts holds what is left to a weight, and starts it.
import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

/** Sources, types, maps and pages: for people and for compilers. Licences stay. */
const UNREAD_FILE = /\.(map|[cm]?tsx?|flow|md|markdown)$/i;

/** Paths below a folder of packages: whole folders where a pattern ends with one. */
const UNREAD_PATHS = [
  // The binaries of a C library that Debian does not have, and types.
  /\/(@[^/]+\/[^/]+-musl|\.pnpm\/@[^/]+-musl@[^/]+|@types)$/,
  // What packages carry beside themselves.
  /\/node_modules\/(@[^/]+\/)?\w[^/]*\/(tests?|bench|benchmarks?|examples?|docs|\.github|\.yarn)$/,
  /\/node_modules\/(sharp|fontkit)\/src$/,
  // The same again for browsers and bundlers.
  /\/@(aws-sdk|smithy)\/[^/]+\/dist-es$/,
  /\/(brotli\/build|culori\/bundled|pako\/dist|bowser\/bundled\.js)$/,
  /\/(fontkit\/dist\/browser|pdfkit\/js\/pdfkit\.(browser|old|standalone))[^/]*$/,
  // The same again for `require`, of packages that are only imported.
  /\/(hono|kysely)\/dist\/cjs$/,
  /\/node_modules\/(zod\/.+\.cjs|openai\/.+\.js)$/,
  // Names of what may be measured one day; nothing imports `incubating`.
  /\/@opentelemetry\/semantic-conventions\/dist\/(experimental_|index-incubating)[^/]*$/,
];

/** Of an archive, in bytes. */
const BLOCK = 512;

/** @param {string} folder of a deployed server */
export function pruneProduct(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    const unread =
      UNREAD_PATHS.some((pattern) => pattern.test(path.replaceAll(sep, '/'))) ||
      (entry.isFile() && UNREAD_FILE.test(entry.name));
    if (unread) rmSync(path, { recursive: true });
    else if (entry.isDirectory()) {
      pruneProduct(path);
      if (readdirSync(path).length === 0) rmdirSync(path);
    }
  }
}

/**
 * What a folder takes up in an archive, in bytes, as a layer of an image does: a header for each file and folder,
 * another two blocks for a long name, and what files hold in whole blocks. Links are not followed.
 * @param {string} folder
 * @param {string} [within] the name of the folder in the archive
 * @returns {number}
 */
export function weigh(folder, within = 'app') {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [path, name] = [join(folder, entry.name), `${within}/${entry.name}`];
    bytes += name.length > 100 ? 3 * BLOCK : BLOCK;
    if (entry.isDirectory()) bytes += weigh(path, name);
    else if (entry.isFile()) bytes += Math.ceil(statSync(path).size / BLOCK) * BLOCK;
  }
  return bytes;
}

if (import.meta.url === pathToFileURL(argv[1] ?? '').href) {
  const [, , folder] = argv;
  if (folder === undefined) throw new Error('Which folder? node scripts/prune-product.mjs FOLDER');
  const before = weigh(folder);
  pruneProduct(folder);
  process.stdout.write(`${folder}: ${megabytes(before)} before, ${megabytes(weigh(folder))} now\n`);
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
