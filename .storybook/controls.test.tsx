import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { userEvent } from 'storybook/test';
import { expect, onTestFinished, test } from 'vitest';
import { nextFrame } from './look.ts';

type Control = { type?: string; disable?: boolean; min?: number; max?: number };
type ArgType = { control?: Control; options?: readonly unknown[] };
type Args = Record<string, unknown>;
type Playground = ComponentType<Args> & { args: Args; argTypes: Record<string, ArgType> };

const MODULES = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../packages/ui/src/{primitives,states,domain}/*/*.stories.tsx',
);

/** Controls of what is not seen in a Playground as it stands, and when it is. */
const UNSEEN: Record<string, string> = {
  'adjust-dialog color': 'in place of a drawing that is missing',
  'logo-image color': 'in place of a picture that is missing',
  'logo-image name': 'in place of a picture that is missing',
  'proposal-picker color': 'in place of a drawing that is missing',
  'proposal-picker companyName': 'in place of a drawing that is missing',
  'tabs activationMode': 'when the arrow keys go from tab to tab',
  'top-bar openLabel': 'when the sidebar is put away',
};

/** What may be seen some frames later: a popover is placed once it has been measured. */
const FRAMES = 10;

/** Where a control of one value is moved to; nowhere, if it holds more than that. */
function movesOf({ control = {}, options }: ArgType, value: unknown): unknown[] {
  const { type, min = 0, max = 100 } = control;
  if (options) return options.filter((option) => option !== value);
  if (type === 'boolean') return [value !== true];
  if (type === 'color') return ['#B91C1C', '#0E7490'];
  if (type === 'text') return [`${value ?? ''} y algunas letras más`];
  return type === 'number' || type === 'range' ? [Number(value) + 1, min, max, 1] : [];
}

/** All that is shown: the page, what fields hold, which its markup does not tell, and what has the focus. */
function canvas(): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  const held = fields.map(({ value, checked }) => `${value} ${checked}`);
  return [document.body.innerHTML, document.activeElement?.outerHTML, ...held].join('\n');
}

/** The names of the controls that change nothing. */
async function deadOf(Story: Playground): Promise<string[]> {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const show = (args: Args) => flushSync(() => root.render(<Story {...Story.args} {...args} />));
  const isSeen = async (args: Args) => {
    show({});
    const before = canvas();
    show(args);
    for (let frame = 0; canvas() === before && frame < FRAMES; frame += 1) await nextFrame();
    return canvas() !== before;
  };
  try {
    show({});
    // What is behind a button is opened first, and stays so.
    const opener = box.querySelector<HTMLElement>('button[data-state=closed]');
    if (opener?.ariaHasPopup) await userEvent.click(opener);
    else opener?.focus();
    await nextFrame();
    const dead: string[] = [];
    for (const [prop, type] of Object.entries(Story.argTypes)) {
      const moves = type.control?.disable ? [] : movesOf(type, Story.args[prop]);
      let seen = moves.length === 0;
      for (const next of moves) seen ||= await isSeen({ [prop]: next });
      if (!seen) dead.push(prop);
    }
    return dead;
  } finally {
    flushSync(() => root.unmount());
    box.remove();
  }
}

test('every control of a Playground changes what it shows', { timeout: 600_000 }, async () => {
  const story = document.createDocumentFragment();
  story.append(...document.body.childNodes);
  onTestFinished(() => document.body.replaceChildren(story));
  const dead: string[] = [];
  for (const [path, load] of Object.entries(MODULES)) {
    const { Playground } = composeStories(await load()) as unknown as { Playground?: Playground };
    if (!Playground) continue;
    dead.push(...(await deadOf(Playground)).map((prop) => `${path.split('/').at(-2)} ${prop}`));
  }
  expect(dead.toSorted()).toEqual(Object.keys(UNSEEN));
});

test('asChild has a row and no switch, and only where it is', () => {
  const Text = (_props: { asChild?: boolean; hidden?: boolean }) => <p>Texto</p>;
  const argTypesOf = (...names: string[]) => {
    const argTypes = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]));
    const { One } = composeStories({ default: { component: Text, argTypes }, One: {} });
    return One?.argTypes;
  };
  expect(argTypesOf('asChild', 'hidden')).toMatchObject({
    asChild: { control: { disable: true } },
    hidden: { control: { type: 'boolean' } },
  });
  expect(argTypesOf('hidden')).not.toHaveProperty('asChild');
});
