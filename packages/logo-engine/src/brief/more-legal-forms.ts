/**
 * Legal forms beyond those of `parse-name.ts`: Venezuela, Peru, Ecuador, Mexico, Spain. They are apart because a logo that was
 * stored is read by those again; these are written into the reading of a new one.
 */
const FORMS =
  /,?\s+(?:C\.\s?A\.|S\.\s?A\.\s?[ABD]\.(?:\s+de\s+C\.?\s?V\.?)?|S\.\s?C\.\s?A\.|S\.\s?C\.\s?R\.\s?L\.|S\.\s?L\.\s?N\.\s?E\.|S\.\s?P\.\s?R\.(?:\s+de\s+R\.\s?[LI]\.)?|S\.?\s?R\.?\s?Ltda\.?|C[ií]a\.|Ltd\.?|Corp\.|(?:S\.?\s?|Soc\.?\s)Coop\.?(?:\s(?:Galega|Gallega|And\.?|Andaluza|V\.?|Valenciana|Mad\.?|Madrileña|Cat\.?|Catalana|Ast\.?|Ltda\.?|Limitada|de R\.\s?L\.)){0,2})$/u;

/** What is left of "Zapata y Cía." is no name. */
const UNFINISHED = /\s(?:y|e|&)$/iu;

/** How many words at the end of a name are such a form; 0 where nothing would be left. */
export function legalLength(words: readonly string[]): number {
  const name = words.join(' ');
  const rest = name.replace(FORMS, '');
  return rest === name || !/\p{L}/u.test(rest) || UNFINISHED.test(rest)
    ? 0
    : words.length - rest.split(' ').length;
}
