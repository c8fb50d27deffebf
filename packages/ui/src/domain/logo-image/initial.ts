/** The letter that stands for a logo without a picture: the name's first visible character, in capitals. */
export function initial(name: string): string {
  const [first] = new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(name.trim());
  return first ? first.segment.toLocaleUpperCase('es') : '·';
}
