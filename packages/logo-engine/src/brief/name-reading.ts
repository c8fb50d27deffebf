import { staysWithNext } from './name.js';
import { type NameParts, parseName } from './parse-name.js';

/**
 * How a name is read by something else than the house rules. It counts words and holds none, so that whoever reads a name
 * cannot spell it otherwise. The legal form is not among the words.
 */
export type NameReading = {
  /** Words that say what kind of business it is, before the proper name, or after it when `trailing`. */
  readonly descriptor: number;
  readonly trailing: boolean;
  /** Words of the proper name in each of its lines; empty where the lines are not told. */
  readonly lines: readonly number[];
  /** Words at the end that are a legal form which the house rules do not know; none when absent. */
  readonly legal?: number;
  /** Words at the end, after a descriptor and the name, that say where, when or by whom; none when absent. */
  readonly aside?: number;
  /** Whether a comma or a dash parts the name from the descriptor after it: it is not drawn. */
  readonly parted?: true;
};

/** The words of a name that are drawn, in their order. */
export function drawnWords(name: string): string[] {
  const { generic, connector, proper, place, trailing } = parseName(name);
  const parts = trailing ? [proper, generic] : [generic, connector, proper, place];
  return parts
    .filter((part) => part !== '')
    .join(' ')
    .split(' ');
}

const isCount = (given: unknown): boolean => Number.isInteger(given) && Number(given) >= 0;

/** Whether a reading, which may come from anywhere, is one. */
export function isReading(given: NameReading): boolean {
  const { descriptor, trailing, lines, legal = 0, aside = 0, parted = true } = given ?? {};
  return (
    isCount(descriptor) &&
    typeof trailing === 'boolean' &&
    Array.isArray(lines) &&
    lines.every(isCount) &&
    isCount(legal) &&
    isCount(aside) &&
    parted === true
  );
}

/** Words without those of a legal form at their end, and without the comma before it. */
export const withoutLast = (words: readonly string[], legal: number): readonly string[] =>
  legal === 0
    ? words
    : words
        .slice(0, -legal)
        .map((word, at) => (at === words.length - legal - 1 ? word.replace(/,$/u, '') : word));

/** What the words of a name are for: by a reading of it, else by the house rules. */
export function namePartsOf(name: string, reading?: NameReading): NameParts {
  const parts = parseName(name);
  if (reading === undefined) return parts;
  const { descriptor, trailing, legal = 0 } = reading;
  const aside = trailing ? 0 : (reading.aside ?? 0);
  const all = drawnWords(name);
  const words = withoutLast(all, legal);
  if (descriptor + aside >= words.length) return parts;
  const at = trailing ? words.length - descriptor : descriptor;
  const end = words.length - aside;
  const first = words.slice(0, at).join(' ');
  const before = reading.parted ? first.replace(/(?:,|\s[-–—|])$/u, '') : first;
  const after = words.slice(at, end).join(' ');
  const place = words.slice(end).join(' ');
  const [generic, proper] = trailing ? [after, before] : [before, after];
  const form = [...all.slice(words.length), parts.legal].filter((part) => part !== '').join(' ');
  return { generic, connector: '', proper, place, legal: form, trailing };
}

/**
 * The part of a name whose initials are the business's: nobody is known by the C of "Control de Plagas / Delta", nor by the U
 * of "Uñas by Tami".
 */
export const calledBy = (name: string, reading?: NameReading): string =>
  reading === undefined ? name : namePartsOf(name, reading).proper.replace(/^.*\sby\s+(?=\S)/iu, '');

/** A reading of a name as texts; null where these are not the words of the name in their order. */
export function readingOf(
  name: string,
  { descriptor, proper, lines }: { descriptor: string; proper: string; lines: readonly string[] },
): NameReading | null {
  const split = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');
  const [kind, own, all] = [split(descriptor), split(proper), drawnWords(name)];
  const isAll = (...words: readonly string[]): boolean => words.join(' ') === all.join(' ');
  if (own.length === 0 || !(isAll(...kind, ...own) || isAll(...own, ...kind))) return null;
  const set = lines.map(split);
  // No line ends in "de" or "La".
  const ends = set.slice(0, -1).some((line) => staysWithNext(line.at(-1) ?? 'a'));
  const told = set.flat().join(' ') === own.join(' ') && !ends;
  return {
    descriptor: kind.length,
    trailing: kind.length > 0 && !isAll(...kind, ...own),
    lines: told && set.length > 1 ? set.map((line) => line.length) : [],
  };
}
