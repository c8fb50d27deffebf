import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './pnpm.mjs';

const folder = mkdtempSync(join(tmpdir(), 'trazo-imports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const server = 'apps/logo-server/src';
const ui = 'packages/ui/src';

/** By folder: what a file in it may import, and what it must not. */
const IMPORTS: Record<string, { allowed: string[]; refused: string[] }> = {
  [`${server}/http/routes`]: {
    allowed: ['hono', 'zod', '../deps.js', '../../domain/brief.js', '../../ports/store.js'],
    refused: ['../../adapters/images.js', '../../adapters/database/open.js', '../../service.js', 'kysely'],
  },
  [`${server}/domain`]: {
    allowed: ['node:crypto', './refusal.js', '../ports/store.js', '@trazo/api-client/catalog'],
    refused: [
      '../http/deps.js',
      '../http/routes/api.js',
      '../adapters/images.js',
      '../adapters/database/open.js',
      '../config/environment.js',
      '../app.js',
      '../main.js',
      'hono',
      'hono/body-limit',
      'kysely',
      '@trazo/logo-engine',
      '@trazo/api-client',
    ],
  },
  [`${server}/ports`]: {
    allowed: ['./clock.js'],
    refused: ['../domain/brief.js', '../http/deps.js', '../adapters/images.js', 'pg', '@trazo/logo-engine'],
  },
  [`${server}/adapters/database`]: {
    allowed: ['kysely', '@trazo/logo-engine', './open.js', '../../ports/store.js'],
    refused: ['../../http/deps.js', '../../domain/brief.js', '@trazo/api-client', 'hono'],
  },
  [server]: {
    allowed: ['./http/deps.js', './domain/brief.js', './adapters/images.js', '@trazo/logo-engine'],
    refused: [
      '@trazo/ui',
      '@trazo/api-client/catalog',
      '@trazo/logo-engine/src/index.ts',
      '../../logo-app/src/a.js',
    ],
  },
  'apps/logo-app/src/routes': {
    allowed: ['react', '@trazo/ui/button', '@trazo/api-client'],
    refused: [
      '@trazo/logo-engine',
      '@trazo/logo-server',
      '@radix-ui/react-tabs',
      '../../../../packages/ui/src/lib/a.js',
    ],
  },
  'packages/logo-engine/src': {
    allowed: ['culori', './a.js'],
    refused: ['@trazo/ui', '../../../apps/logo-app/src/a.js'],
  },
  'packages/api-client/src': { allowed: ['./a.js'], refused: ['@trazo/ui', '../../ui/src/a.js'] },
  [`${ui}/theme`]: {
    allowed: ['./a.js'],
    refused: ['../primitives/button/index.js', '../domain/hero/index.js'],
  },
  [`${ui}/primitives/a`]: {
    allowed: ['../../lib/a.js'],
    refused: ['../../states/a.js', '../../domain/hero/index.js'],
  },
  [`${ui}/states/a`]: {
    allowed: ['../../primitives/a.js'],
    refused: ['../../domain/hero/index.js', '@trazo/api-client'],
  },
  [`${ui}/domain/fixtures`]: {
    allowed: ['./a.js', '@trazo/api-client/catalog'],
    refused: ['@trazo/api-client', '@trazo/logo-engine', '../../../../api-client/src/catalog/index.ts'],
  },
  [`${ui}/domain/a`]: {
    allowed: ['../../states/a.js'],
    refused: ['@trazo/api-client', '@trazo/api-client/catalog', '../../../../apps/logo-app/src/a.js'],
  },
};

/** Every way to name a module: the rule has to know each. */
const forms = [
  (from: string) => `import { a } from '${from}';\nconsole.log(a);\n`,
  (from: string) => `import type { A } from '${from}';\nexport type B = A;\n`,
  (from: string) => `export { a } from '${from}';\n`,
  (from: string) => `export const a = () => import('${from}');\n`,
];

/** A file for each import in a tree like the repository's, with its configuration; the files that lint refuses. */
function refusedFiles(files: Map<string, string>): Set<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const name of ['biome.jsonc', '.gitignore']) cpSync(join(root, name), join(folder, name));
  for (const [file, text] of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] };
  return new Set(diagnostics.map(({ location }) => location.path.replaceAll('\\', '/')));
}

test('a port takes from the engine what a brief is, and nothing that runs', () => {
  const ports = `${server}/ports`;
  const files = new Map([
    [
      `${ports}/brief.ts`,
      "import type { Brief, IndustryId } from '@trazo/logo-engine';\nexport type A = [Brief, IndustryId];\n",
    ],
    [
      `${ports}/engine.ts`,
      "import { createEngine } from '@trazo/logo-engine';\nexport const a = createEngine;\n",
    ],
    [`${ports}/all.ts`, "export * from '@trazo/logo-engine';\n"],
  ]);
  expect([...refusedFiles(files)].sort()).toEqual([`${ports}/all.ts`, `${ports}/engine.ts`]);
});

test('lint refuses every import against the direction of the architecture, and no other', () => {
  const files = new Map<string, string>();
  const expected: string[] = [];
  const meaning = new Map<string, string>();
  for (const [place, { allowed, refused }] of Object.entries(IMPORTS)) {
    for (const [index, from] of [...allowed, ...refused].entries()) {
      for (const [form, write] of forms.entries()) {
        const file = `${place}/sample-${index}-${form}.ts`;
        files.set(file, write(from));
        meaning.set(file, `${place}: ${write(from).split('\n')[0]}`);
        if (refused.includes(from)) expected.push(`${place}: ${write(from).split('\n')[0]}`);
      }
    }
  }
  const refused = [...refusedFiles(files)].map((file) => meaning.get(file) ?? file);
  expect(refused.sort()).toEqual(expected.sort());
});
