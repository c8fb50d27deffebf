import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { entries } from '../scripts/exports.mjs';
import { publicComponents } from './public-components';

const root = fileURLToPath(new URL('..', import.meta.url));
/** A provider has nothing to show: its page is `Foundations/Languages`. */
const components = publicComponents().filter(({ entry }) => entry !== 'provider');
const folders = [...new Set(components.map(({ entry }) => entry))].map((entry) => ({
  entry,
  folder: dirname(join(root, entries()[entry] ?? '')),
}));

/** The parts of a page, in their order; a domain component's contract is its SPEC.md. */
const SECTIONS = [
  'When to use it',
  'When not to use it',
  "Do and don't",
  'Anatomy',
  'Keyboard',
  'Accessibility',
  'Content',
  'Related',
];

/** What makes a component one that is operated: a native control, a part of Radix, or one of our own controls. */
const CONTROL =
  /<(button|a|input|select|textarea|summary)\b|: 'button'|: 'a'|tabIndex: 0|'@radix-ui\/react-(?!slot)|primitives\/(button|icon-button|link|switch|select|text-input|text-area|search-input|radio-tiles|toggle-group|color-picker|dialog|disclosure|dropdown-menu)'|'\.\.\/(button|icon-button)'/;

let docs: Map<string, { importPath: string; anchors: string[] }>;

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const configDir = fileURLToPath(new URL('../../../.storybook', import.meta.url));
  const index = await buildIndex({ configDir });
  docs = new Map(
    Object.values(index.entries).flatMap((entry) =>
      entry.type === 'docs'
        ? [[entry.id, { importPath: entry.importPath, anchors: (entry.anchors ?? []).map((a) => a.title) }]]
        : [],
    ),
  );
}, 60_000);

describe.each(folders)('the page of $entry', ({ entry, folder }) => {
  const page = join(folder, `${entry}.mdx`);
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const part = (name: string) => text.split(`## ${name}\n`)[1]?.split(/^## /m)[0]?.trim() ?? '';

  test('has every section, none of them empty', () => {
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(SECTIONS);
    for (const name of SECTIONS) expect(part(name), name).toMatch(/\w{3}/);
  });

  test('shows at least one thing to do beside one not to, each with its reason', () => {
    const pairs = part("Do and don't").split('<DoDont').slice(1);
    expect(pairs).not.toEqual([]);
    for (const pair of pairs) {
      for (const prop of ['do={', 'doNote=', 'dont={', 'dontNote=']) expect(pair).toContain(prop);
    }
  });

  if (isOperated(folder)) {
    test('says which keys it takes', () => {
      const keys = [...part('Keyboard').matchAll(/^ {2}\[['"].+['"], ['"].+['"]\],$/gm)];
      expect(keys).not.toEqual([]);
    });
  }

  test('has a table of props for each component of its entry', () => {
    const [, names, closed] = /<Props of=\{\{ ([^}]*) \}\}( closed)? \/>/.exec(text) ?? [];
    const tables = names?.split(', ');
    const own = components.filter((component) => component.entry === entry).map(({ name }) => name);
    expect(tables?.toSorted()).toEqual(own.toSorted());
    // Without a rest that goes to its element, the table is all there is.
    expect(closed === undefined).toBe(readFileSync(join(folder, `${entry}.tsx`), 'utf8').includes('...rest'));
  });

  test('shows the SPEC.md, where there is one', () => {
    expect(text.includes("import spec from './SPEC.md?raw';")).toBe(existsSync(join(folder, 'SPEC.md')));
    expect(text.includes('<Contract>{spec}</Contract>')).toBe(existsSync(join(folder, 'SPEC.md')));
  });

  test('is what Storybook shows, leads to pages that are there, and is found by its other names', () => {
    const shown = [...docs].find(([, { importPath }]) => importPath.endsWith(`/${entry}/${entry}.mdx`));
    expect(shown?.[0]).toMatch(/--docs$/);
    expect(shown?.[1].anchors).toContainEqual(expect.stringMatching(/^Also called: \S+/));
    const links = [...text.matchAll(/\(\?path=\/docs\/([\w-]+)\)/g)].map(([, id]) => id ?? '');
    expect(links).not.toEqual([]);
    expect(links.filter((id) => !docs.has(id))).toEqual([]);
  });
});

test('the page of the provider has no heading of the same id as its table of props', () => {
  const text = readFileSync(join(root, 'src/locale/trazo-provider.mdx'), 'utf8');
  const [, name] = /<Props of=\{\{ (\w+) \}\}/.exec(text) ?? [];
  expect(name).toBe('TrazoProvider');
  expect(text).not.toMatch(new RegExp(`^#+ ${name}$`, 'm'));
});

/** Whether a component has something to operate, by its source without tests and stories. */
function isOperated(folder: string): boolean {
  return readdirSync(folder)
    .filter((file) => /\.tsx$/.test(file) && !/\.(test|stories)\.tsx$/.test(file))
    .some((file) => CONTROL.test(readFileSync(join(folder, file), 'utf8')));
}
