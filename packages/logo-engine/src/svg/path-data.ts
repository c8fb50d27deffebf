import { CLOSE, CUBIC, LINE, MOVE, type Path, QUAD } from '../geometry/path.js';

const LETTERS = new Map([
  [MOVE, 'M'],
  [LINE, 'L'],
  [QUAD, 'Q'],
  [CUBIC, 'C'],
  [CLOSE, 'Z'],
]);

/** A number with at most two decimals. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** SVG path data, absolute, two decimals. */
export function pathData(path: Path): string {
  let out = '';
  for (const command of path.commands) {
    out += LETTERS.get(command[0] ?? CLOSE) ?? 'Z';
    for (let i = 1; i < command.length; i++) {
      const text = short(command[i] ?? 0);
      out += i > 1 && !text.startsWith('-') ? ` ${text}` : text;
    }
  }
  return out;
}
