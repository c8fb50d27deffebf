import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { asStored, cut, difference, differenceImage, type Pixels } from '../scripts/screenshot-pixels.mjs';
import { type Box, type Cell, type Cells, componentOf, isExact } from '../scripts/screenshot-rules.mjs';
import {
  cellsOf,
  differences,
  fingerprintOf,
  imageOf,
  pixelsOf,
  sheetOf,
  taken,
} from '../scripts/screenshot-store.mjs';

/** What a reader sets for all pages. */
export type System = { colorScheme?: 'light' | 'dark'; forcedColors?: 'active' | 'none' };

/** Part of the browser's window, in CSS pixels. */
export type Clip = { x: number; y: number; width: number; height: number };

/** `still`: this capture equals the one before it, and nothing was being loaded. */
export type Comparison = { difference: string | undefined; still: boolean };

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What the reader's system says: of its colours what is named, the rest stays. */
    emulate: (system: System) => Promise<void>;
    forcePseudoStates: () => Promise<void>;
    compareScreenshot: (mode: string, storyId: string, clip: Clip) => Promise<Comparison>;
    keepDifference: (mode: string, storyId: string) => Promise<void>;
    takeScreenshot: (mode: string, storyId: string, clip: Clip) => Promise<{ still: boolean }>;
    takeReference: (clip: Clip) => Promise<void>;
    /** Which parts of the reference, one for each clip, are no longer the same to the last pixel. */
    compareWithReference: (clips: Clip[]) => Promise<boolean[]>;
  }
}

type Context = Parameters<BrowserCommand<[]>>[0];
type Session = Awaited<ReturnType<Context['context']['newCDPSession']>>;
type Page = Context['page'];
type Request = Awaited<ReturnType<Page['waitForRequest']>>;

