import type { Line } from './break-lines.js';

/** A text in lines of so many words each; null where those are not all of its words. */
export function toldLines(text: string, counts: readonly number[] = []): Line[] | null {
  const words = text.split(' ');
  if (counts.length === 0 || counts.reduce((sum, count) => sum + count, 0) !== words.length) return null;
  const ends = counts.map((_, line) => counts.slice(0, line + 1).reduce((sum, count) => sum + count, 0));
  return ends.map((end, line) => ({
    text: words.slice(ends[line - 1] ?? 0, end).join(' '),
    cut: false,
  }));
}
