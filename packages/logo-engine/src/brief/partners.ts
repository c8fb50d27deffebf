/** Two partners and the word that joins them: "Herrera & Vidal". */
export type Partners = { readonly first: string; readonly joint: string; readonly second: string };

const JOINED = /^(\S+(?: \S+)?) (y|e|&|\+) (\S+(?: \S+)?)$/iu;

/** Whether a word joins two that weigh the same. */
export const isJoint = (word: string): boolean => /^(?:y|e|&|\+)$/iu.test(word);

/** The two partners of a name, or null: neither is the small line of the other. */
export function partnersOf(name: string): Partners | null {
  const [, first, joint, second] = JOINED.exec(name) ?? [];
  return first === undefined || joint === undefined || second === undefined ? null : { first, joint, second };
}
