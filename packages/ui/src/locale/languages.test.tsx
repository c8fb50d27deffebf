import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { byHand } from '../../test/texts-by-hand';
import { ResultCount } from '../domain/result-count';
import { SortToggle } from '../domain/sort-toggle';
import { ColorPicker } from '../primitives/color-picker';

import { english } from './english';
import { portuguese } from './portuguese';
import { spanish, type Texts } from './spanish';
import { TrazoProvider } from './trazo-provider';

type Stories = Parameters<typeof composeStories>[0];

const FILES = import.meta.glob<Stories>('../{primitives,states,domain}/**/*.stories.tsx', { eager: true });
/** What stories say themselves, in Spanish as the product does. */
const SOURCES = import.meta.glob<string>(
  ['../{primitives,states,domain}/**/*.stories.tsx', '../domain/fixtures/*.ts'],
  { eager: true, query: '?raw', import: 'default' },
);
const FIXTURES = Object.entries(SOURCES)
  .filter(([path]) => path.includes('/fixtures/'))
  .map(([, source]) => source)
  .join('\n');

/** Every text of a table, as what it looks like on a page: `section.key` and a pattern. */
function patterns(table: Texts): Map<string, RegExp> {
  const found = new Map<string, RegExp>();
  for (const [section, texts] of Object.entries(table))
    for (const [key, text] of Object.entries<unknown>(texts)) {
      // A name, or any number: what the text is called with is the story's.
      const shown = typeof text === 'function' ? text('\u0000', '\u0000') : text;
      const escaped = String(shown).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      found.set(`${section}.${key}`, new RegExp(`^${escaped.replaceAll('\u0000', '.+?')}$`));
    }
  return found;
}

/** Which texts of a table a text can be. The stories say the same few thousand over and over: each is read once. */
function reader(table: Iterable<[string, RegExp]>): (text: string) => string[] {
  const all = [...table];
  const known = new Map<string, string[]>();
  return (text) => {
    const names = known.get(text) ?? all.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
    known.set(text, names);
    return names;
  };
}

const ATTRIBUTES = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt'];

/** What a page says, seen or heard: every run of text and every attribute that is read. */
function* said(root: Element): Generator<string> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node.textContent ?? '';
  for (const element of root.querySelectorAll('*'))
    for (const name of ATTRIBUTES) yield element.getAttribute(name) ?? '';
}

/** Shows every story in a language; calls back with what each says. */
async function everyStory(locale: string, texts: Texts, look: (path: string, says: Set<string>) => void) {
  for (const [path, stories] of Object.entries(FILES))
    for (const Story of Object.values(composeStories(stories)) as ComponentType[]) {
      const { unmount } = await render(
        <TrazoProvider locale={locale} texts={texts}>
          <Story />
        </TrazoProvider>,
      );
      // What is joined by a colon, or to a colour, is several texts: 'Cuenta: Ana', 'Color #2B50FF'.
      const says = [...said(document.body)].flatMap((text) => [text, ...text.split(/:| #/)]);
      look(path, new Set(says.map((text) => text.trim())));
      await unmount();
    }
}

test.each([
  ['en', english],
  ['pt-BR', portuguese],
] as const)('in %s no component says anything in Spanish', async (locale, table) => {
  const here = patterns(table);
  const foreign = [...patterns(spanish)].filter(([name, { source }]) => here.get(name)?.source !== source);
  const [ours, theirs] = [reader(here), reader(foreign)];
  const leaks = new Set<string>();
  const shown = new Set<string>();
  await everyStory(locale, table, (path, says) => {
    const own = SOURCES[path] + FIXTURES;
    for (const text of says) {
      for (const name of ours(text)) shown.add(name);
      for (const name of theirs(text)) if (!own.includes(text)) leaks.add(`${name} in ${path}: ${text}`);
    }
  });
  expect([...leaks]).toEqual([]);
  for (const [, , , says] of byHand)
    for (const text of [...says(table), table.color.invalid]) for (const name of ours(text)) shown.add(name);
  expect([...here.keys()].filter((name) => !shown.has(name))).toEqual([]);
});

const media = window.matchMedia.bind(window);
const stirring = (query: string) => media(query.includes('reduced-motion') ? 'not all' : query);

describe.each([
  ['en', english],
  ['pt-BR', portuguese],
] as const)('in %s', (locale, table) => {
  test.each(byHand)('%s speaks it too', async (_name, element, press, says) => {
    // Some of it moves, which the tests' browser does not want.
    const spy = vi.spyOn(window, 'matchMedia').mockImplementation(stirring);
    onTestFinished(() => spy.mockRestore());
    await render(
      <TrazoProvider locale={locale} texts={table}>
        {element}
      </TrazoProvider>,
    );
    for (const name of press(table)) await page.getByRole('button', { name, exact: true }).first().click();
    for (const text of says(table))
      await expect.poll(() => [...said(document.body)].map((found) => found.trim())).toContain(text);
  });
});

test('an unfinished code is told in the language around', async () => {
  const screen = await render(
    <TrazoProvider locale="en" texts={english}>
      <ColorPicker label="C" presets={[]} />
    </TrazoProvider>,
  );
  await screen.getByLabelText(english.color.hex).fill('#12');
  (document.activeElement as HTMLElement).blur();
  await expect.element(screen.getByText(english.color.invalid)).toBeVisible();
});

test('a prop comes before the provider, and what neither says is Spanish', async () => {
  const screen = await render(
    <TrazoProvider locale="en" texts={{ sort: { desc: 'From the provider', asc: 'From the provider too' } }}>
      <SortToggle value="desc" onValueChange={() => {}} texts={{ desc: 'From the prop' }} />
      <SortToggle value="asc" onValueChange={() => {}} texts={{ asc: undefined as unknown as string }} />
      <ResultCount count={5} />
    </TrazoProvider>,
  );
  const names = screen
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['From the prop', 'From the provider too']);
  await expect.element(screen.getByRole('status')).toHaveTextContent('5 logos encontrados');
});

/** The tables of all components, wherever they stand. */
const TABLES = import.meta.glob<Record<string, unknown>>(
  ['../{primitives,states}/*/texts.ts', '../domain/texts/*.ts'],
  { eager: true },
);

test('every section stands in one table, and in every language with the same texts', () => {
  const tables = Object.values(TABLES).flatMap((module) =>
    Object.values(module).filter((table) => typeof table === 'object' && table !== null),
  );
  const sections = tables.flatMap((table) => Object.keys(table));
  expect(sections.toSorted()).toEqual(Object.keys(spanish).toSorted());
  const names = (table: Texts) => [...patterns(table).keys()].toSorted();
  expect(names(english)).toEqual(names(spanish));
  expect(names(portuguese)).toEqual(names(spanish));
});
