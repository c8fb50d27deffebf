import { beforeAll, describe, expect, it } from 'vitest';
import type { Direction, IdeaId, LayoutId, ProportionsId } from '../../direction/direction.js';
import { STYLE_FACES } from '../../fonts/faces.js';
import { CAP } from '../../fonts/shape.js';
import { bounds } from '../../geometry/bounds.js';
import { contours } from '../../geometry/path.js';
import { createEngine } from '../../index.js';
import { compose } from '../compose.js';
import { drawLettering } from '../lettering.js';

/** Names and the small line of each: as wide as the name, and much narrower. */
const NAMES = [
  ['Abarca', 'ferretería'],
  ['Lupa', 'óptica'],
  ['Bodegas Corvina', 'vinos'],
  ['Nube Blanca', 'lavandería'],
  ['Mercurio', 'bar'],
] as const;
const FACES = STYLE_FACES.filter(({ cases }, i) => cases.includes('upper') && i % 6 === 0);

const directions = (
  idea: IdeaId,
  layout: LayoutId,
  proportions: ProportionsId,
): readonly (readonly [string, Direction])[] =>
  NAMES.flatMap(([name, trade]) =>
    FACES.map((face) => [
      name,
      {
        face: face.id,
        letterCase: 'upper',
        tracking: face.tracking[1],
        proportions,
        layout,
        idea,
        descriptor: 'below',
        trade,
        nameRole: 'ink',
        symbol: { kind: 'mark', id: 'hammer', params: {} },
        container: 'none',
        treatment: 'plain',
        accent: 'none',
        color: '#0E7490',
      },
    ]),
  );

/** Widths of the rules that lie lower than the baseline of the name, beside its small line. */
const rulesBelow = (name: string, given: Direction): number[] =>
  (drawLettering(name, given)?.layers ?? [])
    .filter(({ part }) => part === 'ornament')
    .flatMap(({ path }) => contours(path).map((contour) => bounds(contour)))
    .flatMap((box) => (box !== null && box.y > 0 && box.height < 0.2 * CAP ? [box.width] : []));

describe('rules beside a small line', () => {
  beforeAll(() => createEngine());

  it.each([
    ['flanked', 1.1 * CAP],
    ['masthead', 0.8 * CAP],
  ] as const)('of %s were mere dashes once, and are none', (idea, least) => {
    const widths = (proportions: ProportionsId) =>
      directions(idea, 'wordmark', proportions).flatMap(([name, given]) => rulesBelow(name, given));
    expect(Math.min(...widths('turned'))).toBeLessThan(least);
    expect(widths('spare').length).toBeGreaterThan(0);
    expect(Math.min(...widths('spare'))).toBeGreaterThanOrEqual(least);
  });

  it('are left out over a name that is too short for them, and the idea with them', () => {
    const drawn = (proportions: ProportionsId) =>
      directions('crowned', 'stacked', proportions).filter(([name, given]) => compose(name, given) !== null)
        .length;
    expect(drawn('spare')).toBeGreaterThan(0);
    expect(drawn('spare')).toBeLessThan(drawn('turned'));
  });
});
