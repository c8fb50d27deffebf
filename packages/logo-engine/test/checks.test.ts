import { beforeAll, describe, expect, it } from 'vitest';
import { asSeen, leastDifference } from '../src/checks/colour-vision.js';
import { edgesKept } from '../src/checks/one-ink.js';
import { difference } from '../src/colour/oklch.js';
import { bounds } from '../src/geometry/bounds.js';
import { contours } from '../src/geometry/path.js';
import { rect } from '../src/geometry/shapes.js';
import { createEngine, describeCheck, type Engine, type LogoCheck } from '../src/index.js';
import { readSvg } from '../src/svg/read.js';
import { brief } from './briefs.js';

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const check = (name: string, more: Parameters<typeof brief>[1]) =>
  engine.check(engine.draw(brief(name, more), 'a'));

describe('createEngine().check', () => {
  it('states contrast on white, black and the own colour', () => {
    const drawn = engine.draw(
      brief('Faro', { type: 'symbol', style: 'minimal', industry: 'fishing', color: '#111827' }),
      'a',
    );
    const { contrast } = engine.check(engine.adjust(drawn, { palette: 'none' }));
    expect(contrast.white).toBeCloseTo(17.74, 1);
    expect(contrast.own).toBeCloseTo(17.74, 1);
    expect(contrast.black).toBeGreaterThan(4.5);
    for (const color of ['#FFE600', '#FFFFFF', '#10B981']) {
      const pale = check('Faro', { type: 'symbol', color }).contrast;
      for (const ratio of Object.values(pale)) expect(ratio).toBeGreaterThanOrEqual(2);
    }
  });

  it('leaves out a second colour that adorns: what a logo is read by is the first and its ink', () => {
    const drawn = engine.draw(brief('Café Luna', { type: 'icon', color: '#1565C0' }), 'a');
    const two = engine.adjust(drawn, { palette: 'complement' });
    const one = engine.adjust(drawn, { palette: 'none' });
    expect(two.svg).toContain('#EAA61B');
    expect(engine.check(two).contrast.white).toBe(engine.check(one).contrast.white);
    expect(engine.check(two).contrast.white).toBeGreaterThan(4.5);
  });

  it('counts a pale ground as no ink: what stands on it must read on it', () => {
    const drawn = engine.draw(brief('Faro', { type: 'symbol', color: '#1D4ED8' }), 'a');
    const direction = { ...drawn.direction, treatment: 'tint', container: 'circle' } as const;
    const tinted = engine.redraw({ ...drawn.recipe, direction });
    const { contrast } = engine.check(tinted);
    expect(tinted.svg.match(/<path/g)).toHaveLength(2);
    // Less than on white, far more than the ground itself has.
    expect(contrast.white).toBeLessThan(6.5);
    expect(contrast.white).toBeGreaterThan(4.5);
  });

  it('finds that fine lines and long names need more room than a heavy symbol', () => {
    const heavy = check('Molar', {
      type: 'symbol',
      style: 'modern',
      industry: 'healthcare',
      description: 'dentista',
    });
    const fine = check('Hacienda Los Robles', { type: 'text', style: 'minimal' });
    expect(heavy.smallest.pixels).toBeLessThanOrEqual(32);
    expect(fine.smallest.pixels).toBeGreaterThan(heavy.smallest.pixels * 1.5);
    expect(fine.smallest.millimetres).toBeGreaterThan(heavy.smallest.millimetres);
    expect(fine.embroidery.narrowest).toBeGreaterThan(heavy.embroidery.narrowest);
    expect(fine.embroidery.narrowest).toBeGreaterThan(fine.stamp.narrowest);
    expect(heavy.stamp.stroke).toBe(heavy.embroidery.stroke);
  });

  it('reads a small line where its capitals have five pixels, and what has no letters as small as before', () => {
    const drawn = engine.draw(brief('Hacienda Los Robles', { type: 'text', style: 'minimal' }), 'a');
    const plain = {
      layout: 'wordmark',
      idea: 'none',
      letterCase: 'upper',
      descriptor: 'below',
      symbol: null,
    } as const;
    const lined = engine.redraw({ ...drawn.recipe, direction: { ...drawn.direction, ...plain } });
    const line = lined.smallestLine ?? 0;
    const heights = readSvg(lined.variants.mono).shapes.flatMap(({ path }) =>
      contours(path).map((contour) => bounds(contour)?.height ?? 0),
    );
    // HACIENDA, below: eight capitals of that height.
    expect(heights.filter((height) => Math.abs(height - line) < 1.5).length).toBeGreaterThanOrEqual(4);
    const { pixels } = engine.check(lined).smallest;
    expect((pixels / lined.width) * line).toBeGreaterThanOrEqual(5);
    expect((pixels / lined.width) * line).toBeLessThan(6);

    const round = engine.adjust(engine.draw(brief('Viña Azul', { type: 'icon', style: 'vintage' }), 'a'), {
      layout: 'badge',
    });
    const read = engine.check(round).smallest.pixels;
    expect((read / round.width) * (round.smallestLine ?? 0)).toBeGreaterThanOrEqual(5);

    const alone = engine.draw(brief('Faro', { type: 'symbol', style: 'modern' }), 'a');
    expect(alone.smallestLine).toBeNull();
    expect(engine.check(alone).smallest.pixels).toBeLessThan(64);
  });

  it('measures the line of what stands on a ground as it lies on it', () => {
    const asked = brief('Taller Sol de Abril', { type: 'text', color: '#FDE047' });
    const drawn = engine
      .propose(asked, 'e')
      .find(({ direction: { layout, ground } }) => layout === 'wordmark' && ground === 'brand');
    if (drawn === undefined) throw new Error('No name stands on a ground in its colour.');
    const heights = readSvg(drawn.variants.mono).shapes.flatMap(({ path }) =>
      contours(path).map((contour) => bounds(contour)?.height ?? 0),
    );
    const line = drawn.smallestLine ?? 0;
    expect(heights.filter((height) => Math.abs(height - line) < 1.5).length).toBeGreaterThanOrEqual(3);
  });

  it('is the same for the same logo, and reads the SVG alone', () => {
    const { variants, direction } = engine.draw(brief('Volta', { type: 'icon' }), 'a');
    expect(engine.check({ variants, direction })).toEqual(engine.check({ variants, direction }));
  });
});

