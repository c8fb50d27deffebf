import { expect, test, vi } from 'vitest';
import type { LogoRepository } from '../ports/store.js';
import { drawnImages } from './drawn-images.js';
import type { ImageAddress } from './image-address.js';

const address: ImageAddress = {
  key: 'k'.repeat(32),
  variant: 'light',
  request: { format: 'png', width: 1024, transparent: false },
};
const bytes = new Uint8Array([1, 2, 3]);

function setUp() {
  let now = 1_000;
  const hasDrawing = vi.fn(async (_key: string) => true);
  const logos = { hasDrawing } as unknown as LogoRepository;
  const drawn = drawnImages({ logos }, () => now);
  return {
    drawn,
    hasDrawing,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('what was never drawn is not asked for', async () => {
  const { drawn, hasDrawing } = setUp();
  expect(await drawn.find(address)).toBeUndefined();
  expect(hasDrawing).not.toHaveBeenCalled();
});

test('the database is asked once in a tenth of a second, also after the clock was set back', async () => {
  const { drawn, hasDrawing, pass } = setUp();
  drawn.keep(address, bytes);
  for (let time = 0; time < 100; time += 1) {
    expect(await drawn.find(address)).toBe(bytes);
    pass(1);
  }
  expect(hasDrawing).toHaveBeenCalledTimes(1);
  expect(await drawn.find(address)).toBe(bytes);
  expect(hasDrawing).toHaveBeenCalledTimes(2);
  pass(-60_000);
  expect(await drawn.find(address)).toBe(bytes);
  expect(hasDrawing).toHaveBeenCalledTimes(3);
});

test('another picture of the same logo is another image', async () => {
  const { drawn } = setUp();
  drawn.keep(address, bytes);
  expect(await drawn.find({ ...address, variant: 'dark' })).toBeUndefined();
  expect(await drawn.find({ ...address, request: { ...address.request, width: 2048 } })).toBeUndefined();
});

test('what was deleted elsewhere is gone a tenth of a second later, and here at once', async () => {
  const { drawn, hasDrawing, pass } = setUp();
  drawn.keep(address, bytes);
  await drawn.find(address);
  hasDrawing.mockResolvedValue(false);
  expect(await drawn.find(address)).toBe(bytes);
  drawn.doubt();
  expect(await drawn.find(address)).toBeUndefined();
  hasDrawing.mockResolvedValue(true);
  await drawn.find(address);
  hasDrawing.mockResolvedValue(false);
  pass(100);
  expect(await drawn.find(address)).toBeUndefined();
});

test('what is deleted while the database answers is asked for again', async () => {
  const { drawn, hasDrawing } = setUp();
  drawn.keep(address, bytes);
  hasDrawing.mockImplementationOnce(async () => {
    drawn.doubt();
    return true;
  });
  expect(await drawn.find(address)).toBe(bytes);
  hasDrawing.mockResolvedValue(false);
  expect(await drawn.find(address)).toBeUndefined();
});
