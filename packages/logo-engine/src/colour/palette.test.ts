import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, readHex } from './oklch.js';
import {
  ACCENTS,
  DARK_GROUND,
  darkPalette,
  isNearlyBlack,
  isWeak,
  LIGHT_GROUND,
  lightPalette,
} from './palette.js';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0').toUpperCase()}`);

describe('palettes', () => {
  it('keep the chosen colour and an ink that can be read, whatever the colour', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom(...ACCENTS), (hex, accent) => {
        const light = lightPalette(hex, accent);
        const dark = darkPalette(hex, accent);
        expect(light.main).toBe(hex);
        expect(contrast(light.ink ?? '', LIGHT_GROUND)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(dark.ink ?? '', DARK_GROUND)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(dark.main ?? '', DARK_GROUND)).toBeGreaterThanOrEqual(4.4);
      }),
      { numRuns: 300, seed: 3 },
    );
  });
  it('give every shape two to one on its ground, whatever the colour', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom(...ACCENTS), (hex, accent) => {
        const light = lightPalette(hex, accent);
        const dark = darkPalette(hex, accent);
        const roles = ['ink', 'accent', 'deep', 'plate'] as const;
        for (const role of roles) {
          // A pale colour without an accent stands on a plate, in its exact value.
          const pale = role === 'accent' && accent === 'none' && isWeak(hex);
          if (!pale) expect(contrast(light[role] ?? '', LIGHT_GROUND)).toBeGreaterThanOrEqual(2);
          expect(contrast(dark[role] ?? '', DARK_GROUND)).toBeGreaterThanOrEqual(2);
        }
        if (isWeak(hex)) expect(contrast(light.inlay ?? '', light.plate ?? '')).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 300, seed: 4 },
    );
  });
  it('keep the second colour a clear step of lightness from the main one, whatever the colour', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom(...ACCENTS), (hex, accent) => {
        if (accent === 'none') return;
        const [main, second] = [readHex(hex), readHex(lightPalette(hex, accent).accent ?? '')];
        if (!isWeak(hex)) expect(Math.abs(main.l - second.l)).toBeGreaterThan(0.14);
        // Amber on orange, orange on pink: of hues that lie near, the step is longer.
        const turn = Math.abs(((main.h - second.h + 540) % 360) - 180);
        if (!isWeak(hex) && turn < 60) expect(Math.abs(main.l - second.l)).toBeGreaterThan(0.2);
      }),
      { numRuns: 300, seed: 6 },
    );
  });
  it('lay everything in a deep companion on a colour too weak for white, and know no ground in the dark', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom(...ACCENTS), (hex, accent) => {
        expect(darkPalette(hex, accent).ground).toBeNull();
        const { ground, main, ink, stamp } = lightPalette(hex, accent, 'brand');
        if (!isWeak(hex)) {
          expect(main).toBe(hex);
          return;
        }
        expect(ground).toBe(hex);
        for (const role of [main, ink, stamp]) expect(contrast(role ?? '', hex)).toBeGreaterThanOrEqual(4.5);
        // Open it is itself, and letters beside it are deep.
        const open = lightPalette(hex, accent, 'open');
        expect(open.main).toBe(hex);
        expect(contrast(open.ink ?? '', LIGHT_GROUND)).toBeGreaterThanOrEqual(4.5);
        // On paper the companion stands in for the colour, and reads on white too.
        const paper = lightPalette(hex, accent, 'paper');
        expect(contrast(paper.main ?? '', LIGHT_GROUND)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 300, seed: 5 },
    );
  });
  it('keep a yellow yellow: what lies on it is nearly black, no brown', () => {
    for (const hex of ['#FACC15', '#FFD23F', '#FDE047', '#F59E0B']) {
      const { ground, main } = lightPalette(hex, 'none', 'brand');
      expect(ground).toBe(hex);
      expect(contrast(main ?? '', hex)).toBeGreaterThanOrEqual(7);
    }
  });
  it('give a dark colour a vivid tone, a yellow its ink and a red no salmon', () => {
    expect(readHex(lightPalette('#0B3D2E', 'tone').accent ?? '').c).toBeGreaterThan(0.1);
    for (const accent of ['tone', 'gold'] as const)
      expect(readHex(lightPalette('#E0A100', accent).accent ?? '').l).toBeLessThan(0.5);
    for (const hex of ['#B91C1C', '#DC2626', '#7F1D1D'])
      expect(readHex(lightPalette(hex, 'tone').accent ?? '').l).toBeLessThan(0.5);
  });
  it('tell a black from a dark blue', () => {
    expect(['#111827', '#1E1E1E', '#0F172A'].every(isNearlyBlack)).toBe(true);
    expect(['#1E3A8A', '#12355B', '#5A1030'].some(isNearlyBlack)).toBe(false);
  });
  it('know the amber of the presets as too weak for white', () => {
    expect(isWeak('#F59E0B')).toBe(true);
    expect(isWeak('#3B82F6')).toBe(false);
  });
});
