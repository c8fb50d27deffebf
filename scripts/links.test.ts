import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { lexer, type Token, walkTokens } from 'marked';
import { describe, expect, test } from 'vitest';
import { root } from './pnpm.mjs';

/** What a reader of the repository finds: what git keeps or is about to, never what a build has made. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const foldersAbove = (path: string): string[] =>
  path === '.' ? ['.'] : [path, ...foldersAbove(posix.dirname(path))];
const places = new Set(files.flatMap(foldersAbove));

const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plainText(token.tokens) : 'text' in token ? token.text : '',
    )
    .join('');

/** The anchors that GitHub gives to a page's headings: a repeated one gets a number. */
function anchorsOf(markdown: string): Set<string> {
  const anchors = new Set<string>();
  walkTokens(lexer(markdown), (token) => {
    if (token.type !== 'heading') return;
    const slug = plainText(token.tokens ?? [])
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
      .replaceAll(' ', '-');
    let anchor = slug;
    for (let count = 1; anchors.has(anchor); count += 1) anchor = `${slug}-${count}`;
    anchors.add(anchor);
  });
  return anchors;
}

/** Where a page's links and images lead, those of its HTML too. */
function targetsOf(markdown: string): string[] {
  const targets: string[] = [];
  walkTokens(lexer(markdown), (token) => {
    if (token.type === 'link' || token.type === 'image') targets.push(token.href);
    if (token.type === 'html')
      for (const [, target = ''] of token.text.matchAll(/\s(?:href|src)="([^"]*)"/g)) targets.push(target);
  });
  return targets;
}

/** The files and folders of ours that a page names as code; what a build makes, what a person makes, and patterns are none. */
function namedPaths(markdown: string): string[] {
  const paths: string[] = [];
  walkTokens(lexer(markdown), (token) => {
    if (token.type === 'codespan' && NAMED.test(token.text)) paths.push(token.text);
  });
  return paths;
}
const NAMED =
  /^(?!.*\/(?:dist|\.env|[A-Z]{2,})\b)(?:packages|apps|e2e|bench|consumers|deploy|testing|scripts|docs|src|test|\.storybook|\.github)\/[\w./-]*\w$/;

/** Named from the repository, from the page's folder, or from any package's. */
const isThere = (page: string, path: string): boolean =>
  ['', dirname(page), ...packages].some((from) => places.has(posix.join(from, path)));
const packages = files.filter((file) => file.endsWith('/package.json')).map((file) => dirname(file));

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What is wrong with a link; undefined: nothing, or it leads out of the repository, where nobody looks. */
function faultOf(page: string, target: string): string | undefined {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(target)) return undefined;
  const [path = '', anchor] = decodeURI(target).split('#');
  const file = path === '' ? page : posix.normalize(posix.join(dirname(page), path)).replace(/\/$/, '');
  if (!places.has(file)) return `${target}: there is no ${file} in the repository`;
  if (anchor === undefined || !file.endsWith('.md')) return undefined;
  return anchorsOf(read(file)).has(anchor) ? undefined : `${target}: ${file} has no heading with this anchor`;
}

describe('links in Markdown', () => {
  const pages = files.filter((file) => file.endsWith('.md'));

  test.each(pages)('%s leads to what exists', (page) => {
    const faults = targetsOf(read(page)).map((target) => faultOf(page, target));
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  });

  test.each(pages.filter((page) => !page.startsWith('.changeset/')))('%s names files that exist', (page) => {
    expect(namedPaths(read(page)).filter((path) => !isThere(page, path))).toEqual([]);
  });

  test('a file that is named and missing is found', () => {
    const page =
      '`src/nowhere.ts` `scripts/check.mjs` `npm run check` `apps/logo-app/dist` `docs/NAME.md` `src/app.ts`';
    expect(namedPaths(page)).toEqual(['src/nowhere.ts', 'scripts/check.mjs', 'src/app.ts']);
    expect(namedPaths(page).filter((path) => !isThere('README.md', path))).toEqual(['src/nowhere.ts']);
  });

  test('a missing file, a missing heading and a missing image of HTML are found', () => {
    const page =
      '[a](nowhere.md) [b](#nothing) [c](README.md) | <img src="docs/none.png">\n\n## Two *words*, twice\n\n## Two words, twice\n';
    const targets = targetsOf(page);
    expect(targets).toEqual(['nowhere.md', '#nothing', 'README.md', 'docs/none.png']);
    expect(targets.map((target) => faultOf('README.md', target))).toEqual([
      'nowhere.md: there is no nowhere.md in the repository',
      '#nothing: README.md has no heading with this anchor',
      undefined,
      'docs/none.png: there is no docs/none.png in the repository',
    ]);
    expect([...anchorsOf(page)]).toEqual(['two-words-twice', 'two-words-twice-1']);
  });
});
