import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from './dialect.js';

/**
 * Text as it is searched and sorted, computed by the database so that its triggers can, and by both databases alike.
 * Capitals are those of ASCII and Latin-1, which is what Spanish and its neighbours write with; letters of other
 * scripts match as they are typed. What is stored was made by this: another way of folding is another migration.
 */
const CAPITALS = [...letters('À', 'Ö'), ...letters('Ø', 'Þ')];

/** What a letter is sorted as; ñ comes after n and whatever follows it. */
const SORTED_AS: Record<string, string> = {
  a: 'àáâãäå',
  c: 'ç',
  e: 'èéêë',
  i: 'ìíîï',
  'n~': 'ñ',
  o: 'òóôõöø',
  u: 'ùúûü',
  y: 'ýÿ',
};

/** SQLite's parser holds some twenty calls within each other; what is more begins anew around a subquery. */
const NESTED = 15;

/** Whether a folded column has the text in it, whatever its case. */
export function holds(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${folded(text).replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/** A text without capitals, as `foldedSql` makes it. */
const folded = (text: string): string => text.replace(/[A-ZÀ-ÖØ-Þ]/g, (letter) => letter.toLowerCase());

/** The SQL of a text without capitals. */
export function foldedSql({ asciiLower }: Pick<Dialect, 'asciiLower'>, text: string): string {
  return replaced(
    asciiLower(text),
    CAPITALS.map((letter) => [letter, letter.toLowerCase()]),
  );
}

/** The SQL of what a folded text is sorted by, in byte order: no accents, and a number at its end by its size. */
export function sortKeySql(text: string): string {
  const plain = replaced(
    text,
    Object.entries(SORTED_AS).flatMap(([as, all]) =>
      [...all].map((letter): [string, string] => [letter, as]),
    ),
  );
  const parts = `select whole, head, substr(whole, length(head) + 1) as digits
    from (select whole, rtrim(whole, '0123456789') as head from (select ${plain} as whole) as texts) as heads`;
  return `(select case when digits = '' then whole
    else head || substr('${'0'.repeat(12)}' || digits, length(digits) + 1) end from (${parts}) as parts)`;
}

function replaced(text: string, pairs: readonly (readonly [string, string])[]): string {
  if (pairs.length === 0) return text;
  const some = pairs
    .slice(0, NESTED)
    .reduce((sql, [from, to]) => `replace(${sql}, '${from}', '${to}')`, 'txt');
  return replaced(`(select ${some} from (select ${text} as txt) as texts)`, pairs.slice(NESTED));
}

function letters(first: string, last: string): string[] {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}