describe('one ink', () => {
  const drawing = (...fills: string[]) => ({
    width: 192,
    height: 192,
    shapes: fills.map((fill, i) => ({ fill, path: rect(40 + i * 50, 40, 50, 100) })),
  });
  it('keeps all edges of parts that stand apart, and loses those of parts that touch', () => {
    expect(edgesKept(drawing('#0E7490'), drawing('#000000'))).toBe(1);
    const touching = edgesKept(drawing('#0E7490', '#B91C1C'), drawing('#000000', '#000000'));
    expect(touching).toBeGreaterThan(0.7);
    expect(touching).toBeLessThan(0.85);
  });
});

describe('colour vision', () => {
  it('confuses red and green for two kinds, not for the third', () => {
    const pair = ['#C0392B', '#6B7F1E'];
    expect(leastDifference(pair, 'deuteranopia')).toBeLessThan(0.1);
    expect(leastDifference(pair, 'protanopia')).toBeLessThan(difference('#C0392B', '#6B7F1E'));
    expect(leastDifference(pair, 'tritanopia')).toBeGreaterThan(0.15);
    expect(asSeen('#000000', 'protanopia')).toBe('#000000');
  });
  it('has nothing to say about one colour', () => {
    expect(leastDifference(['#0E7490'], 'tritanopia')).toBeNull();
    expect(leastDifference(['#111827', '#0B1220'], 'tritanopia')).toBeNull();
  });
});

describe('describeCheck', () => {
  const data: LogoCheck = {
    contrast: { white: 2.34, black: 5, own: 7.1 },
    smallest: { pixels: 48, millimetres: 16 },
    oneInk: 0.6,
    colourVision: { protanopia: 0.3, deuteranopia: 0.04, tritanopia: null },
    embroidery: { stroke: 0.24, gap: 0.17, narrowest: 86 },
    stamp: { stroke: 0.24, gap: 0.17, narrowest: 37 },
  };
  it('says in plain Spanish what was found and what to do about it, each in a sentence', () => {
    const findings = describeCheck(data);
    expect(findings.map(({ id, good, title }) => [id, good, title])).toEqual([
      ['smallest', true, 'Se lee desde 48 px'],
      ['oneInk', false, 'Pierde formas en una tinta'],
      ['white', false, 'Se lee justo sobre blanco'],
      ['black', true, 'Se lee sobre negro'],
      ['own', true, 'Se lee sobre su color'],
      ['colourVision', false, 'Algunas personas confunden sus colores'],
      ['embroidery', false, 'Bordado desde 86 mm'],
      ['stamp', true, 'Timbre desde 37 mm'],
    ]);
    const said = findings.map(({ text, advice }) => `${text} ${advice}`);
    expect(said).toContain(
      'El contraste sobre blanco es de 2,34 a 1. Usa ahí la versión «fondo claro» solo en grande, o elige un color más fuerte.',
    );
    expect(said).toContain(
      'Necesita 48 píxeles de ancho en pantalla y 16 mm en papel. Más pequeño, usa el símbolo.',
    );
    expect(said).toContain(
      'Quien no distingue el verde (deuteranopía) confunde dos de sus colores. Comprueba que la forma basta para reconocerlo, o cambia la paleta.',
    );
    for (const { text, advice } of findings)
      for (const sentence of [text, advice]) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
  });
});
