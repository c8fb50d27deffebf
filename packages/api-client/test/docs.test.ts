import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DOCUMENTED_KINDS, errorsPage } from '../scripts/errors-page';
import { fallbacksPage } from '../scripts/fallbacks-page';
import * as errors from '../src/errors';

const page = (name: string) => readFileSync(new URL(`../docs/${name}`, import.meta.url), 'utf8');

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

describe('the documentation', () => {
  it('docs/fallbacks.md is what the tables say (npx pnpm --filter @trazo/api-client run docs:write)', () => {
    expect(page('fallbacks.md')).toBe(fallbacksPage());
  });

  it('docs/errors.md is what the errors say (npx pnpm --filter @trazo/api-client run docs:write)', () => {
    expect(page('errors.md')).toBe(errorsPage());
  });

  it('every snippet of the README is a file that the tests compile and run', () => {
    const snippets = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, snippet]) => snippet);
    const files = ['browser', 'node', 'watching', 'errors'].map((name) =>
      readFileSync(new URL(`../examples/${name}.ts`, import.meta.url), 'utf8'),
    );
    expect(snippets).toEqual(files);
  });

  it('the README has no link that works in the repository alone', () => {
    const links = [...readme.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target);
    expect(links.filter((target) => !/^(https:|#)/.test(target ?? ''))).toEqual([]);
  });

  it('docs/errors.md tells of every class', () => {
    const classes = Object.keys(errors).filter((name) => name.endsWith('Error') && name !== 'isClientError');
    expect(classes).toHaveLength(DOCUMENTED_KINDS.length);
    for (const name of classes) expect(errorsPage()).toContain(`\`${name}\``);
  });
});
