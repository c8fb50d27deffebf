/** Where as many things of about a size as a length holds begin, in a row from its start, and how far apart they are. */
export function row(
  start: number,
  length: number,
  about: number,
  least = 1,
): { readonly places: readonly number[]; readonly step: number } {
  const count = Math.max(least, Math.round(length / about));
  const step = length / count;
  return { places: Array.from({ length: count }, (_, i) => start + step * i), step };
}
