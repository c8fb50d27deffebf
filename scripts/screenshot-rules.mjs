// Which screenshots there must be, and whether they can be compared: pure, for the browser, the command and its tests.

/**
 * `light` and `dark` are passes of their own; the other modes are taken in the pass that they name, of the
 * story as it stands there.
 * @type {Record<string, { pass: 'light' | 'dark', of: (storyId: string) => boolean }>}
 */
export const MODES = {
  light: { pass: 'light', of: () => true },
  narrow: { pass: 'light', of: (id) => isDomain(id) || isScreen(id) },
  dark: { pass: 'dark', of: () => true },
  forced: { pass: 'dark', of: (id) => isDomain(id) || isInteraction(id) },
};

/** @param {string} id a story's */
export const isDomain = (id) => id.startsWith('domain-');
/** @param {string} id a story's */
export const isScreen = (id) => id.startsWith('screens-');
/** @param {string} id a story's */
const isInteraction = (id) => id.startsWith('foundations-interaction-');
/**
 * Swatches, and controls in their states: the slightest change counts.
 * @param {string} id a story's
 */
export const isExact = (id) => id.startsWith('foundations-tokens-') || isInteraction(id);

/**
 * @param {string} storyId
 * @param {string} pass
 * @returns the modes to take in this pass, in order; none of a Playground, which is for its controls
 */
export const modesOf = (storyId, pass) =>
  storyId.endsWith('--playground')
    ? []
    : Object.keys(MODES).filter((mode) => MODES[mode]?.pass === pass && MODES[mode].of(storyId));

/**
 * @param {string} storyId
 * @returns the component whose sheets hold the story: its states stand beside its Default
 */
export const componentOf = (storyId) => storyId.replace(/--.*$/, '').replace(/-states$/, '');

/**
 * Where the cells of one component's sheets are: mode, story, and its box on the sheet in pixels. Stories that
 * look alike share a box.
 * @typedef {[left: number, top: number, width: number, height: number]} Cell
 * @typedef {Record<string, Record<string, Cell>>} Cells
 */

/**
 * @param {Iterable<string>} storyIds every story that is tested
 * @param {Record<string, Cells>} stored the cells of each component
 * @returns screenshots that should be there and are not, and those of no story, as 'mode story', both sorted
 */
export function audit(storyIds, stored) {
  const wanted = new Set(
    [...storyIds].flatMap((id) =>
      ['light', 'dark'].flatMap((pass) => modesOf(id, pass)).map((mode) => `${mode} ${id}`),
    ),
  );
  const there = new Set(
    Object.values(stored).flatMap((cells) =>
      Object.entries(cells).flatMap(([mode, of]) => Object.keys(of).map((id) => `${mode} ${id}`)),
    ),
  );
  return {
    missing: [...wanted].filter((name) => !there.has(name)).sort(),
    stale: [...there].filter((name) => !wanted.has(name)).sort(),
  };
}

/**
 * What took screenshots: those of another one cannot be held against them.
 * @typedef {{ browser: string, fonts: string, system: string }} Identity
 */

/** @param {Identity} identity */
const named = ({ browser, fonts, system }) => `${browser}, fonts ${fonts}, ${system}`;

/**
 * @param {Identity | undefined} recorded beside the screenshots; undefined: there are none yet
 * @param {Identity | undefined} running undefined: not the lockfile's browser
 * @param {string} otherwise what runs instead, in words
 * @returns {string | undefined} why they are not compared, for the person who runs the tests
 */
export function whyNotCompared(recorded, running, otherwise) {
  if (recorded && running && named(recorded) === named(running)) return undefined;
  if (!recorded) return 'The screenshots are not compared: there are none. Take them: npm run screenshots.';
  return (
    `The screenshots are not compared: they were taken with ${named(recorded)}; ` +
    `this is ${running ? named(running) : otherwise}. ` +
    'Compare them on Linux x64 without CHROMIUM_PATH, in a container, or look at the artefact of CI.'
  );
}
