import { fold } from './parse-name.js';

/** What a name ends with and is called without: how long it is open, since when it is there, who makes it, where it comes, its number. */
const OPEN = /^(?:24 ?\/ ?7|7 ?\/ ?24|24 ?(?:h|hs|hrs|horas))$/u;
const SINCE = /^(?:desde|since|est\.?|fundad[oa] en) \d{4}$/u;
const BY = /^by \S+(?: \S+)?$/u;
const NUMBER = /^(?:n[°º.]|nro\.?|num\.?|#) ?\d{1,3}$/u;
const HOME = /^(?:a domicilio|en tu casa|on ?line)$/u;

/** Most words of such an aside. */
const LONGEST = 4;

/** How many words at the end of a name without its trade are an aside; 0 where no name is left before it. */
export function asideLength(words: readonly string[]): number {
  const folded = words.map(fold);
  for (let length = Math.min(LONGEST, words.length - 1); length > 0; length--) {
    const aside = folded.slice(-length).join(' ');
    const isLeft = folded.slice(0, -length).some((word) => /\p{L}{2}/u.test(word));
    if (isLeft && [OPEN, SINCE, BY, NUMBER, HOME].some((form) => form.test(aside))) return length;
  }
  return 0;
}

/** How many words after a trade say how long it is open, "Autolavado 24H / Peñagrande"; 0 where no name is left after them. */
export function hoursLength(words: readonly string[]): number {
  const isOpen = (length: number): boolean => OPEN.test(words.slice(0, length).map(fold).join(' '));
  const length = [2, 1].find((count) => words.length > count && isOpen(count)) ?? 0;
  return words.slice(length).some((word) => /\p{L}{2}/u.test(word)) ? length : 0;
}
