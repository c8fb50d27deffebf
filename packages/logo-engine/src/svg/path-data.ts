import { CLOSE, CUBIC, LINE, MOVE, type Path, QUAD } from '../geometry/path.js';

const LETTERS = new Map([
  [MOVE, 'm'],
  [LINE, 'l'],
  [QUAD, 'q'],
  [CUBIC, 'c'],
]);

/**
 * SVG path data in relative commands, which are a third shorter. Steps are taken between rounded points, so that
 * rounding does not add up.
 * @param decimals of a number; two are a hundredth of a pixel on a picture of 1000
 */
export function pathData(path: Path, decimals = 2): string {
  const unit = 10 ** decimals;
  const text = textsOf(unit);
  let out = '';
  // In whole steps of the last decimal: the point that the pen is at, and the one that the contour began at.
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  let letter = '';
  for (const command of path.commands) {
    const verb = command[0] ?? CLOSE;
    if (command.length < 3) {
      out += 'z';
      letter = 'z';
      x = startX;
      y = startY;
      continue;
    }
    const here = LETTERS.get(verb) ?? 'l';
    let separated = here !== letter;
    if (separated) out += here;
    // What follows a move without a letter is a line.
    letter = here === 'm' ? '' : here;
    for (let i = 1; i + 1 < command.length; i += 2) {
      const px = Math.round((command[i] ?? 0) * unit);
      const py = Math.round((command[i + 1] ?? 0) * unit);
      const dx = text(px - x);
      const dy = text(py - y);
      out += separated || px < x ? dx : ` ${dx}`;
      out += py < y ? dy : ` ${dy}`;
      separated = false;
      if (i + 3 < command.length) continue;
      x = px;
      y = py;
    }
    if (verb === MOVE) {
      startX = x;
      startY = y;
    }
  }
  return out;
}

/** Most steps are short: their texts are kept. */
const KEPT = 4_096;
const kept = new Map<number, (string | undefined)[]>();

/** A whole number of steps as a decimal number, without a zero before the point. */
function short(steps: number, unit: number): string {
  const text = String(steps / unit);
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text;
}

/** The text of a number of steps of a unit. */
function textsOf(unit: number): (steps: number) => string {
  const known = kept.get(unit) ?? new Array<string | undefined>(2 * KEPT + 1).fill(undefined);
  kept.set(unit, known);
  return (steps) => {
    if (steps < -KEPT || steps > KEPT) return short(steps, unit);
    const text = known[steps + KEPT] ?? short(steps, unit);
    known[steps + KEPT] = text;
    return text;
  };
}
