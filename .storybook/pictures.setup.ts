import { afterEach, beforeEach, expect, inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { isScreen, modesOf, placeOf } from '../scripts/picture-rules.mjs';
import { type Box, paintedBox } from './picture-frame.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forcedColors: (active: boolean) => Promise<void>;
  }
}

const PADDING = 16;
/** Nothing longer than this is pictured to its end; of a screen in a wide window, its first view. */
const LONGEST = 1000;
const FIRST_VIEW = 720;
const NARROW = 320;
const FRAME = 'picture-frame';

/** One frame of the page, or a while in a page that draws none. */
const nextFrame = () =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 250);
  });

/** Motion at its end, fonts there, pictures in sight decoded. */
async function loaded(): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  await document.fonts.ready;
  const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  const decoded = Promise.allSettled(inSight.map((image) => image.decode()));
  await Promise.race([decoded, new Promise((done) => setTimeout(done, 2000))]);
}

/** Gives the story another window, and goes on when it has it. */
async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  for (let tries = 0; (innerWidth !== width || innerHeight !== height) && tries < 60; tries += 1) {
    await nextFrame();
  }
}

/** The part of the window to picture. Of a screen always as much, of the rest what is painted. */
function frameOf(mode: string, storyId: string): Box {
  if (isScreen(storyId)) {
    const bottom = Math.min(mode === 'narrow' ? LONGEST : FIRST_VIEW, innerHeight);
    return { left: 0, top: 0, right: innerWidth, bottom };
  }
  const box = paintedBox() ?? { left: 0, top: 0, right: 64, bottom: 64 };
  const narrow = mode === 'narrow';
  return {
    left: narrow ? 0 : Math.max(0, Math.floor(box.left) - PADDING),
    top: Math.max(0, Math.floor(box.top) - PADDING),
    right: narrow ? innerWidth : Math.min(innerWidth, Math.ceil(box.right) + PADDING),
    bottom: Math.min(LONGEST, innerHeight, Math.ceil(box.bottom) + PADDING),
  };
}

/** The frame once it stands still, in a window that is high enough for it. */
async function settledFrame(mode: string, storyId: string): Promise<Box> {
  scrollTo(0, 0);
  await loaded();
  const bottom = isScreen(storyId) ? 0 : (paintedBox()?.bottom ?? 0);
  if (bottom + PADDING > innerHeight && innerHeight < LONGEST) {
    await resize(innerWidth, Math.min(LONGEST, Math.ceil(bottom) + PADDING));
    await loaded();
  }
  let frame = frameOf(mode, storyId);
  // What hangs from a button finds its place some frames later than the rest.
  const enough = document.querySelector('[data-radix-popper-content-wrapper]') ? 8 : 1;
  for (let still = 0, tries = 0; still < enough && tries < 30; tries += 1) {
    await nextFrame();
    const next = frameOf(mode, storyId);
    still = JSON.stringify(next) === JSON.stringify(frame) ? still + 1 : 0;
    frame = next;
  }
  return frame;
}

/** Lays a frame over the story that is there and compares what is inside it. */
async function picture(mode: string, storyId: string): Promise<void> {
  const { left, top, right, bottom } = await settledFrame(mode, storyId);
  const frame = document.createElement('div');
  // The runner finds an element by its id, else by its place among others, which may come and go.
  frame.id = FRAME;
  Object.assign(frame.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
    pointerEvents: 'none',
  });
  document.body.append(frame);
  try {
    await expect.element(page.elementLocator(frame)).toMatchScreenshot(placeOf(mode, storyId));
  } finally {
    frame.remove();
  }
}

/** Before a mode's picture and after it; a story begins with the window it asks for. */
const enter: Record<string, (storyId: string) => Promise<void>> = {
  narrow: (storyId) => resize(NARROW, isScreen(storyId) ? LONGEST : 800),
  forced: () => commands.forcedColors(true),
};
const leave: Record<string, () => Promise<void>> = { forced: () => commands.forcedColors(false) };

/**
 * Storybook's own margin around a story, which the tests' page lacks; without it focus rings leave the picture.
 * It is there before the story, because what hangs from a button would follow it later, in its own time.
 */
beforeEach(({ task }) => {
  document.body.style.padding = task.file.filepath.includes('/apps/') ? '' : `${PADDING}px`;
});

const isFullscreen = (context: object): boolean =>
  'story' in context &&
  (context.story as { parameters?: { layout?: string } }).parameters?.layout === 'fullscreen';

/** After a story has played and been checked, before the next takes its place: its pictures. */
afterEach(async (context) => {
  const { task } = context;
  const storyId = 'storyId' in task.meta ? String(task.meta.storyId) : '';
  if (storyId === '' || task.result?.state === 'fail' || !inject('pictures').compared) return;
  const failures: string[] = [];
  if (isFullscreen(context)) document.body.style.padding = '';
  for (const mode of modesOf(storyId, inject('pass'))) {
    try {
      await enter[mode]?.(storyId);
      await picture(mode, storyId);
    } catch (error) {
      failures.push(`${mode}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await leave[mode]?.();
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}, 120_000);
