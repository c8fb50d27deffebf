import { composeStories } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, inject, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import * as interaction from '../packages/ui/src/foundations/interaction.stories';
import { tokens } from '../packages/ui/src/foundations/theme-tokens';
import * as tokenStories from '../packages/ui/src/foundations/tokens.stories';
import { clipOf, endMotion, lookDifference, nextFrame, onPage, resize } from './look.ts';
import { dress, initialLook } from './page-look.ts';
import { stateClasses, stepsOf } from './steps.ts';

const LONG = 600_000;
/** Stands for every sheet here: they are all framed alike. */
const SHEET = 'foundations-tokens--colors';
const { Colors, Measures } = composeStories(tokenStories);
const sheets = composeStories(interaction);

/**
 * Shows a sheet as the stories' runner does, and remembers what it looks like. The story that the page showed last
 * stays in it until the next one comes: meanwhile it is elsewhere, or its parts would be taken for the sheet's.
 */
async function shown(sheet: ReactElement, theme = 'light') {
  const box = document.createElement('div');
  const story = document.createDocumentFragment();
  story.append(...document.body.childNodes);
  document.body.append(box);
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    document.body.replaceChildren(story);
    dress(initialLook);
  });
  dress({ ...initialLook, theme });
  flushSync(() => root.render(sheet));
  await clipOf('light', SHEET);
  if (box.querySelector('[data-pseudo]')) await commands.forcePseudoStates();
  await nextFrame();
  await commands.takeReference(await clipOf('light', SHEET));
  return root;
}

/** What lies around a part belongs to it, as its shadow does; of a swatch not even its edge, which blends with the page. */
function boxOf(element: Element) {
  const margin = element.parentElement?.matches('li') ? -3 : 4;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return onPage({
    left: Math.floor(left) - margin,
    top: Math.floor(top) - margin,
    right: Math.ceil(right) + margin,
    bottom: Math.ceil(bottom) + margin,
  });
}

/** A change of a sheet, and the part of it that is to look different then. */
type Change = { name: string; part: Element; make: () => void; undo: () => void };

/** Looks until exactly the expected parts of the sheet differ from the reference, and says which do in the end. */
async function differing(parts: Element[], expected: ReadonlySet<Element>, frames: number) {
  let found = new Set<Element>();
  for (let frame = 0; frame < frames; frame += 1) {
    await nextFrame();
    endMotion();
    const differs = await commands.compareWithReference(parts.map(boxOf));
    found = new Set(parts.filter((_, index) => differs[index]));
    if (parts.every((part) => found.has(part) === expected.has(part))) break;
  }
  return found;
}

/**
 * Makes changes, in every second part of the sheet at once and then in the others. While a part is changed the
 * others must stay as they are, so that no change is seen in the place of another.
 * @returns the changes that nobody would have seen
 */
async function unseenOf(changes: readonly Change[]): Promise<Change[]> {
  const parts = [...new Set(changes.map(({ part }) => part))];
  const rounds = new Map<string, Change[]>();
  const count = new Map<Element, number>();
  for (const change of changes) {
    const turn = count.get(change.part) ?? 0;
    count.set(change.part, turn + 1);
    const round = `${turn} ${parts.indexOf(change.part) % 2}`;
    rounds.set(round, [...(rounds.get(round) ?? []), change]);
  }
  const unseen: Change[] = [];
  const all = [...rounds.values()];
  for (const [index, round] of all.entries()) {
    const changed = new Set(round.map(({ part }) => part));
    for (const { make } of round) make();
    const found = await differing(parts, changed, 12);
    for (const { undo } of round) undo();
    unseen.push(...round.filter(({ part }) => !found.has(part)));
    const stray = [...found].filter((part) => !changed.has(part));
    // The next round finds what is left of this one, unless it changes the same parts.
    const isLast = all[index + 1]?.some(({ part }) => changed.has(part)) ?? true;
    const left = isLast ? await differing(parts, new Set(), 120) : [];
    if (stray.length > 0 || [...left].length > 0) {
      const elsewhere = changes.filter(({ part }) => stray.includes(part) || [...left].includes(part));
      throw new Error(
        `${namesIn(round).join(', ')} changed more of the sheet than its own part, or for good: see ${namesIn(elsewhere).join(', ')}`,
      );
    }
  }
  return unseen;
}

