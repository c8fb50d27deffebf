/** A state that a pointer or a keyboard brings about, as a Tailwind variant: `hover`, `group-focus-within/card`. */
const STATE = /^(group-|peer-|has-)?(hover|active|focus|focus-visible|focus-within)(\/[\w-]+)?$/;

/**
 * @param text a class attribute or a source
 * @returns the classes in it that dress a state
 */
export const stateClasses = (text: string): string[] =>
  text.split(/[\s'"`]+/).filter((word) => {
    const parts = word.split(':');
    return parts.pop() !== '' && parts.some((part) => STATE.test(part));
  });

const round = (value: number) => Number(value.toFixed(4));

/** Lightness by 0.01, and of a veil also what it lets through. */
function colorSteps(color: string): string[] {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(color);
  if (!parts) throw new Error(`${color} is no OKLCH colour.`);
  const [l = 0, c = 0, h = 0, alpha = 1] = parts.slice(1).map((part) => (part ? Number(part) : undefined));
  const lighter = round(l + (l > 0.98 ? -0.01 : 0.01));
  return [
    `oklch(${lighter} ${c} ${h} / ${alpha})`,
    ...(alpha < 1 ? [`oklch(${l} ${c} ${h} / ${round(alpha + 0.01)})`] : []),
  ];
}

/** How far a number goes in one step: a pixel, a millisecond, a hundredth of what has no unit. */
const STEP: Record<string, number> = { px: 1, ms: 1, rem: 0.0625, em: 0.01, vw: 0.01, turn: 0.01, '': 0.01 };
const NUMBER = /(?<![\w.#-])(\d*\.?\d+)(px|ms|rem|em|vw|turn)?(?![\w.%])/g;

/** Each number of a value in turn, one step further; a value without numbers gets another word. */
function numberSteps(value: string): string[] {
  const numbers = [...value.matchAll(NUMBER)];
  if (numbers.length === 0) return [`${value}, serif`];
  return numbers.map((match) => {
    const [text, number = '0', unit = ''] = match;
    const step = STEP[unit] ?? 1;
    const next = `${round(Number(number) + (Number.isInteger(Number(number)) && unit === '' ? 1 : step))}${unit}`;
    return value.slice(0, match.index) + next + value.slice(match.index + text.length);
  });
}

/** Of a shadow its lengths and how dark it is; the rest is what the colours' steps are for. */
function shadowSteps(value: string): string[] {
  const steps: string[] = [];
  for (const match of value.matchAll(/(\d+)px|\/ ([\d.]+)\)/g)) {
    const [text, length, alpha] = match;
    const next = length ? `${Number(length) + 1}px` : `/ ${round(Number(alpha) + 0.01)})`;
    steps.push(value.slice(0, match.index) + next + value.slice(match.index + text.length));
  }
  return steps;
}

/**
 * The smallest changes of a token that somebody could make.
 * @param name of the custom property, without its prefix
 * @param written its value, if the page does not have it
 */
export function stepsOf(name: string, written?: string): string[] {
  if (written !== undefined) return numberSteps(written);
  const root = getComputedStyle(document.documentElement);
  const value = root.getPropertyValue(`--trazo-${name}`).trim();
  if (name.startsWith('elevation-')) return shadowSteps(value);
  if (name.startsWith('radius-')) return numberSteps(value);
  return colorSteps(value);
}
