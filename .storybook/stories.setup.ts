import { afterEach, beforeEach, inject } from 'vitest';
import { commands } from 'vitest/browser';
import { isDomain, isScreen, modesOf } from '../scripts/screenshot-rules.mjs';
import { unreadInBrands, unreadInDark } from './contrast.ts';
import { LONGEST, lookProblems, nextFrame, PADDING, resize } from './look.ts';
import { currentLook, dress } from './page-look.ts';
import { reflowProblems } from './reflow.ts';
import { targetProblems, underAFinger } from './targets.ts';

/** The story that is there, as the addon composed it. */
type Story = { parameters?: { layout?: string; a11y?: object } };

type Check = {
  name: string;
  /** Of a look, which alone is of interest to a run that takes screenshots. */
  mode?: string;
  of: (storyId: string) => boolean;
  problems: (storyId: string, story: Story) => string[] | Promise<string[]>;
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

/** A check of how a story looks in a mode. */
const look = (mode: string, around: (storyId: string) => Promise<() => void | Promise<void>>): Check => ({
  name: `screenshot, ${mode}`,
  mode,
  of: (id) => modesOf(id).includes(mode),
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

/** Text at twice its size, as a reader sets it for every page: on a phone and on a small screen. */
async function enlargedProblems(): Promise<string[]> {
  const found: string[] = [];
  document.documentElement.style.fontSize = '200%';
  try {
    for (const [width, height] of [
      [320, LONGEST],
      [1024, 768],
    ] as const) {
      await resize(width, height);
      const problems = await settled(() => (isEnlarged() ? reflowProblems() : ['the text did not grow']));
      found.push(...problems.map((problem) => `${width} px wide: ${problem}`));
    }
  } finally {
    document.documentElement.style.fontSize = '';
  }
  return found;
}

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

/** What is asked at the width of a desk, in light. */
const IN_LIGHT: Check[] = [
  { name: '24 px to press', of: isPressed, problems: () => targetProblems(24) },
  look('light', asItIs),
  { name: 'contrast in the brands', of: () => true, problems: unreadInBrands },
];

/** What is asked of the same page once it is dark. */
const IN_DARK: Check[] = [
  {
    name: 'contrast in dark',
    of: () => true,
    problems: (_id, { parameters }) => unreadInDark(parameters?.a11y),
  },
  look('dark', asItIs),
  { name: 'contrast in the brands, dark', of: () => true, problems: unreadInBrands },
  look('forced', async () => {
    await commands.emulate({ forcedColors: 'active' });
    drawAgain();
    return () => commands.emulate({ forcedColors: 'none' });
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
];

/** What is asked in other windows, in light again. */
const ELSEWHERE: Check[] = [
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
  { name: 'text at 200 %', of: reflows, problems: enlargedProblems },
];

const ROUNDS = [
  { theme: 'light', checks: IN_LIGHT },
  { theme: 'dark', checks: IN_DARK },
  { theme: 'light', checks: ELSEWHERE },
] as const;

/**
 * The reader's system turns, and with it the page. Nothing fades on the way: what inherits a colour that fades would
 * begin to fade itself when that has ended.
 */
async function turn(theme: 'light' | 'dark'): Promise<void> {
  if (currentLook.theme === theme) return;
  const atOnce = document.createElement('style');
  atOnce.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(atOnce);
  await commands.emulate({ colorScheme: theme });
  dress({ ...currentLook, theme });
  document.body.getBoundingClientRect();
  atOnce.remove();
}

/**
 * The margin is there before the story, because what hangs from a button would follow it later, in its own time.
 */
beforeEach(({ task }) => {
  document.body.style.padding = task.file.filepath.includes('/apps/') ? '' : `${PADDING}px`;
});

/** After a story has played and axe has passed, before the next takes its place: everything else, in its page. */
afterEach(async (context) => {
  const { task } = context;
  const storyId = 'storyId' in task.meta ? String(task.meta.storyId) : '';
  if (storyId === '' || task.result?.state === 'fail') return;
  const story: Story = 'story' in context ? (context.story as Story) : {};
  if (story.parameters?.layout === 'fullscreen') document.body.style.padding = '';
  if (document.querySelector('[data-pseudo]')) await commands.forcePseudoStates();
  const failures: string[] = [];
  const asked: string[] = [];
  const taking = inject('screenshots').kind === 'take';
  // A Playground is a story that is asked everything already, with other controls.
  const rounds = storyId.endsWith('--playground') ? [] : ROUNDS;
  try {
    for (const { theme, checks } of rounds) {
      for (const { name, mode, of, problems } of checks) {
        if (!of(storyId) || (taking && !mode)) continue;
        await turn(theme);
        for (const problem of await problems(storyId, story))
          failures.push(`${storyId}, ${name}: ${problem}`);
        asked.push(name);
      }
    }
  } finally {
    await turn('light');
  }
  task.meta.asked = asked;
  if (failures.length === 0) return;
  if (failures.some((failure) => failure.includes('.build/screenshots/')))
    failures.push(
      `If the new look is meant: npm run screenshots -- ${task.file.name.replace(/\/[^/]*$/, '')}`,
    );
  throw new Error(failures.join('\n'));
}, 600_000);
