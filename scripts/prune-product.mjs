// `node scripts/prune-product.mjs FOLDER`: takes out of the deployed server what Node never reads there. The Dockerfile
// runs it; scripts/product.test.ts holds what is left to a weight, and starts it.
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

/** Sources, types, maps and pages: for people and for compilers. Licences stay. */
const UNREAD_FILE = /\.(map|[cm]?tsx?|flow|md|markdown)$/i;
/** The binaries of a C library that Debian does not have, types, and what some packages carry beside themselves. */
const UNREAD_PATH =
  /\/(@[^/]+\/[^/]+-musl|\.pnpm\/@[^/]+-musl@[^/]+|@types|pdfkit\/\.yarn|pdfkit\/js\/pdfkit\.standalone\.js|bintrees\/test)$/;

/** @param {string} folder @returns {Generator<string>} what may go; folders whole */
function* unreadIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (UNREAD_PATH.test(path) || (entry.isFile() && UNREAD_FILE.test(entry.name))) yield path;
    else if (entry.isDirectory()) yield* unreadIn(path);
  }
}

/** @param {string} folder of a deployed server */
export function pruneProduct(folder) {
  for (const path of [...unreadIn(folder)]) rmSync(path, { recursive: true });
}

/**
 * What the files of a folder hold, in bytes. Links are not followed: reading a folder with all below it in one call
 * follows them on Node 24.
 * @param {string} folder
 * @returns {number}
 */
export function weigh(folder) {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) bytes += weigh(path);
    else if (entry.isFile()) bytes += statSync(path).size;
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
