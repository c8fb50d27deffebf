import { afterEach, beforeEach, inject } from 'vitest';
import { commands } from 'vitest/browser';
import { isDomain, isScreen, modesOf } from '../scripts/screenshot-rules.mjs';
import { unreadInBrands } from './brand-contrast.ts';
import { LONGEST, lookProblems, nextFrame, PADDING, resize } from './look.ts';
import { reflowProblems } from './reflow.ts';
import { targetProblems, underAFinger } from './targets.ts';

type Check = {
  name: string;
  /** Of a look, which alone is of interest to a run that takes screenshots. */
  mode?: string;
  of: (storyId: string) => boolean;
  problems: (storyId: string) => string[] | Promise<string[]>;
};

const reflows = (id: string) =>
  isDomain(id) || isScreen(id) || id.startsWith('states-') || id.startsWith('patterns-');
const isPressed = (id: string) => reflows(id) || id.startsWith('primitives-');

/** What is measured in script follows a new window some frames later: frames, not time, which a busy machine lacks. */
const FRAMES = 60;

/** Asks until the page has come to rest. */
async function settled(problems: () => string[]): Promise<string[]> {
  await nextFrame();
  let found = problems();
  for (let frames = 0; found.length > 0 && frames < FRAMES; frames += 1) {
    await nextFrame();
    found = problems();
  }
  return found;
}

/** A check of how a story looks in a mode, which is none in the other pass. */
const look = (mode: string, around: (storyId: string) => Promise<() => void | Promise<void>>): Check => ({
  name: `screenshot, ${mode}`,
  mode,
  of: (id) => modesOf(id, inject('pass')).includes(mode),
  problems: async (id) => {
    const leave = await around(id);
    try {
      return await lookProblems(mode, id);
    } finally {
      await leave();
    }
  },
});

const asItIs = async () => () => {};

/** As narrow as a phone, or as a page at 400 %. */
const narrowed = (storyId: string) => resize(320, isScreen(storyId) ? LONGEST : 800);

/** The browser shows the new size with the new window, not before. */
const isEnlarged = () => getComputedStyle(document.body).fontSize === '32px';

/** A check with text at twice its size, as a reader sets it for every page. */
const enlarged = (width: number, height: number): Check => ({
  name: `text at 200 %, ${width} px wide`,
  of: reflows,
  problems: async () => {
    document.documentElement.style.fontSize = '200%';
    try {
      await resize(width, height);
      return await settled(() => (isEnlarged() ? reflowProblems() : ['the text did not grow']));
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
});

/**
 * A drawing that inherits its colour may keep the one from before colours were forced (Chromium 147); one that comes
 * anew does so less often. Where the two are told apart, the component says which it is: `forced-fill`.
 */
function drawAgain(): void {
  const hidden = document.createElement('style');
  hidden.textContent = 'svg { display: none !important }';
  document.head.append(hidden);
  document.body.getBoundingClientRect();
  hidden.remove();
}

/** What is asked of every story, each question in one of the passes so that both take about as long. */
const CHECKS: Record<'light' | 'dark', Check[]> = {
  light: [
    { name: '24 px to press', of: isPressed, problems: () => targetProblems(24) },
    look('light', asItIs),
    { name: 'contrast in the brands', of: () => true, problems: unreadInBrands },
    {
      name: '320 px wide',
      of: reflows,
      problems: async (id) => {
        await narrowed(id);
        return settled(reflowProblems);
      },
    },
    look('narrow', async (id) => {
      await narrowed(id);
      return () => {};
    }),
    enlarged(1024, 768),
    enlarged(320, LONGEST),
  ],
  dark: [
    look('dark', asItIs),
    { name: 'contrast in the brands', of: () => true, problems: unreadInBrands },
    look('forced', async () => {
      await commands.forcedColors(true);
      drawAgain();
      return () => commands.forcedColors(false);
    }),
    {
      name: '44 px under a finger',
      of: isPressed,
      problems: async () => {
        const leave = underAFinger();
        try {
          return await settled(() => targetProblems(44));
        } finally {
          leave();
        }
      },
    },
  ],
};

/** A caret that blinks is in one capture of two. */
const still = document.createElement('style');
still.textContent = '* { caret-color: transparent !important }';
document.head.append(still);

/**
 * The margin is there before the story, because what hangs from a button would follow it later, in its own time.
 */
beforeEach(({ task }) => {
  document.body.style.padding = task.file.filepath.includes('/apps/') ? '' : `${PADDING}px`;
});

const isFullscreen = (context: object): boolean =>
  'story' in context &&
  (context.story as { parameters?: { layout?: string } }).parameters?.layout === 'fullscreen';

/** After a story has played and axe has passed, before the next takes its place: everything else, in its page. */
afterEach(async (context) => {
  const { task } = context;
  const storyId = 'storyId' in task.meta ? String(task.meta.storyId) : '';
  if (storyId === '' || task.result?.state === 'fail') return;
  if (isFullscreen(context)) document.body.style.padding = '';
  if (document.querySelector('[data-pseudo]')) await commands.forcePseudoStates();
  const failures: string[] = [];
  const taking = inject('screenshots').kind === 'take';
  // A Playground is a story that is asked everything already, with other controls.
  const checks = storyId.endsWith('--playground') ? [] : CHECKS[inject('pass')];
  const asked = checks.filter(({ mode, of }) => of(storyId) && (!taking || mode));
  for (const { name, problems } of asked) {
    for (const problem of await problems(storyId)) failures.push(`${storyId}, ${name}: ${problem}`);
  }
  task.meta.asked = asked.map(({ name }) => name);
  if (failures.length > 0) throw new Error(failures.join('\n'));
}, 120_000);