const namesIn = (changes: readonly Change[]) => changes.map(({ name }) => name);

/** Gives custom properties each of their next values. */
function stepsOn(partOf: (name: string) => Element, names: readonly string[]): Change[] {
  const { style } = document.documentElement;
  return names.flatMap((name) =>
    stepsOf(name).map((value) => ({
      name: `--${name}: ${value}`,
      part: partOf(name),
      make: () => style.setProperty(`--trazo-${name}`, value),
      undo: () => style.removeProperty(`--trazo-${name}`),
    })),
  );
}

const partOf = (name: string) => {
  const part = [...document.querySelectorAll('li')].find((item) => item.textContent === name);
  if (!part) throw new Error(`The sheet has no part for --${name}.`);
  return part;
};

/** The colour alone: the label beneath it is drawn in the theme's ink, which is changed too. */
const swatchOf = (name: string) => partOf(name.replace(/^raw-/, '')).firstElementChild ?? partOf(name);

const namesOf = (of: readonly { name: string }[]) => of.map(({ name }) => name);

test('the screenshots are compared, or this is not CI', () => {
  const task = inject('screenshots');
  if (task.kind === 'nothing' && !task.allowed) throw new Error(task.why);
});

/** What a theme decides is tested in both. */
const inThemes = test.each(['light', 'dark']);

inThemes('one step of any colour is seen in %s', { timeout: LONG }, async (theme) => {
  await shown(<Colors />, theme);
  expect(tokens.raw.length).toBeGreaterThan(45);
  expect(tokens.semantic.length).toBeGreaterThan(30);
  expect(namesIn(await unseenOf(stepsOn(swatchOf, namesOf(tokens.raw))))).toEqual([]);
  expect(namesIn(await unseenOf(stepsOn(swatchOf, namesOf(tokens.semantic))))).toEqual([]);
});

inThemes(
  'one pixel of any radius and any part of a shadow is seen in %s',
  { timeout: LONG },
  async (theme) => {
    await shown(<Measures />, theme);
    expect(tokens.radii.length).toBeGreaterThan(2);
    expect(tokens.shadows.length).toBeGreaterThan(1);
    expect(namesIn(await unseenOf(stepsOn(partOf, namesOf(tokens.radii))))).toEqual([]);
    expect(namesIn(await unseenOf(stepsOn(partOf, namesOf(tokens.shadows))))).toEqual([]);
  },
);

// What follows is the same in either theme, and tested in light: a look that goes missing fails a screenshot there.

test('one step of any other token is seen', { timeout: LONG }, async () => {
  const root = await shown(<Measures />);
  const list = document.querySelector('dl');
  if (!list) throw new Error('The sheet writes no token out.');
  const rows = new Map(
    [...document.querySelectorAll('dt')].map((term) => [term.textContent, term.parentElement]),
  );
  expect(tokens.written.length).toBeGreaterThan(35);
  const values = new Map(tokens.written.map(({ name, value }) => [name, value]));
  const write = () => {
    const written = tokens.written.map(({ name }) => ({ name, value: values.get(name) ?? '' }));
    flushSync(() => root.render(<Measures written={written} />));
  };
  const changes = tokens.written.flatMap(({ name, value }) =>
    stepsOf(name, value).map((next): Change => {
      const part = rows.get(name);
      if (!part) throw new Error(`The sheet does not write out --${name}.`);
      const set = (to: string) => () => {
        values.set(name, to);
        write();
      };
      return { name: `--${name}: ${next}`, part, make: set(next), undo: set(value) };
    }),
  );
  // A longer value may need a second line, and then the rows below it move: such a change is made alone.
  const heights = () => [...rows.values()].map((row) => row?.clientHeight).join();
  const before = heights();
  const moving = changes.filter(({ make, undo }) => {
    make();
    const moves = heights() !== before;
    undo();
    return moves;
  });
  const staying = changes.filter((change) => !moving.includes(change));
  expect(namesIn(await unseenOf(staying))).toEqual([]);
  expect(namesIn(await unseenOf(moving.map((change) => ({ ...change, part: list }))))).toEqual([]);
});

