import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { contrast } from '../src/colour/oklch.js';
import { isSafeSvg } from '../src/gates/safe-svg.js';
import {
  brandInk,
  createEngine,
  type Engine,
  INDUSTRY_IDS,
  inOneInk,
  LOGO_TYPE_IDS,
  NothingToDrawError,
  STYLE_IDS,
  VARIANT_IDS,
} from '../src/index.js';
import { brief } from './briefs.js';

const COLOURS = ['#3B82F6', '#EF4444', '#10B981', '#F59E0B', '#FDE047', '#FFFFFF', '#808080', '#000000'];

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine();
});

const drawings = () =>
  COLOURS.flatMap((color, i) =>
    LOGO_TYPE_IDS.map((type, j) => {
      const given = brief('Ñandú Sur', {
        type,
        color,
        style: STYLE_IDS[(i + j) % STYLE_IDS.length] ?? 'modern',
        industry: INDUSTRY_IDS[(i * 3 + j) % INDUSTRY_IDS.length] ?? 'art',
      });
      return { given, logo: engine.draw(given, `${i}${j}`) };
    }),
  );

describe('variants in one ink', () => {
  it('are the dark variant with every colour replaced, so that a stored logo gives them too', () => {
    for (const { given, logo } of drawings()) {
      const { dark, mono, negative, brand } = logo.variants;
      expect(inOneInk(dark, '#000000')).toBe(mono);
      expect(inOneInk(dark, '#FFFFFF')).toBe(negative);
      expect(inOneInk(dark, brandInk(given.color))).toBe(brand);
    }
  });

  it('read on their ground: white is kept as long as shapes read in it', () => {
    for (const color of COLOURS) expect(contrast(brandInk(color), color)).toBeGreaterThanOrEqual(3);
    expect(['#3B82F6', '#EF4444', '#808080', '#000000'].map(brandInk)).toEqual(Array(4).fill('#FFFFFF'));
    for (const color of ['#10B981', '#F59E0B', '#FDE047', '#FFFFFF']) {
      expect(contrast(brandInk(color), color)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('icons', () => {
  it('are safe squares with the name as their title, the same for the same logo', () => {
    for (const { given, logo } of drawings()) {
      const icon = engine.drawIcon(given.name, logo.direction);
      expect(isSafeSvg(icon)).toBe(true);
      expect(icon).toContain('viewBox="0 0 1000 1000"');
      expect(icon).toContain('<title>Ñandú Sur</title>');
      expect(engine.drawIcon(given.name, logo.direction)).toBe(icon);
    }
  });

  it('are the logo itself when it is only a symbol', () => {
    const given = brief('Faro', { type: 'symbol', industry: 'fishing' });
    const { svg, direction } = engine.draw(given, 'a');
    expect(engine.drawIcon('Faro', direction)).toBe(svg);
  });

  it.each(['Ítaca', 'iglú', '1', '(A)', 'Ölve', 'Ωmega', 'שלום', 'مرحبا'])(
    'of the wordmark %s are its first letter',
    (name) => {
      const { direction } = engine.draw(brief(name, { type: 'text' }), 'a');
      expect(isSafeSvg(engine.drawIcon(name, direction))).toBe(true);
    },
  );

  it('of nothing drawable are refused', () => {
    const { direction } = engine.draw(brief('Faro', { type: 'text' }), 'a');
    expect(() => engine.drawIcon('🚀', direction)).toThrow(NothingToDrawError);
  });
});

it('the README names every variant', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [listed = ''] = /Variants are the same.*?\n\n/s.exec(readme) ?? [];
  for (const id of VARIANT_IDS) expect(listed).toContain(`\`${id}\``);
});
