// Which pictures there must be, and whether they can be compared: pure, for the browser, the command and its tests.

/** Widest difference that is none: one pixel of a thousand. */
export const TOLERANCE = 0.001;

/** Two pixels closer than this (of 1) have one colour: less than a token moves, more than a processor rounds. */
export const SAME_COLOR = 0.03;

/**
 * The pictures of a mode lie in a folder of its name. `light` and `dark` are passes of their own; the other
 * modes are taken in the pass that they name, of the story as it stands there.
 * @type {Record<string, { pass: 'light' | 'dark', of: (storyId: string) => boolean }>}
 */
export const MODES = {
  light: { pass: 'light', of: () => true },
  narrow: { pass: 'light', of: (id) => isDomain(id) || isScreen(id) },
  dark: { pass: 'dark', of: () => true },
  forced: { pass: 'dark', of: (id) => isDomain(id) },
};

/** @param {string} id a story's */
export const isDomain = (id) => id.startsWith('domain-');
/** @param {string} id a story's */
export const isScreen = (id) => id.startsWith('screens-');

/**
 * @param {string} storyId
 * @param {string} pass
 * @returns the modes to picture in this pass, in order
 */
export const modesOf = (storyId, pass) =>
  Object.keys(MODES).filter((mode) => MODES[mode]?.pass === pass && MODES[mode].of(storyId));

/**
 * A folder for each component, because the test runner takes a doubled hyphen for a single one.
 * @param {string} mode
 * @param {string} storyId
 * @returns the picture's place, without an ending
 */
export const placeOf = (mode, storyId) => `${mode}/${storyId.replace('--', '/')}`;

/**
 * @param {Iterable<string>} storyIds every story that is tested
 * @param {Iterable<string>} found the place of every picture there is
 * @returns pictures that should be there and are not, and pictures of no story, both sorted
 */
export function audit(storyIds, found) {
  const wanted = new Set(
    [...storyIds].flatMap((id) =>
      ['light', 'dark'].flatMap((pass) => modesOf(id, pass)).map((mode) => `${placeOf(mode, id)}.png`),
    ),
  );
  const there = new Set(found);
  return {
    missing: [...wanted].filter((picture) => !there.has(picture)).sort(),
    stale: [...there].filter((picture) => !wanted.has(picture)).sort(),
  };
}

/**
 * Whether pictures of one major version of the browser can be held against another's.
 * @param {string | undefined} recorded the version beside the pictures; undefined: there is none yet
 * @param {string} current
 * @returns {{ compared: boolean, why: string }}
 */
export function verdict(recorded, current) {
  if (recorded === undefined || recorded === current) return { compared: true, why: `Chromium ${current}` };
  return {
    compared: false,
    why: `Pictures not compared: they were taken with Chromium ${recorded}, this is Chromium ${current}.`,
  };
}
