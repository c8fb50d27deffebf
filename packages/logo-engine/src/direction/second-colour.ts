import { readHex } from '../colour/oklch.js';
import { type AccentId, lightPalette } from '../colour/palette.js';
import type { Random } from '../random/random.js';
import type { SymbolSpec } from './direction.js';
import type { Weighted } from './style-rules.js';
import { weigh } from './weigh.js';

/**
 * Marks whose second part is a wheel, water, ice, dark glass, or of a body: wheels of gold are lamps, gold water is sand. They take a
 * deeper tone, or none.
 */
const COLD: ReadonlySet<string> = new Set(
  (
    'vocho jeep food-truck scooter ' +
    'cloud-rain car-wash water-pump pipe whale waves breaker swimming-pool shower-head ' +
    'island shark-fin bridge whale-tail ' +
    'snowflake split-unit car-snowflake cold-thermometer ice-cubes snow-globe ' +
    'watering-can roof-drops pool-skimmer tinted-window ' +
    'toothbrush footprints lips eyelash ear lavender glass-pane massage adult-and-child'
  ).split(' '),
);

/** Marks whose second part is foam or water to drink: in a deeper tone it is dirt or oil, so there is none. */
const CLEAN: ReadonlySet<string> = new Set(
  'drop-half water-jug water-dispenser bottled-water hand-soap soap-bar suds-bucket bubbles bathtub washing-machine car-suds'.split(
    ' ',
  ),
);

/** Below this chroma a colour is a grey. */
const GREY = 0.03;
/** Below this lightness a colour is deep enough for the gold of old signs. */
const GOLDEN = 0.5;

const isDeep = (hex: string, accent: AccentId): boolean => {
  const { main, accent: second } = lightPalette(hex, accent);
  return main !== null && second !== null && readHex(second).l < readHex(main).l;
};

/** A deeper colour of the same hue, where there is one: a paler one looks washed out. */
const deepTone = (hex: string): AccentId => (isDeep(hex, 'tone') ? 'tone' : 'none');

/** From orange to yellow, in degrees of OKLCH. */
const WARM = { least: 35, most: 112 } as const;

/** Whether a second colour is warm and the lighter of the two as it is drawn: one that is too near is moved to another hue. */
function isWarm(hex: string, accent: AccentId): boolean {
  const { main, accent: second } = lightPalette(hex, accent);
  if (main === null || second === null) return false;
  const { l, c, h } = readHex(second);
  return c >= GREY && h >= WARM.least && h <= WARM.most && l > readHex(main).l;
}

/** Amber or gold, where one keeps apart from the colour; else a deeper tone of that, as beside an orange. */
const warmFor = (hex: string): AccentId =>
  (['complement', 'gold'] as const).find((accent) => isWarm(hex, accent)) ?? deepTone(hex);

/**
 * The second colour of a drawing: a warm one mostly, where the part that takes it may be warm.
 * @param weights how often it is which, by style or by what is wanted
 */
export function secondColour(
  hex: string,
  weights: Weighted<AccentId>,
  symbol: SymbolSpec | null,
  random: Random,
): AccentId {
  const drawn = weigh(weights, random);
  if (drawn === 'none' || drawn === 'neighbour') return drawn;
  if (symbol?.kind === 'mark' && CLEAN.has(symbol.id)) return 'none';
  if (drawn === 'tone' || (symbol?.kind === 'mark' && COLD.has(symbol.id))) return deepTone(hex);
  return drawn === 'gold' && readHex(hex).l < GOLDEN ? 'gold' : warmFor(hex);
}