test('a story of which a part moved by one pixel is told of, though it is drawn anew', {
  timeout: LONG,
}, async () => {
  const { innerWidth: width, innerHeight: height } = window;
  onTestFinished(() => resize(width, height));
  await resize(1200, 900);
  await shown(<Colors />);
  const differs = async () => (await lookDifference('light', SHEET)) !== undefined;
  expect(
    await differs(),
    'the colours have changed: first npm run screenshots -- packages/ui/src/foundations',
  ).toBe(false);
  const [swatch] = document.querySelectorAll<HTMLElement>('li');
  if (!swatch) throw new Error('The sheet has no swatch.');
  swatch.style.translate = '0 1px';
  expect(await differs()).toBe(inject('screenshots').kind === 'compare');
  swatch.style.translate = '';
  expect(await differs()).toBe(false);
});

const SOURCES: Record<string, string> = import.meta.glob(
  [
    '../packages/ui/src/{lib,primitives,states,domain}/**/*.{ts,tsx}',
    '../apps/logo-app/src/**/*.tsx',
    '!**/*.test.*',
    '!**/*.stories.*',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const folderOf = (path: string) => path.split('/').at(-2) ?? '';

/** The looks of states that the sources in a folder name themselves; others come from where they belong. */
const looksIn = (folder: string) =>
  Object.entries(SOURCES).flatMap(([path, source]) =>
    folderOf(path) === folder ? stateClasses(source) : [],
  );

/** What every control may have taken from there. */
const shared = looksIn('lib');

/** `folder class` of every look of a state whose loss has been seen. */
const held = new Set<string>();

/** Takes looks of states from a specimen, one after another. */
function losses(specimen: HTMLElement, looks: readonly string[]): Change[] {
  const folder = specimen.dataset.specimen ?? '';
  const elements = [...specimen.querySelectorAll('[class]')];
  return [...new Set(looks)].flatMap((look) => {
    const wearers = elements.filter((element) => element.classList.contains(look));
    if (wearers.length === 0) return [];
    return {
      name: `${folder} ${look}`,
      part: specimen,
      make: () => {
        for (const element of wearers) element.classList.remove(look);
      },
      undo: () => {
        for (const element of wearers) element.classList.add(look);
      },
    };
  });
}

test.each(Object.entries(sheets))(
  '%s: no look of a state goes missing unseen',
  { timeout: LONG },
  async (_name, Sheet) => {
    await shown(<Sheet />);
    const specimens = [...document.querySelectorAll<HTMLElement>('[data-specimen]')];
    const own = specimens.flatMap((specimen) => losses(specimen, looksIn(specimen.dataset.specimen ?? '')));
    const unseen = await unseenOf(own);
    for (const { name } of own) held.add(name);
    expect(namesIn(unseen)).toEqual([]);
    const taken = specimens.flatMap((specimen) => losses(specimen, shared));
    const faint = new Set(await unseenOf(taken));
    for (const change of taken) if (!faint.has(change)) held.add(change.name);
  },
);

test('the ring around what has the focus does not go missing unseen', { timeout: LONG }, async () => {
  const { Pressed } = sheets;
  await shown(<Pressed />);
  const parts = [...document.querySelectorAll('[data-specimen]:has(a, button)')];
  const without = document.createElement('style');
  without.textContent = ':focus-visible { outline-color: transparent }';
  document.head.append(without);
  onTestFinished(() => without.remove());
  expect([...(await differing(parts, new Set(parts), 12))]).toEqual(parts);
});

/** Looks of a state that no sheet shows, and why. */
const ELSEWHERE: Record<string, string> = {
  'app-shell focus:outline-none': 'a drawer takes the focus itself when it opens, and shows none',
  'dialog focus:outline-none': 'a dialog takes the focus itself when it opens, and shows none',
  'popover focus:outline-none': 'a popover takes the focus itself when it opens, and shows none',
  'skip-link focus:translate-y-0': 'its own story shows it with the focus',
};

test('every look that a source gives to a state is on a sheet', () => {
  const missing = Object.entries(SOURCES).flatMap(([path, source]) => {
    const folder = folderOf(path);
    return [...new Set(stateClasses(source))]
      .filter((look) => {
        const isShared = path.includes('/src/lib/') && [...held].some((name) => name.endsWith(` ${look}`));
        return !isShared && !held.has(`${folder} ${look}`) && !ELSEWHERE[`${folder} ${look}`];
      })
      .map((look) => `${folder} ${look}`);
  });
  expect(missing).toEqual([]);
});
