import { allowsCase, setCase } from '../brief/letter-case.js';
import { namePartsOf } from '../brief/name-reading.js';
import type { Direction } from '../direction/direction.js';
import { parted } from './parted.js';

/** The texts of a drawing, spelt and cased as they are drawn. Absent ones are ''. */
export type Texts = {
  /** On a small line over the name. */
  readonly above: string;
  /** Quietly on the name's own line: before it, or after it when `quietLast`. */
  readonly quiet: string;
  readonly quietLast: boolean;
  readonly name: string;
  /** On a small line under the name. */
  readonly below: string;
};

type Choice = Pick<Direction, 'descriptor' | 'letterCase'> &
  Partial<Pick<Direction, 'idea' | 'reading' | 'trade'>>;

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Small lines are capitals, unless the whole logo speaks in small letters. */
const caption = (text: string, choice: Choice): string =>
  setCase(text, choice.letterCase === 'lower' ? 'lower' : allowsCase(text, 'upper') ? 'upper' : 'typed');

/**
 * What a drawing of the name says and where; the trade stands where a generic part of the name would. The legal form is
 * never drawn beside something that has a name.
 */
export function textsOf(name: string, choice: Choice): Texts {
  const { generic: own, connector, proper, place, trailing } = namePartsOf(name, choice.reading);
  const told = choice.descriptor === 'above' || choice.descriptor === 'below';
  const generic = own === '' && connector === '' && told ? (choice.trade ?? '') : own;
  const lead = (text: string): string => {
    if (choice.idea === 'blocks' && allowsCase(text, 'upper')) return setCase(text, 'upper');
    const split = parted(choice.idea, text);
    if (split === null) return setCase(text, choice.letterCase);
    const [head, tail] = split.parts;
    return split.lead === 0
      ? join(setCase(head, choice.letterCase), caption(tail, choice))
      : join(caption(head, choice), setCase(tail, choice.letterCase));
  };
  const none = { above: '', quiet: '', quietLast: trailing, below: '' };
  // A phrase is not taken apart: "de" neither ends a line nor begins one.
  if (generic === '' || connector !== '' || choice.descriptor === 'none') {
    const whole = trailing ? join(proper, generic) : join(generic, connector, proper, place);
    return { ...none, name: lead(whole) };
  }
  const set = { ...none, name: lead(proper) };
  if (choice.descriptor === 'hidden') return set;
  if (choice.descriptor === 'inline') return { ...set, quiet: lead(generic), below: caption(place, choice) };
  if (choice.descriptor === 'below') return { ...set, below: caption(join(generic, place), choice) };
  return { ...set, above: caption(generic, choice), below: caption(place, choice) };
}

/** Joins texts in reading order. */
export const inReadingOrder = ({ above, quiet, quietLast, name, below }: Texts): string =>
  join(above, quietLast ? '' : quiet, name, quietLast ? quiet : '', below);

/**
 * What ought to be drawn for a name, in reading order: exactly what a composition of it recovers from its glyphs.
 * Empty for a symbol alone.
 */
export const drawnText = (name: string, direction: Choice & Pick<Direction, 'layout'>): string =>
  direction.layout === 'symbol' ? '' : inReadingOrder(textsOf(name, direction));
