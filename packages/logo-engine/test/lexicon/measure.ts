import { STYLE_IDS } from '../../src/brief/brief.js';
import { GENERIC_MARKS } from '../../src/brief/industries.js';
import { direct } from '../../src/direction/director.js';
import { namedThing } from '../../src/direction/drawings-of.js';
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

/** Draws of a case by the director, over all styles. */
const SEEDS = 3;

type Draw = { readonly kind: 'right' | 'plain' | 'wrong'; readonly id: string };

/** What the director draws: an accepted symbol, initials or a mark of the whole industry, or something else. */
function drawsOf({ accepted, ...given }: Case): Draw[] {
  const name = given.name || 'Andrade';
  return STYLE_IDS.flatMap((style) =>
    Array.from({ length: SEEDS }, (_, i): Draw => {
      const brief = { ...given, name, style, type: 'icon', color: '#1F6F5C' } as const;
      const { symbol } = direct(brief, name, createRandom(`${style} ${i}`));
      if (symbol === null || symbol.kind === 'monogram') return { kind: 'plain', id: '' };
      const { id } = symbol;
      if (accepted.includes(id)) return { kind: 'right', id };
      const isAbstract = GENERIC_MARKS[given.industry].includes(id) && accepted.includes('none');
      return { kind: isAbstract ? 'plain' : 'wrong', id };
    }),
  );
}

/** Shares of the draws of all cases, from 0 to 1. */
export function drawnShares(cases: readonly Case[]): Readonly<Record<Draw['kind'], number>> {
  const draws = cases.flatMap(drawsOf);
  const share = (kind: Draw['kind']): number =>
    draws.filter((draw) => draw.kind === kind).length / draws.length;
  return { right: share('right'), plain: share('plain'), wrong: share('wrong') };
}

/** The symbols that are drawn for a case and stand for something else. */
export const drawnWrongly = (given: Case): string[] => [
  ...new Set(drawsOf(given).flatMap(({ kind, id }) => (kind === 'wrong' ? [id] : []))),
];

/** Whether a business of a trade without a thing of its own is drawn as what its name is. */
export const isCalledAfter = (name: string): boolean =>
  namedThing(symbolsFor({ name, description: 'contabilidad y asesorías', industry: 'marketing' })) !==
  undefined;
