import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** JavaScript in bytes of gzip, all that a page loads before anyone touches it. */
const LANDING = 100_000;
const SCREEN = 160_000;
/** Over HTTP/1.1 a browser fetches six files at a time: each six more are another wait for the server. */
const SCREEN_FILES = 12;

/** What the landing loads but for its pictures, in bytes as they are sent, without their headers. */
const LANDING_IN_ALL = 160_000;
const LANDING_SCRIPTS = 6;

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
])(
  '[Product: light] $page loads at most $limit bytes of JavaScript, in few files',
  ({ page, sources, limit }) => {
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
    expect(
      sizes.length,
      `${page} loads ${sizes.length} files. What screens share belongs to a chunk of apps/logo-app/build/chunks.ts.`,
    ).toBeLessThanOrEqual(SCREEN_FILES);
  },
);

/** What the landing's document names that is fetched as it is read. */
function startOfLanding() {
  const html = readFileSync(app('dist/landing.html'), 'utf8');
  const named = [...html.matchAll(/<(?:link|script) [^>]*(?:href|src)="\/(assets\/[^"]+)"/g)];
  const files = ['landing.html', ...named.map(([, file = '']) => file)];
  return files.map((file) => {
    const bytes = readFileSync(app(`dist/${file}`));
    return [file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length, file] as const;
  });
}

test('[Product: light] the landing begins with one style sheet, two fonts and at most six scripts', () => {
  const kinds = startOfLanding().map(([, file]) => file.replace(/^.*\./, ''));
  const count = (kind: string) => kinds.filter((each) => each === kind).length;
  expect({ css: count('css'), woff2: count('woff2') }).toEqual({ css: 1, woff2: 2 });
  expect(count('js')).toBeGreaterThan(0);
  expect(count('js')).toBeLessThanOrEqual(LANDING_SCRIPTS);
});

test('[Product: light] the landing takes at most 160 kB besides its pictures', () => {
  const sizes = startOfLanding();
  const size = sizes.reduce((sum, [bytes]) => sum + bytes, 0);
  process.stdout.write(`/ in all: ${size} of ${LANDING_IN_ALL} bytes in ${sizes.length} files\n`);
  expect(size, sizes.map(([bytes, file]) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(
    LANDING_IN_ALL,
  );
});
