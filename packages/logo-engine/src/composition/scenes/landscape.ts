import { bounds } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, EMPTY, LINE, type Path } from '../../geometry/path.js';
import { circle, corners, ellipse, line, type Point, wave } from '../../geometry/shapes.js';
import { type Drawn, filled, type Scene, standing } from './scene.js';

const DISC = circle(50, 50, 50);
const GAP = 3.6;

type Land = {
  /** The ground without what is cut out of it, and what is. */
  readonly mass: Path;
  readonly cuts: readonly Path[];
  /** Where the foot of a thing is, and the room for it. */
  readonly foot: number;
  readonly width: number;
  readonly height: number;
  /** Where no sun shines. */
  readonly indoors?: boolean;
};

/** Rows of a field that run to the horizon. */
const ROWS = [-64, -36, -12, 12, 36, 64].map((at) =>
  stroke(line(50 + at * 0.3, 60, 50 + at * 1.25, 104), 3.2, { cap: 'butt' }),
);
const FIELD: Land = {
  mass: intersect(DISC, ellipse(50, 118, 86, 50)),
  cuts: ROWS,
  foot: 70,
  width: 56,
  height: 54,
};

const swell = (y: number): Path => wave(-12, y, 124, 5.4, 3);
const below = ({ commands }: Path): Path => ({
  commands: [...commands, [LINE, 112, 110], [LINE, -12, 110], [5]],
  evenOdd: false,
});
const SEA: Land = {
  mass: intersect(DISC, below(swell(70))),
  cuts: [stroke(swell(84), 3.4, { cap: 'butt' })],
  foot: 71,
  width: 64,
  height: 54,
};

const PEAKS: Land = {
  mass: intersect(DISC, corners('-6,74 22,36 36,54 62,20 106,78 106,110 -6,110')),
  cuts: [],
  foot: 87,
  width: 50,
  height: 42,
};

/** A road as one sees it from beside it. */
const ROAD: Land = {
  mass: intersect(DISC, corners('-6,70 106,70 106,106 -6,106')),
  cuts: [8, 32, 56, 80].map((x) => corners(`${x},82.500 ${x + 14},82.500 ${x + 14},86.500 ${x},86.500`)),
  foot: 71,
  width: 68,
  height: 50,
};

/** A hill with a path over it. */
const HILL: Land = {
  mass: intersect(DISC, ellipse(46, 120, 92, 50)),
  cuts: [stroke(parse('M62 66C54 74 74 80 62 88C56 93 54 98 56 106'), 4, { cap: 'butt' })],
  foot: 71,
  width: 58,
  height: 54,
};

/** A table, whose cloth ends in five scallops as wide as the disc is there. */
const TABLE: Land = {
  mass: intersect(
    DISC,
    union(corners('-6,72 106,72 106,80 -6,80'), ...[18, 34, 50, 66, 82].map((x) => circle(x, 80, 8))),
  ),
  cuts: [],
  foot: 73,
  width: 64,
  height: 57,
  indoors: true,
};

/** The same for any thing, which is as large as the peaks. */
const BEFORE: Land = { ...PEAKS, foot: 92, width: 58, height: 60 };

/** What lives, grows or is built where. */
const ON_FIELD =
  'hen duck llama barn tractor windmill tree wheat corn sprout flower-tulip carrot fence sheep dairy-cow standing-goat ' +
  'standing-pig turkey wild-goose ostrich rooster hay-bale harvester silo guinea-pig lamb pumpkin';
const AT_SEA =
  'boat trawler lighthouse whale fish tree-palm anchor crab octopus dolphin turtle penguin pelican gull heron';
const IN_PEAKS =
  'tent pine boot bicycle motorcycle backpack jeep van log-cabin a-frame-cabin cabin-and-pine camper quad-bike';
const ON_ROAD =
  'truck car bus taxi ambulance scooter tow-truck food-truck mixer-truck dump-truck excavator parcel-van tanker ' +
  'bike-courier horse-carriage refrigerated-truck septic-truck learner-car school-bus minibus semi-truck crane-truck ' +
  'recycling-truck electric-motorcycle pannier-bike';
const ON_TABLE =
  'cup cake cupcake teapot cooking-pot beer-stein pie bowl pancakes jarrito fruit-bowl cloche birthday-cake wedding-cake ' +
  'flan moka-pot clay-pot salad-bowl cake-stand ice-cream-cup parfait molcajete roast-chicken';
const ON_HILL =
  'house castle-turret church schoolhouse beehive dog-house dog-and-cat slide house-heart bounce-castle warehouse';
const LANDS: readonly (readonly [Land, readonly string[]])[] = [
  [FIELD, ON_FIELD.split(' ')],
  [SEA, AT_SEA.split(' ')],
  [PEAKS, IN_PEAKS.split(' ')],
  [ROAD, ON_ROAD.split(' ')],
  [HILL, ON_HILL.split(' ')],
  [TABLE, ON_TABLE.split(' ')],
];
const landOf = (id: string): Land | undefined => LANDS.find(([, ids]) => ids.includes(id))?.[0];

/** Whether a thing is served on a table, which is homely. */
export const isServed = (id: string): boolean => landOf(id) === TABLE;

/** Where the sun may stand. */
const SKY: readonly Point[] = [
  [75, 26],
  [25, 26],
  [81, 38],
  [19, 38],
];

/** The sun where it touches nothing, if there is such a place. */
function sunBeside(things: Path): Path {
  const free = SKY.map(([x, y]) => circle(x, y, 8)).find((sun) => bounds(intersect(sun, things)) === null);
  return free ?? EMPTY;
}

function standingIn(land: Land, symbol: Path, pale: boolean): Drawn {
  const thing = standing(symbol, land.width, land.height, land.foot);
  const around = grow(land.mass, GAP);
  const ground = subtract(land.mass, ...land.cuts);
  if (land.mass === PEAKS.mass) {
    const clear = filled(grow(thing, GAP));
    const sky = subtract(DISC, around, clear);
    const rock = subtract(ground, clear);
    const sun = sunBeside(around);
    if (pale) return { field: DISC, cut: concat(subtract(land.mass, clear), sun, thing) };
    return { field: sky, cut: sun, second: rock, bold: thing };
  }
  const standingThing = subtract(thing, around);
  const sun = land.indoors === true ? EMPTY : sunBeside(concat(filled(grow(thing, GAP)), around));
  if (pale) return { field: DISC, cut: concat(standingThing, sun, ground) };
  return { field: subtract(DISC, around), cut: concat(standingThing, sun), second: ground };
}

/** A thing in its own country, in a disc: on a ploughed hill, the sea, a road, a hill or a table, before peaks. */
export const LANDSCAPE: Scene = {
  suits: ({ stroke: strong, aspect }, id) => landOf(id) !== undefined && strong >= 5.5 && aspect <= 2.2,
  encloses: true,
  draw: (symbol, { id, pale }) => standingIn(landOf(id) ?? FIELD, symbol, pale),
};

/** The ground itself, and what stands out beyond it: a load, the corner of a pane. */
const BEFORE_NO_PEAK: readonly string[] = ['mountain', 'scrap-magnet', 'glass-pane', 'tree-felling'];

/** Any thing before peaks, where its maker is called after a mountain. */
export const PEAK: Scene = {
  suits: ({ stroke: strong, aspect, parts }, id) =>
    !BEFORE_NO_PEAK.includes(id) && strong >= 8.5 && aspect >= 0.3 && aspect <= 0.95 && parts <= 8,
  encloses: true,
  draw: (symbol, { pale }) => standingIn(BEFORE, symbol, pale),
};
