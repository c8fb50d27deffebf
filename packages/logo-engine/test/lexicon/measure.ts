import { STYLE_IDS } from '../../src/brief/brief.js';
import { GENERIC_MARKS } from '../../src/brief/industries.js';
import { direct } from '../../src/direction/director.js';
import { symbolsFor } from '../../src/lexicon/symbols-for.js';
import { createRandom } from '../../src/random/random.js';
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

export type Drawn = { readonly right: number; readonly plain: number; readonly wrong: number };

/** Draws of a case by the director, over all styles. */
const SEEDS = 3;

/** What the director draws: an accepted symbol, initials or a mark of the whole industry, or something else. */
export function drawnShares(cases: readonly Case[]): Drawn {
  const draws = cases.flatMap(({ accepted, ...given }) =>
    STYLE_IDS.flatMap((style) =>
      Array.from({ length: SEEDS }, (_, i) => {
        const name = given.name || 'Andrade';
        const brief = { ...given, name, style, type: 'icon', color: '#1F6F5C' } as const;
        const { symbol } = direct(brief, name, createRandom(`${style} ${i}`));
        if (symbol === null || symbol.kind === 'monogram') return 'plain';
        if (accepted.includes(symbol.id)) return 'right';
        return GENERIC_MARKS[given.industry].includes(symbol.id) && accepted.includes('none')
          ? 'plain'
          : 'wrong';
      }),
    ),
  );
  const share = (kind: (typeof draws)[number]): number =>
    draws.filter((draw) => draw === kind).length / draws.length;
  return { right: share('right'), plain: share('plain'), wrong: share('wrong') };
}
