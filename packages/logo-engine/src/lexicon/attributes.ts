/**
 * What goes with many things and is none of their trades, and beside what it may yet stand for the trade by itself: a
 * flame is no chicken on the grill, and a drop no car that is washed.
 * `mark: marks` on a line.
 */
const LINES = `
chili: pepper
church:
drop-half: drop-leaf pipe water-jug waves
drop-leaf: drop-half flower-lotus leaf-radial leaf-split plant reed-diffuser water-jug
flame: axe axe-log campfire fireplace log-pile
heart: hand-heart house-heart mind-heart pulse
hook: fish fishing-rod
leaf-split: apple basil carrot fern leaf-radial pine plant recycle salad-bowl seed-packet sprout tree
lightning: car-battery charging-station plug
mountain: bed binoculars jeep pine sleigh snowflake theodolite
nib: bezier book-stack envelope inkwell pencil stamp
pepper: chili
scissors-comb: barber-pole comb dog-bath hair-dryer hand-mirror long-hair razor scissors
snowflake: mountain sleigh truck
sparkle: gem magic-wand moon-stars
star: circus-tent moon-stars
sun: solar-panel
`;

const BESIDE: ReadonlyMap<string, readonly string[]> = new Map(
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [id = '', ids = ''] = line.split(':');
      return [id, ids.trim().split(' ')];
    }),
);

/** Whether a symbol is only an attribute of the thing that comes first in its term. */
export const isAttribute = (id: string, thing: string | undefined): boolean =>
  thing !== undefined && thing !== id && BESIDE.get(id)?.includes(thing) === false;
