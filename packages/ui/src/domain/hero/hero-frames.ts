/** One moment of the demonstration: which logo, how many letters of its name are typed, and whether it is shown. */
export type HeroFrame = { index: number; typed: number; shown: boolean };

/** Milliseconds between two letters, and for which a finished logo stays. */
export const HERO_PACE = { letter: 90, shown: 3600 } as const;

/** The letters of a name as people count them: an accent belongs to its letter, an emoji of several parts is one. */
export function letters(name: string): string[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name);
  return Array.from(segments, ({ segment }) => segment);
}

/** The first moment, which is also all there is on the server and under reduced motion: the first logo, finished. */
export function stillFrame(names: readonly string[]): HeroFrame {
  return { index: 0, typed: letters(names[0] ?? '').length, shown: true };
}

/** The moment after `frame`; after the last logo comes the first. */
export function nextFrame(frame: HeroFrame, names: readonly string[]): HeroFrame {
  if (names.length === 0) return frame;
  if (frame.shown) return { index: (frame.index + 1) % names.length, typed: 0, shown: false };
  const length = letters(names[frame.index] ?? '').length;
  const typed = Math.min(frame.typed + 1, length);
  return { index: frame.index, typed, shown: typed === length };
}

/** How long `frame` lasts, in milliseconds. */
export function frameDuration(frame: HeroFrame): number {
  return frame.shown ? HERO_PACE.shown : HERO_PACE.letter;
}

/**
 * The logos that a moment needs: the one that is shown, or, while a name is typed, the one that fades and the one that
 * comes. A drawing that nobody sees yet is not fetched.
 */
export function inView<Logo>(
  { index, shown }: HeroFrame,
  logos: readonly Logo[],
): { logo: Logo; place: number }[] {
  const before = shown ? index : (index + logos.length - 1) % logos.length;
  return logos
    .map((logo, place) => ({ logo, place }))
    .filter(({ place }) => place === index || place === before);
}
