/** First letters of the first and last word, upper case, whole graphemes: 'ñandú sur' -> 'ÑS'; '' -> '?'. */
export function initials(name: string, locale = 'es'): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0];
  if (first === undefined) return '?';
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last].map((word) => firstGrapheme(word ?? '', locale).toLocaleUpperCase(locale)).join('');
}

function firstGrapheme(word: string, locale: string): string {
  const [segment] = new Intl.Segmenter(locale, { granularity: 'grapheme' }).segment(word);
  return segment?.segment ?? '';
}
