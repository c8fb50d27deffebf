import { expect, test } from 'vitest';
import { fairTurns } from '../domain/fair-turns.js';
import type { DrawingEngine } from '../ports/drawing.js';
import { keyOf, nameOf } from './image-files.js';
import type { ImageStore } from './image-store.js';
import { createImages } from './images.js';

const PNG = { format: 'png', width: 1024, transparent: false } as const;

/** Images whose drawing waits to be let go, in the order in which it began. */
function studio() {
  const begun: { svg: string; end: () => void }[] = [];
  const kept = new Map<string, Uint8Array>();
  const inked: string[] = [];
  const engine = {
    inOneInk: async (svg: string) => {
      inked.push(svg);
      return svg;
    },
    renderPng: (svg: string) =>
      new Promise<Uint8Array>((resolve) => {
        begun.push({ svg, end: () => resolve(Buffer.from(svg)) });
      }),
  } as unknown as DrawingEngine;
  const store = {
    read: async (name: string) => kept.get(name),
    write: async (name: string, bytes: Uint8Array) => void kept.set(name, bytes),
    remove: async (names: readonly string[]) => {
      for (const name of names) kept.delete(name);
    },
  } as unknown as ImageStore;
  const turns = fairTurns({ atOnce: 1, atOncePerKey: 1, waitingPerKey: 8 });
  const errors: unknown[] = [];
  const drawingTurns = fairTurns({ atOnce: 1, atOncePerKey: 1, waitingPerKey: 8 });
  const onError = (error: unknown) => errors.push(error);
  const images = createImages(engine, store, { turns, drawingTurns, onError });
  return { images, begun, inked, kept, errors };
}

test('whoever asks for many pictures keeps nobody else waiting for more than one', async () => {
  const { images, begun } = studio();
  const many = ['a', 'b', 'c'].map((svg) => images.render({ svg }, PNG, 'one'));
  const other = images.render({ svg: 'other' }, PNG, 'another');
  const order: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    await expect.poll(() => begun.length).toBe(n + 1);
    order.push(begun[n]?.svg ?? '');
    begun[n]?.end();
  }
  await Promise.all([...many, other]);
  expect(order).toEqual(['a', 'other', 'b', 'c']);
});

test('whoever asks for many drawings in one ink keeps nobody else waiting for more than one', async () => {
  const { images, inked } = studio();
  const ink = { variant: 'mono', color: '#000000' } as const;
  const inOneInk = (svg: string, whose: string) =>
    images.render({ svg, ink }, { ...PNG, format: 'svg' }, whose);
  const many = ['a', 'b', 'c'].map((svg) => inOneInk(svg, 'one'));
  await Promise.all([...many, inOneInk('other', 'another')]);
  expect(inked).toEqual(['a', 'other', 'b', 'c']);
});

test('what is being drawn when its picture goes leaves no file', async () => {
  const { images, begun, kept, errors } = studio();
  const drawing = images.render({ svg: 'gone' }, PNG, 'one');
  await expect.poll(() => begun.length).toBe(1);
  const gone = images.forget([images.keyOf({ svg: 'gone' })]);
  begun[0]?.end();
  await drawing;
  await gone;
  expect([kept.size, errors]).toEqual([0, []]);
});

test('what an earlier version drew of a picture goes with it', async () => {
  const { images, kept } = studio();
  const key = keyOf({ svg: 'old' });
  kept.set(nameOf(key, PNG, 2), Buffer.from('old'));
  await images.forget([key]);
  expect(kept.size).toBe(0);
});
