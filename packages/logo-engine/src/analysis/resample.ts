import type { Grid } from './coverage.js';

/** For each cell of the smaller side: the first pixel it meets and the share of each pixel in it. */
function shares(from: number, to: number): { first: number; weights: number[] }[] {
  return Array.from({ length: to }, (_, i) => {
    const start = (i * from) / to;
    const end = ((i + 1) * from) / to;
    const first = Math.floor(start);
    const weights: number[] = [];
    for (let at = first; at < end - 1e-9; at++) {
      weights.push((Math.min(end, at + 1) - Math.max(start, at)) / (end - start));
    }
    return { first, weights };
  });
}

/** A grid in another size, every cell the mean of what it stands for; the proportions may change. */
export function resample({ width, height, values }: Grid, toWidth: number, toHeight: number): Grid {
  const columns = shares(width, toWidth);
  const narrow = new Float32Array(toWidth * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < toWidth; x++) {
      const { first, weights } = columns[x] ?? { first: 0, weights: [] };
      let sum = 0;
      for (let i = 0; i < weights.length; i++)
        sum += (values[y * width + first + i] ?? 0) * (weights[i] ?? 0);
      narrow[y * toWidth + x] = sum;
    }
  }
  const out = new Float32Array(toWidth * toHeight);
  shares(height, toHeight).forEach(({ first, weights }, y) => {
    for (let x = 0; x < toWidth; x++) {
      let sum = 0;
      for (let i = 0; i < weights.length; i++)
        sum += (narrow[(first + i) * toWidth + x] ?? 0) * (weights[i] ?? 0);
      out[y * toWidth + x] = sum;
    }
  });
  return { width: toWidth, height: toHeight, values: out };
}

/** A grid with whole blocks of pixels made one; the last row and column may stand for less. */
export function shrink({ width, height, values }: Grid, block: number): Grid {
  const [w, h] = [Math.ceil(width / block), Math.ceil(height / block)];
  const out = new Float32Array(w * h);
  for (let y = 0; y < height; y++) {
    const last = (y + 1) * width;
    let cell = Math.floor(y / block) * w;
    for (let at = y * width; at < last; cell++) {
      const end = Math.min(last, at + block);
      let sum = 0;
      for (; at < end; at++) sum += values[at] as number;
      out[cell] = (out[cell] as number) + sum;
    }
  }
  for (let y = 0; y < h; y++) {
    const rows = Math.min(block, height - y * block);
    for (let x = 0; x < w; x++) {
      out[y * w + x] = (out[y * w + x] ?? 0) / (rows * Math.min(block, width - x * block));
    }
  }
  return { width: w, height: h, values: out };
}

/** Standard deviation of a grid: what is left to see of a picture in that size. */
export function deviation({ values }: Grid): number {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0;
    sum += value;
    squares += value * value;
  }
  const mean = sum / values.length;
  return Math.sqrt(Math.max(0, squares / values.length - mean * mean));
}
