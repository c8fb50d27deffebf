/** @param texts how many columns from the left are texts; figures are set to the right */
export const markdownTable = (head: string[], rows: string[][], texts: number): string =>
  [head, head.map((_, index) => (index < texts ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

/**
 * A page with what stands between `<!-- name -->` and `<!-- /name -->` replaced.
 * @throws {Error} when the page has no such place.
 */
export function replacePart(page: string, name: string, text: string): string {
  const place = new RegExp(`<!-- ${name} -->[\\s\\S]*<!-- /${name} -->`);
  if (!place.test(page))
    throw new Error(`A page has no <!-- ${name} -->, so what was measured has no place in it. Put it back.`);
  return page.replace(place, () => `<!-- ${name} -->\n${text}\n<!-- /${name} -->`);
}
