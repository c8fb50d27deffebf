import { inject } from 'vitest';
import { commands, page } from 'vitest/browser';
import { isExact, isScreen } from '../scripts/screenshot-rules.mjs';
import type { Clip } from './commands.ts';
import { type Box, paintedBox } from './painted-box.ts';

/** Storybook's own margin around a story, without which focus rings leave the screenshot. */
export const PADDING = 16;
/** Nothing longer than this is taken to its end; of a screen in a wide window, its first view. */
export const LONGEST = 1000;
const FIRST_VIEW = 720;
/** Swatches and states are taken to their end: as high as the browser's window. */
const HIGHEST = 2400;
const longest = (storyId: string) => (isExact(storyId) ? HIGHEST : LONGEST);

/** A caret that blinks is in one capture of two; under forced colours the browser shows it all the same, and it stands still. */
const still = document.createElement('style');
still.textContent = '* { caret-color: transparent !important; caret-animation: manual !important }';
document.head.append(still);

/** One frame of the page, or a while in a page that draws none. */
export const nextFrame = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 250);
  });

/** Gives the story another window, and goes on when it has it. */
export async function resize(width: number, height: number): Promise<void> {
  if (innerWidth === width && innerHeight === height) return;
  await page.viewport(width, height);
  for (let tries = 0; (innerWidth !== width || innerHeight !== height) && tries < 60; tries += 1) {
    await nextFrame();
  }
}

/** What is hidden or far below never loads, and is not waited for. */
function isInSight(image: HTMLImageElement): boolean {
  const { left, top, right, bottom } = image.getBoundingClientRect();
  const inWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return inWindow && image.checkVisibility({ contentVisibilityAuto: true });
}

/** Takes everything that moves by itself to where it stops. What follows the scrolling has no end to be taken to. */
export function endMotion(): void {
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline) continue;
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
}

/** Motion at its end, fonts there, pictures in sight decoded. */
async function loaded(): Promise<void> {
  endMotion();
  await document.fonts.ready;
  const inSight = [...document.images].filter(isInSight);
  const decoded = Promise.allSettled(inSight.map((image) => image.decode()));
  await Promise.race([decoded, new Promise((done) => setTimeout(done, 2000))]);
}

/** The part of the window to take. Of a screen always as much, of the rest what is painted. */
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
    bottom: Math.min(longest(storyId), innerHeight, Math.ceil(box.bottom) + PADDING),
  };
}

/** The frame once it stands still, in a window that is high enough for it. */
async function settledFrame(mode: string, storyId: string): Promise<Box> {
  scrollTo(0, 0);
  await loaded();
  const bottom = isScreen(storyId) ? 0 : (paintedBox()?.bottom ?? 0);
  if (bottom + PADDING > innerHeight && innerHeight < longest(storyId)) {
    // What fills the window grows with it: a higher one by the margin would be filled again, capture by capture.
    const height = bottom === innerHeight ? longest(storyId) : Math.ceil(bottom) + PADDING;
    await resize(innerWidth, Math.min(longest(storyId), height));
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

/** From the story's own window to the browser's. */
export function onPage({ left, top, right, bottom }: Box): Clip {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: frame.left + left, y: frame.top + top, width: right - left, height: bottom - top };
}

/** Where the story that is there is on the page, once it stands still. */
export const clipOf = async (mode: string, storyId: string): Promise<Clip> =>
  onPage(await settledFrame(mode, storyId));

/**
 * Has the browser lay out and paint all of the page anew. Where a box came to lie between two rows of pixels, its text
 * may stay in the row that it had before: which one depends on the steps in which the page grew, and so on how busy the
 * machine is. What the page itself has measured or done is left as it is: between the two sizes there is no frame in
 * which a script could see one.
 */
function drawAnew(): void {
  for (const zoom of ['1.25', '']) {
    document.documentElement.style.zoom = zoom;
    document.body.getBoundingClientRect();
  }
}

/** More captures than this are not waited for: a story that never rests says so. */
const MOST_CAPTURES = 40;
/** Captures that must agree before a look is taken or a difference counts: a screen loads in several steps. */
const RESTED = 4;

/**
 * Takes or compares the screenshot of the story that is there. One is taken of the page drawn anew. A comparison that
 * holds needs one capture; a difference counts once the page has stopped changing, has been drawn anew, and has stopped
 * again.
 * @returns what differs from the screenshot, if anything does
 */
export async function lookDifference(mode: string, storyId: string): Promise<string | undefined> {
  const { kind } = inject('screenshots');
  if (kind === 'nothing') return undefined;
  const enough = kind === 'take' && !isScreen(storyId) ? 1 : RESTED;
  let isAnew = kind === 'take';
  if (isAnew) drawAnew();
  for (let captures = 0, rested = 0; captures < MOST_CAPTURES; captures += 1) {
    const clip = await clipOf(mode, storyId);
    const { difference, still } =
      kind === 'take'
        ? { difference: 'taken', ...(await commands.takeScreenshot(mode, storyId, clip)) }
        : await commands.compareScreenshot(mode, storyId, clip);
    if (difference === undefined) return undefined;
    rested = still ? rested + 1 : 0;
    if (rested >= enough && isAnew) return kind === 'take' ? undefined : difference;
    if (rested >= enough) {
      drawAnew();
      isAnew = true;
      rested = 0;
    }
    if (enough > 1) await new Promise((done) => setTimeout(done, 100));
    await nextFrame();
  }
  return 'the story never stands still';
}

/** What is wrong with the look of the story that is there, in words. What differs is kept for a person to look at. */
export async function lookProblems(mode: string, storyId: string): Promise<string[]> {
  const difference = await lookDifference(mode, storyId);
  if (difference === undefined) return [];
  if (inject('screenshots').kind === 'take') return [difference];
  await commands.keepDifference(mode, storyId);
  return [`${difference}. See .build/screenshots/${mode}/${storyId}.*.png`];
}
