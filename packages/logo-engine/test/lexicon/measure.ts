import { symbolsFor } from '../../src/lexicon/symbols-for.js';
import type { Case } from './cases.js';

export type Verdict = {
  readonly given: Case;
  /** The first six ids, best first. */
  readonly six: readonly string[];
  readonly first: boolean;
  readonly oneOfSix: boolean;
  /** The first symbol was called for by a word, and stands for something else. */
  readonly wrong: boolean;
};

/** What the lexicon answers to one case, judged. */
export function judge(given: Case): Verdict {
  const candidates = symbolsFor({ ...given, name: given.name || 'Andrade' });
  const accepts = ({ id, from }: (typeof candidates)[number]): boolean =>
    given.accepted.includes(id) || (from === 'industry' && given.accepted.includes('none'));
  const six = candidates.slice(0, 6);
  const [best] = six;
  const first = best !== undefined && accepts(best);
  return {
    given,
    six: six.map(({ id, from }) => (from === 'industry' ? `(${id})` : id)),
    first,
    oneOfSix: six.some(accepts),
    wrong: !first && best !== undefined && best.from !== 'industry',
  };
}

export type Shares = { readonly first: number; readonly oneOfSix: number; readonly wrong: number };

/** Shares of the cases, from 0 to 1. */
export function shares(verdicts: readonly Verdict[]): Shares {
  const share = (holds: (verdict: Verdict) => boolean): number =>
    verdicts.filter(holds).length / verdicts.length;
  return { first: share((v) => v.first), oneOfSix: share((v) => v.oneOfSix), wrong: share((v) => v.wrong) };
}