const sessions = new WeakMap<Page, Promise<Session>>();
/** One for each page: a session costs more than a screenshot. */
function sessionOf({ page, context }: Context): Promise<Session> {
  const session = sessions.get(page) ?? context.newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** The browser's own capture, without the checks that Playwright makes around it: the story stands still already. */
async function captureImage(context: Context, clip: Clip): Promise<Buffer> {
  const session = await sessionOf(context);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: { ...clip, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

/** The sheets of the components that a page has been at lately: it goes through the stories of one in turn. */
const SHEETS_KEPT = 8;
const sheets = new Map<string, Promise<Pixels>>();
const cells = new Map<string, Cells>();

/** Where the look of a story lies on its sheet, if there is one. */
function storedCell(mode: string, storyId: string): Cell | undefined {
  const component = componentOf(storyId);
  const known = cells.get(component) ?? cellsOf(component);
  cells.set(component, known);
  return known[mode]?.cells[storyId];
}

async function storedLook(mode: string, storyId: string): Promise<Pixels | undefined> {
  const component = componentOf(storyId);
  const cell = storedCell(mode, storyId);
  if (!cell) return undefined;
  const name = `${component}/${mode}`;
  const sheet = sheets.get(name) ?? sheetOf(component, mode);
  sheets.delete(name);
  sheets.set(name, sheet);
  const [oldest] = sheets.keys();
  if (sheets.size > SHEETS_KEPT && oldest !== undefined) sheets.delete(oldest);
  return cut(await sheet, cell);
}

/** What each page showed last, as the browser's own PNG. */
const last = new WeakMap<Page, Buffer>();

const pending = new WeakMap<Page, Set<Request>>();

/** The requests of a page that have not been answered: of code on demand, of pictures. */
function pendingOf(page: Page): Set<Request> {
  const known = pending.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  pending.set(page, requests);
  return requests;
}

/** Captures what is there, and says whether it stands still. */
async function look(context: Context, clip: Clip): Promise<{ image: Buffer; still: boolean }> {
  const waiting = pendingOf(context.page).size > 0;
  const image = await captureImage(context, clip);
  const before = last.get(context.page);
  last.set(context.page, image);
  return { image, still: !waiting && before?.equals(image) === true };
}

/** What a sheet would hold of a capture. */
const looksLike = async (image: Buffer, storyId: string) => asStored(await pixelsOf(image), isExact(storyId));

const compareScreenshot: BrowserCommand<[string, string, Clip]> = async (context, mode, storyId, clip) => {
  const { image, still } = await look(context, clip);
  // The same file as the one that the sheet was made of is the same look: neither has to be unpacked.
  if (storedCell(mode, storyId)?.[4] === fingerprintOf(image)) return { difference: undefined, still };
  const stored = await storedLook(mode, storyId);
  return {
    difference: stored
      ? difference(stored, await looksLike(image, storyId), { exact: isExact(storyId) })
      : 'there is no screenshot of it yet',
    still,
  } satisfies Comparison;
};

/** What was seen last, beside what is stored and where they differ, for a person to look at. */
const keepDifference: BrowserCommand<[string, string]> = async ({ page }, mode, storyId) => {
  const image = last.get(page);
  const after = image && (await looksLike(image, storyId));
  const before = await storedLook(mode, storyId);
  const file = (kind: string) => join(differences, mode, `${storyId}.${kind}.png`);
  mkdirSync(dirname(file('after')), { recursive: true });
  if (after) await imageOf(after).png().toFile(file('after'));
  if (before) await imageOf(before).png().toFile(file('before'));
  if (after && before) await imageOf(differenceImage(before, after)).png().toFile(file('difference'));
};

const takeScreenshot: BrowserCommand<[string, string, Clip]> = async (context, mode, storyId, clip) => {
  const { image, still } = await look(context, clip);
  if (still) {
    const file = join(taken, mode, `${storyId}.png`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, image);
  }
  return { still };
};

const references = new WeakMap<Page, { clip: Clip; image: Buffer; pixels: Pixels }>();

const takeReference: BrowserCommand<[Clip]> = async (context, clip) => {
  const image = await captureImage(context, clip);
  references.set(context.page, { clip, image, pixels: await pixelsOf(image) });
};

const compareWithReference: BrowserCommand<[Clip[]]> = async (context, clips) => {
  const reference = references.get(context.page);
  if (!reference) throw new Error('There is nothing to compare with: call takeReference first.');
  const { x, y, width, height } = reference.clip;
  const image = await captureImage(context, reference.clip);
  // The same bytes are the same pixels, and need not be unpacked.
  if (image.equals(reference.image)) return clips.map(() => false);
  const now = await pixelsOf(image);
  return clips.map((clip) => {
    const part: Box = [clip.x - x, clip.y - y, clip.width, clip.height];
    // A part that has grown out of the reference is not the same.
    if (part[0] + part[2] > width || part[1] + part[3] > height) return true;
    return difference(cut(reference.pixels, part), cut(now, part), { exact: true }) !== undefined;
  });
};

const emulate: BrowserCommand<[System]> = ({ page }, system) => page.emulateMedia(system);

type Node = { nodeId: number; attributes?: string[]; contentDocument?: Node; children?: Node[] };

/** A node and all that is in it, the documents of frames too. */
const within = (node: Node): Node[] => [
  node,
  ...[node.contentDocument, ...(node.children ?? [])].flatMap((inner) => (inner ? within(inner) : [])),
];

/**
 * Puts each element that says `data-pseudo="hover focus"` in those states, as the developer tools do.
 * An element that is pointed at or focused has ancestors that are so too, up to the specimen's root.
 */
const forcePseudoStates: BrowserCommand<[]> = async (context) => {
  const session = await sessionOf(context);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  await Promise.all(
    within(root).flatMap(({ nodeId, attributes = [] }) => {
      const at = attributes.indexOf('data-pseudo');
      if (at < 0) return [];
      const forcedPseudoClasses = (attributes[at + 1] ?? '').split(' ');
      return session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
    }),
  );
};

export const commands = {
  emulate,
  forcePseudoStates,
  compareScreenshot,
  keepDifference,
  takeScreenshot,
  takeReference,
  compareWithReference,
};
