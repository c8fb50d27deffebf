/** A name in two parts, and the small word that joins them: "Herrera & Vidal", "Sal de Cáhuil". */
export type Joined = { readonly first: string; readonly joint: string; readonly second: string };

const PARTNERS = /^(\S+(?: \S+)?) (y|e|&|\+) (\S+(?: \S+)?)$/iu;
const PHRASE = /^((?:(?:el|la|los|las|mi|tu) )?\S+) (del?|de las?|de los) (\S+(?: \S+)?)$/iu;
/** Who is not named is no partner: "y Asociados", "e Hijos". */
const OTHERS =
  /^(?:asociad[oa]s|hij[oa]s|herman[oa]s|hnos\.?|soci[oa]s|compañ[ií]a|c[ií]a\.?|familia|co\.?)$/iu;

/** Whether a word joins two that weigh the same. */
export const isJoint = (word: string): boolean => /^(?:y|e|&|\+)$/iu.test(word);

/** Whether words only add people who are not named. */
export const areOthers = ([joint = '', others = '', ...more]: readonly string[]): boolean =>
  isJoint(joint) && OTHERS.test(others) && more.length === 0;

/** Whether a name ends in people who are not named: "Saavedra Hnos.", "Ríos e Hijos". */
export const endsInOthers = (name: string): boolean => OTHERS.test(name.split(' ').slice(1).at(-1) ?? '');

/** Whether a name is that of two partners: neither is the small line of the other. */
export const isShared = (words: readonly string[]): boolean =>
  words.some(isJoint) && !areOthers(words.slice(-2));

function match(pattern: RegExp, name: string): Joined | null {
  const [, first, joint, second] = pattern.exec(name) ?? [];
  return first === undefined || joint === undefined || second === undefined ? null : { first, joint, second };
}

/** The two partners of a name, or null. */
export function partnersOf(name: string): Joined | null {
  const found = match(PARTNERS, name);
  return found === null || areOthers([found.joint, found.second]) ? null : found;
}

/** The two halves of a name of partners, or of a thing and where it comes from; null for other names. */
export const joinedOf = (name: string): Joined | null => partnersOf(name) ?? match(PHRASE, name);
