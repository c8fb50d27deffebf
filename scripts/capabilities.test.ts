import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createClient } from '../packages/api-client/src/client.js';
import { CAPABILITIES } from '../packages/api-client/src/entities/capabilities.js';
import { root } from './pnpm.mjs';

const sourceOf = (folder: string, ...not: string[]): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) && !/\.(test|stories)\.|(^|\/)testing\//.test(file) && !not.includes(file),
    )
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');

const app = sourceOf('apps/logo-app/src');
const client = sourceOf('packages/api-client/src', 'entities/capabilities.ts', 'wire/open-api.generated.ts');
const server = readFileSync(join(root, 'apps/logo-server/src/http/contract/capabilities.ts'), 'utf8');
const calls = Object.keys(createClient({ baseUrl: 'http://localhost', apiKey: 'a' })).filter(
  (name) => name !== 'session' && name !== 'with',
);

/** What the client does by itself, or by a call that needs it. */
const inClient = (capability: string): boolean =>
  client.includes(`announces(connection, '${capability}')`) || client.includes(`'${capability}', options,`);

describe('what the server does beyond the specification', () => {
  test('the server and the client know the same capabilities', () => {
    const closed = /z\.enum\(\[([^\]]*)\]/.exec(server)?.[1] ?? '';
    expect([...closed.matchAll(/'(\w+)'/g)].map(([, name]) => name)).toEqual([...CAPABILITIES]);
  });

  test.each(CAPABILITIES)('%s is used by the app', (capability) => {
    expect(app.includes(`'${capability}'`) || inClient(capability)).toBe(true);
  });

  test.each(calls)('%s is called by the app', (call) => {
    expect(app).toMatch(new RegExp(`\\.${call}\\b`));
  });
});
