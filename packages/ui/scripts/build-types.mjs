/**
 * Declarations, a file per source file in dist/types, and one per entry point beside its JavaScript.
 * Relative imports get their endings, so that they resolve in Node's own ESM resolution as well.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entries } from './exports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const types = join(root, 'dist/types');
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

execFileSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });

for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = join(types, file);
  const withEndings = readFileSync(path, 'utf8').replace(
    /(from |import\()(['"])(\.\.?(?:\/[^'"]*)?)\2/g,
    (_, keyword, quote, specifier) => `${keyword}${quote}${withEnding(dirname(path), specifier)}${quote}`,
  );
  writeFileSync(path, withEndings);
}

for (const [name, source] of Object.entries(entries())) {
  const declared = source.replace(/^src\//, './types/').replace(/\.ts$/, '.js');
  writeFileSync(join(root, `dist/${name}.d.ts`), `export * from '${declared}';\n`);
}

function withEnding(folder, specifier) {
  if (specifier.endsWith('.js')) return specifier;
  return existsSync(join(folder, `${specifier}.d.ts`)) ? `${specifier}.js` : `${specifier}/index.js`;
}
