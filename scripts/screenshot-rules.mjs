// Which screenshots there must be, and whether they can be compared: pure, for the browser, the command and its tests.

/**
 * The ways a story is looked at, and of which stories there is a screenshot. What a state of a screen is made of is
 * looked at in dark in its own stories, and how the parts lie in light; the Default shows a screen's parts together.
 * @type {Record<string, (storyId: string) => boolean>}
 */
const MODES = {
  light: () => true,
  dark: (id) => !isScreen(id) || id.endsWith('--default'),
  forced: (id) => isDomain(id) || isInteraction(id),
  narrow: (id) => isDomain(id) || isScreen(id),
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
 * @returns the modes that there is a screenshot in; none of a Playground, which is for its controls, nor of a story on a
 * phone, which looks as its story does where that is narrow
 */
export const modesOf = (storyId) =>
  /(?:--playground|-on-phone)$/.test(storyId)
    ? []
    : Object.keys(MODES).filter((mode) => MODES[mode]?.(storyId));

/**
 * @param {Iterable<string>} storyIds
 * @returns {Set<string>} every screenshot that there should be, as 'mode story'
 */
export const wantedOf = (storyIds) =>
  new Set([...storyIds].flatMap((id) => modesOf(id).map((mode) => `${mode} ${id}`)));

/**
 * @param {string} storyId
 * @returns the component whose sheets hold the story: its states stand beside its Default
 */
export const componentOf = (storyId) => storyId.replace(/--.*$/, '').replace(/-states$/, '');

/**
 * What is on the sheets of one component: for each mode the fingerprint of the sheet's file and, for each story, its
 * box on the sheet in pixels and the fingerprint of the capture that was put there. Stories that look alike share a box.
 * @typedef {[left: number, top: number, width: number, height: number]} Box
 * @typedef {[...Box, capture: string]} Cell
 * @typedef {Record<string, { sheet: string, cells: Record<string, Cell> }>} Cells
 */

/**
 * @param {Iterable<string>} storyIds every story that is tested
 * @param {Record<string, Cells>} stored the cells of each component
 * @returns screenshots that should be there and are not, and those of no story, as 'mode story', both sorted
 */
export function audit(storyIds, stored) {
  const wanted = wantedOf(storyIds);
  const there = new Set(
    Object.values(stored).flatMap((cells) =>
      Object.entries(cells).flatMap(([mode, sheet]) => Object.keys(sheet.cells).map((id) => `${mode} ${id}`)),
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
