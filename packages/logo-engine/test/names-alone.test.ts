import { beforeAll, describe, expect, it } from 'vitest';
import { type Brief, STYLE_IDS } from '../src/brief/brief.js';
import { isGrounded, isWeak } from '../src/colour/palette.js';
import { BESIDE_LETTERS } from '../src/direction/choose-idea.js';
import type { Direction, IdeaId } from '../src/direction/direction.js';
import { PLATE_IDS } from '../src/direction/plate-names.js';
import { createEngine, type Engine } from '../src/index.js';
import { SIXTY } from './sixty-briefs.js';

/** A name in a frame, in a frame or cut out of a sign, and a typed name with a rule to it. */
const FRAMES: readonly IdeaId[] = ['frame', 'bold-frame', 'legend'];
const BOXES: readonly IdeaId[] = [...FRAMES, 'label', 'split-sign', 'stitched', 'oval-sign'];
const RULES: readonly IdeaId[] = [
  'rule',
  'type-block',
  'short-rule',
  'side-rule',
  'broken-rule',
  'flanked',
  'legend',
];
/** How many sets are looked at, and the share of them that may have a second one: names that bear nothing else. */
const SETS = 100;
const SECOND = 0.03;

/** Names of many words, as a main street has them. */
const LONG = [
  'La Huerta de los Tres Hermanos',
  'Sabores de la Nona Carmela',
  'El Taller de las Manos Buenas',
  'Quesos de la Quebrada Honda',
] as const;

describe('a set of names alone', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await createEngine();
  });
  const wordmarks = (brief: Omit<Parameters<Engine['propose']>[0], 'type'>): Direction[] =>
    engine
      .propose({ ...brief, type: 'text' }, 'a')
      .map(({ direction }) => direction)
      .filter(({ layout }) => layout === 'wordmark');

  /** A set of each brief in turn, in every style. */
  const setsOf = (briefs: readonly Brief[], count: number): Direction[][] =>
    Array.from({ length: count }, (_, i) => {
      const given = briefs[i % briefs.length];
      const style = STYLE_IDS[(i + Math.floor(i / briefs.length)) % STYLE_IDS.length];
      if (given === undefined || style === undefined) throw new Error('There are no briefs.');
      return wordmarks({ ...given, style });
    });

  it('has two boxes, one frame, one rule and four things that hold it at most', () => {
    const strong = SIXTY.filter(({ color }) => !isWeak(color));
    const sets = setsOf(strong, SETS);
    const more = (ideas: readonly IdeaId[], most: number): number =>
      sets.filter((set) => set.filter(({ idea }) => ideas.includes(idea)).length > most).length;
    expect(more(BOXES, 2) / SETS).toBeLessThanOrEqual(SECOND);
    expect(more(FRAMES, 1) / SETS).toBeLessThanOrEqual(SECOND);
    expect(more(RULES, 1) / SETS).toBeLessThanOrEqual(SECOND);
    expect(more(PLATE_IDS, 1)).toBeGreaterThan(0);
    expect(more(PLATE_IDS, 4)).toBe(0);
  });

  it('stands on two plates at most in a colour that shapes may have on white', () => {
    const amber = SIXTY.map((brief) => ({ ...brief, color: '#F59E0B' }));
    const isPlate = ({ idea, color, ground }: Direction) => BOXES.includes(idea) || isGrounded(color, ground);
    const more = setsOf(amber, amber.length).filter((set) => set.filter(isPlate).length > 2);
    expect(more.length / amber.length).toBeLessThanOrEqual(SECOND);
  });

  it.each(STYLE_IDS)('has letters alone in three places at least: %s', (style) => {
    for (const name of ['Kuma', 'Pan de Molle']) {
      const set = wordmarks({ name, industry: 'food', style, color: '#9F1239' });
      const alone = set.filter(({ idea }) => !BESIDE_LETTERS.includes(idea));
      expect(set).toHaveLength(6);
      expect(alone.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('has a thing beside its letters once at most where the name bears other ideas', () => {
    const sets = STYLE_IDS.map((style) =>
      wordmarks({
        name: 'Panadería Olmedo Ruiz',
        description: 'pan de masa madre',
        industry: 'food',
        style,
        color: '#9F1239',
      }),
    );
    const beside = sets.map((set) => set.filter(({ idea }) => BESIDE_LETTERS.includes(idea)).length);
    expect(Math.max(...beside)).toBeLessThanOrEqual(1);
  });

  it.each(LONG)('sets the first words of "%s" large over the others in some style', (name) => {
    const ideas = STYLE_IDS.flatMap((style) =>
      wordmarks({ name, industry: 'food', style, color: '#9F1239' }).map(({ idea }) => idea),
    );
    expect(ideas.filter((idea) => idea === 'headline').length).toBeGreaterThanOrEqual(3);
  });
});
