import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** JavaScript in bytes of gzip, all that a page loads before anyone touches it. */
const LANDING = 107_000;
const SCREEN = 160_000;

type Chunk = { file: string; imports?: string[] };

const app = (path: string) => fileURLToPath(new URL(`../apps/logo-app/${path}`, import.meta.url));
const manifest = app('.build/manifest.json');

/** What the build has made, by source file. */
function readBuild(): Record<string, Chunk> {
  if (!existsSync(manifest)) {
    throw new Error(
      'The app has not been built, so there is nothing to weigh. Run `node scripts/build.mjs`.',
    );
  }
  return JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>;
}

/** The chunks behind some sources and behind everything that these import. */
function chunksOf(build: Record<string, Chunk>, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visit = (source: string) => {
    const chunk = build[source];
    if (!chunk) {
      throw new Error(
        `${source} is not a chunk of the build any more; name what the page loads in its place.`,
      );
    }
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return files;
}

const gzip = (file: string) => gzipSync(readFileSync(app(`dist/${file}`))).length;

test.each([
  { page: '/', sources: ['landing.html'], limit: LANDING },
  ...['user', 'generate', 'gallery', 'profile', 'plan', 'record'].map((route) => ({
    page: `/${route}`,
    sources: ['app.html', `src/routes/${route}/index.tsx`],
    limit: SCREEN,
  })),
  {
    page: '/gallery with more than 200 logos',
    sources: ['app.html', 'src/routes/gallery/index.tsx', 'src/routes/gallery/long-grid.tsx'],
    limit: SCREEN,
  },
])('[Product: light] $page loads at most $limit bytes of JavaScript', ({ page, sources, limit }) => {
  const sizes = [...chunksOf(readBuild(), sources)].map((file) => [gzip(file), file] as const);
  const size = sizes.reduce((sum, [bytes]) => sum + bytes, 0);
  process.stdout.write(`${page}: ${size} of ${limit} bytes in ${sizes.length} files\n`);
  const heaviest = sizes.sort(([one], [other]) => other - one).slice(0, 8);
  expect(
    size,
    `${page} loads ${size} bytes of gzipped JavaScript and may load ${limit}. Heaviest:\n${heaviest
      .map(([bytes, file]) => `${bytes} ${file}`)
      .join('\n')}\n`,
  ).toBeLessThanOrEqual(limit);
});
