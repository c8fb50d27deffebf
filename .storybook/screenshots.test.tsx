import { composeStories } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, inject, onTestFinished, test } from 'vitest';
import { commands } from 'vitest/browser';
import * as interaction from '../packages/ui/src/foundations/interaction.stories';
import { tokens } from '../packages/ui/src/foundations/theme-tokens';
import * as tokenStories from '../packages/ui/src/foundations/tokens.stories';
import { clipOf, endMotion, nextFrame, onPage } from './look.ts';
import { stateClasses, stepsOf } from './steps.ts';

const LONG = 180_000;
/** Stands for every sheet here: they are all framed alike. */
const SHEET = 'foundations-tokens--colors';
const { Colors, Measures } = composeStories(tokenStories);
const sheets = composeStories(interaction);

/**
 * Shows a sheet as the stories' runner does, and remembers what it looks like. The story that the page showed last
 * stays in it until the next one comes: it would be on the sheet.
 */
async function shown(sheet: ReactElement) {
  const box = document.createElement('div');
  box.id = 'sheet';
  const alone = document.createElement('style');
  alone.textContent = 'body > :not(#sheet) { display: none !important }';
  document.body.append(box);
  document.head.append(alone);
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    box.remove();
    alone.remove();
  });
  flushSync(() => root.render(sheet));
  await clipOf('light', SHEET);
  if (box.querySelector('[data-pseudo]')) await commands.forcePseudoStates();
  await nextFrame();
  await commands.takeReference(await clipOf('light', SHEET));
  return root;
}

const boxOf = (element: Element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return onPage({
    left: Math.floor(left) - 4,
    top: Math.floor(top) - 4,
    right: Math.ceil(right) + 4,
    bottom: Math.ceil(bottom) + 4,
  });
};

/** Whether the comparison comes to say that a part of the sheet differs, or that it does not. */
async function comesTo(part: Element, differs: boolean, frames: number): Promise<boolean> {
  for (let frame = 0; frame < frames; frame += 1) {
    await nextFrame();
    endMotion();
    if (((await commands.compareWithReference(boxOf(part))) !== undefined) === differs) return true;
  }
  return false;
}

const isSeen = (part: Element) => comesTo(part, true, 12);

/** What one change did is gone before the next is made, or its difference would count for both. */
async function backAgain(part: Element, name: string): Promise<void> {
  if (!(await comesTo(part, false, 120))) throw new Error(`The sheet still shows the change of ${name}.`);
}

const partOf = (name: string) => {
  const part = [...document.querySelectorAll('li')].find((item) => item.textContent === name);
  if (!part) throw new Error(`The sheet has no part for --${name}.`);
  return part;
};

/** Gives custom properties each of their next values in turn; returns those that nobody would have seen. */
async function unseenSteps(names: readonly string[], label = (name: string) => name): Promise<string[]> {
  const { style } = document.documentElement;
  const unseen: string[] = [];
  for (const name of names) {
    const part = partOf(label(name));
    for (const value of stepsOf(name)) {
      style.setProperty(`--${name}`, value);
      try {
        if (!(await isSeen(part))) unseen.push(`--${name}: ${value}`);
      } finally {
        style.removeProperty(`--${name}`);
      }
      await backAgain(part, `--${name}`);
    }
  }
  return unseen;
}

const namesOf = (of: readonly { name: string }[]) => of.map(({ name }) => name);

test('the screenshots are compared, or this is not CI', () => {
  const task = inject('screenshots');
  if (task.kind === 'nothing' && !task.allowed) throw new Error(task.why);
});

test('one step of any colour is seen', { timeout: LONG }, async () => {
  await shown(<Colors />);
  expect(tokens.raw.length).toBeGreaterThan(50);
  expect(tokens.semantic.length).toBeGreaterThan(30);
  expect(await unseenSteps(namesOf(tokens.raw), (name) => name.replace(/^raw-/, ''))).toEqual([]);
  expect(await unseenSteps(namesOf(tokens.semantic))).toEqual([]);
});

test('one pixel of any radius and any part of a shadow is seen', { timeout: LONG }, async () => {
  await shown(<Measures />);
  expect(tokens.radii.length).toBeGreaterThan(2);
  expect(tokens.shadows.length).toBeGreaterThan(1);
  expect(await unseenSteps(namesOf(tokens.radii))).toEqual([]);
  expect(await unseenSteps(namesOf(tokens.shadows))).toEqual([]);
});

test('one step of any other token is seen', { timeout: LONG }, async () => {
  const root = await shown(<Measures />);
  const list = document.querySelector('dl');
  if (!list) throw new Error('The sheet writes no token out.');
  expect(tokens.written.length).toBeGreaterThan(40);
  const unseen: string[] = [];
  for (const token of tokens.written) {
    for (const value of stepsOf(token.name, token.value)) {
      const written = tokens.written.map((other) => (other === token ? { ...other, value } : other));
      flushSync(() => root.render(<Measures written={written} />));
      if (!(await isSeen(list))) unseen.push(`--${token.name}: ${value}`);
    }
  }
  expect(unseen).toEqual([]);
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

/** The looks of states that the sources in a folder name themselves; others come from where they belong. */
const ownLooks = (folder: string) =>
  Object.entries(SOURCES).flatMap(([path, source]) =>
    folderOf(path) === folder ? stateClasses(source) : [],
  );

const folderOf = (path: string) => path.split('/').at(-2) ?? '';

/** `folder class` of every look of a state whose loss has been seen. */
const held = new Set<string>();

test.each(Object.entries(sheets))(
  '%s: no look of a state goes missing unseen',
  { timeout: LONG },
  async (_name, Sheet) => {
    await shown(<Sheet />);
    const unseen: string[] = [];
    for (const specimen of document.querySelectorAll<HTMLElement>('[data-specimen]')) {
      const folder = specimen.dataset.specimen ?? '';
      const own = ownLooks(folder);
      const elements = [...specimen.querySelectorAll('[class]')];
      const looks = new Set(elements.flatMap((element) => stateClasses(element.getAttribute('class') ?? '')));
      for (const look of looks) {
        const wearers = elements.filter((element) => element.classList.contains(look));
        for (const element of wearers) element.classList.remove(look);
        const seen = await isSeen(specimen);
        for (const element of wearers) element.classList.add(look);
        await backAgain(specimen, `${folder} ${look}`);
        if (seen) held.add(`${folder} ${look}`);
        else if (own.includes(look)) unseen.push(`${folder} ${look}`);
      }
    }
    expect(unseen).toEqual([]);
  },
);

test('the ring around what has the focus does not go missing unseen', { timeout: LONG }, async () => {
  const { Pressed } = sheets;
  await shown(<Pressed />);
  const without = document.createElement('style');
  without.textContent = ':focus-visible { outline-color: transparent }';
  document.head.append(without);
  onTestFinished(() => without.remove());
  for (const specimen of document.querySelectorAll('[data-specimen]:has(a, button)')) {
    expect(await isSeen(specimen), specimen.getAttribute('data-specimen') ?? '').toBe(true);
  }
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
        const shared = path.includes('/src/lib/') && [...held].some((name) => name.endsWith(` ${look}`));
        return !shared && !held.has(`${folder} ${look}`) && !ELSEWHERE[`${folder} ${look}`];
      })
      .map((look) => `${folder} ${look}`);
  });
  expect(missing).toEqual([]);
});
