import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { EMPTY, type Path, rotate } from '../../geometry/path.js';
import { circle, corners, polar, polygon, rect } from '../../geometry/shapes.js';
import { inDisc, type Scene } from './scene.js';

/** A solid thing with room for another: where its middle is, how far it reaches, and what of it is in the second ink. */
export type Host = {
  readonly body: Path;
  readonly at: readonly [number, number];
  readonly room: number;
  readonly second?: Path;
};

export const HOUSE: Host = {
  body: corners('50,2 101,46 94,55 87,49 87,98 13,98 13,49 6,55 -1,46', 3),
  at: [50, 61],
  room: 32,
};
export const PIN: Host = {
  body: parse('M50 0C73 0 91 18 91 41C91 66 66 86 50 104C34 86 9 66 9 41C9 18 27 0 50 0Z'),
  at: [50, 40.5],
  room: 33,
};
export const HEART: Host = {
  body: parse(
    'M50 96C40 88 2 62 2 32C2 15 15 4 29 4C38 4 46 9 50 17C54 9 62 4 71 4C85 4 98 15 98 32C98 62 60 88 50 96Z',
  ),
  at: [50, 46],
  room: 30.5,
};
export const FLAME: Host = {
  body: parse(
    'M49 0C56 14 84 34 86 64C87 86 71 102 50 102C29 102 13 87 14 65C15 52 22 43 29 35C30 43 33 48 38 50C37 31 40 14 49 0Z',
  ),
  at: [50, 73],
  room: 25,
};
export const BUBBLE: Host = {
  body: union(
    rect(2, 4, 96, 74, 22),
    polygon(
      [
        [20, 70],
        [20, 100],
        [50, 74],
      ],
      3,
    ),
  ),
  at: [50, 41],
  room: 32,
};
export const JAR: Host = {
  body: rect(10, 24, 80, 76, 16),
  at: [50, 62],
  room: 32,
  second: rect(18, 2, 64, 17, 5),
};
const BAG: Host = {
  body: parse(
    'M12 30L88 30C90 30 92 31 92 33L97 92C97 97 94 100 90 100L10 100C6 100 3 97 3 92L8 33C8 31 10 30 12 30Z',
  ),
  at: [50, 65],
  room: 29,
  second: subtract(circle(50, 24, 23), circle(50, 24, 15.5), rect(0, 26, 100, 60)),
};
export const GEAR: Host = {
  body: union(
    circle(50, 50, 41),
    ...Array.from({ length: 10 }, (_, i) => rotate(rect(42.5, 0, 15, 20, 3), i * 36)),
  ),
  at: [50, 50],
  room: 32,
};
export const DROP: Host = {
  body: parse('M50 0C58 18 88 42 88 68C88 89 71 104 50 104C29 104 12 89 12 68C12 42 42 18 50 0Z'),
  at: [50, 66],
  room: 31,
};
const CUP: Host = {
  body: union(
    parse('M4 22L80 22L80 66C80 84 68 94 54 94L30 94C16 94 4 84 4 66Z'),
    subtract(rect(66, 34, 34, 38, 17), rect(76, 44, 14, 18, 8)),
  ),
  at: [42, 57],
  room: 26,
};
export const SUN: Host = {
  body: union(
    circle(50, 50, 37),
    ...Array.from({ length: 16 }, (_, i) =>
      rotate(
        polygon(
          [
            [45.6, 10],
            [54.4, 10],
            [50, -4],
          ],
          1,
        ),
        i * 22.5,
      ),
    ),
  ),
  at: [50, 50],
  room: 31,
};
export const SHIELD: Host = {
  body: parse('M50 0C62 8 76 12 92 12L92 50C92 76 74 92 50 102C26 92 8 76 8 50L8 12C24 12 38 8 50 0Z'),
  at: [50, 47],
  room: 33,
};
export const MIRROR: Host = {
  body: union(circle(50, 36, 37), rect(42, 66, 16, 38, 8)),
  at: [50, 36],
  room: 29,
};
export const CLOUD: Host = {
  body: parse(
    'M24 88C10 88 -2 77 -2 62C-2 49 7 39 19 37C23 21 37 10 53 10C71 10 85 23 88 40C97 43 103 52 103 63C103 77 92 88 78 88Z',
  ),
  at: [50, 54],
  room: 30,
};
export const GLASS: Host = {
  body: union(
    parse('M18 0L82 0C88 16 90 24 90 33C90 54 74 68 50 68C26 68 10 54 10 33C10 24 12 16 18 0Z'),
    rect(45, 60, 10, 40),
    rect(22, 94, 56, 9, 4.5),
  ),
  at: [50, 34],
  room: 28,
};
/** A sun whose rays are in the second ink. */
const RAYED: Host = {
  body: circle(50, 50, 35.5),
  at: [50, 50],
  room: 29.5,
  second: union(
    ...Array.from({ length: 12 }, (_, i) =>
      rotate(
        polygon(
          [
            [43.5, 9.5],
            [56.5, 9.5],
            [50, -6],
          ],
          1.5,
        ),
        i * 30,
      ),
    ),
  ),
};
/** Petals around what a flower has in its middle. */
const FLOWER: Host = {
  body: circle(50, 50, 33),
  at: [50, 50],
  room: 27,
  second: subtract(
    union(...Array.from({ length: 10 }, (_, i) => circle(...polar(50, 50, 40, i * 36), 12.5))),
    circle(50, 50, 37.5),
  ),
};
const CROWN = union(circle(50, 30, 34), circle(24, 48, 26), circle(76, 48, 26), circle(50, 52, 26));
const TREE: Host = {
  body: CROWN,
  at: [50, 42],
  room: 32,
  second: subtract(parse('M42 60L58 60C58 86 61 95 70 105L30 105C39 95 42 86 42 60Z'), grow(CROWN, 4.5)),
};
/** Which thing of a trade holds which other. */
const HOSTS: readonly (readonly [Host, string])[] = [
  [
    HOUSE,
    `key door broom couch armchair lamp bed hammer wrench tools paint-roller faucet drill plug lightbulb bathtub washing-machine
    ladder trowel pipe lightning oven saw-blade bricks fence users-three security-camera hand-soap
    lock-key paint-brush-household spray-bottle tiles window desk curtain`,
  ],
  [
    PIN,
    `churro churro-cone car truck bicycle moped taxi van bus airplane-tilt suitcase tent cutlery tow-truck motorcycle package scooter steering
    car-front train food-truck backpack compass hamburger taco slice sushi spoked-wheel jeep camera cake tire rim`,
  ],
  [HEART, 'paw-print dog cat tooth stethoscope baby footprints rabbit hand-palm bone'],
  [FLAME, 'arepa steak skewer cooking-pot drumstick'],
  [BUBBLE, 'megaphone book-open graduation-cap globe headset robot phone brain translate mask-happy'],
  [JAR, 'bee honeycomb olive strawberry tomato apple cherry carrot avocado onion acorn'],
  [BAG, 'dress t-shirt sneaker high-heel button beanie'],
  [GEAR, 'engine car-battery nut gauge fan bulldozer crane'],
  [DROP, 'fish whale sprout waves swimming-pool snowflake citrus'],
  [CUP, 'cookie leaf-radial'],
  [MIRROR, 'scissors comb hair-dryer lipstick nail-polish'],
  [CLOUD, 'database hard-drives cpu code laptop device-mobile network hex-core wifi-high'],
  [GLASS, 'grapes'],
  [SUN, 'barn tractor wheat tree-palm'],
  [
    SHIELD,
    `scales bank beer-stein shield-check bug-beetle horse bull castle-turret soccer-ball boxing-glove trophy coins calculator gavel
    receipt chess-pawn barbell`,
  ],
];
const hostOf = (id: string): Host | undefined => HOSTS.find(([, ids]) => ids.split(/\s+/).includes(id))?.[0];

/** A thing in what the name of its maker is: the sun of "Puerta Sol", the fire of "El Fogón". */
const within = ({ body, at, room, second = EMPTY }: Host, itself: readonly string[], least = 6.5): Scene => ({
  suits: ({ stroke, aspect, parts }, id) =>
    !itself.includes(id) && stroke >= least && aspect >= 0.4 && aspect <= 2 && parts <= 10,
  encloses: true,
  draw: (symbol) => ({ field: body, cut: inDisc(symbol, room, ...at), second }),
});
export const SUNBURST = within(SUN, ['sun', 'sunrise', 'gear', 'tire']);
export const BLAZE = within(FLAME, ['flame', 'lightning', 'drop-half']);
export const IN_SUN = within(RAYED, ['sun', 'sunrise', 'gear', 'tire'], 8);
/** Its cleft leaves less room for a point than for a round thing. */
export const IN_HEART = within(
  { ...HEART, at: [50, 49], room: 28 },
  ['heart', 'hand-heart', 'house-heart', 'bubble-heart', 'mind-heart'],
  8,
);
export const IN_FLOWER = within(
  FLOWER,
  ['flower', 'sunflower', 'daisy', 'bouquet', 'flower-tulip', 'rose', 'embroidery-hoop'],
  8,
);
export const IN_TREE = within(TREE, ['tree', 'pine', 'tree-palm', 'fruit-tree'], 8);

/** Two things of a trade in one silhouette: a key in a house, a bicycle in the pin of a map, a bee in a jar. */
export const HOST: Scene = {
  suits: ({ stroke, aspect, parts }, id) =>
    hostOf(id) !== undefined && stroke >= 5.2 && aspect >= 0.4 && aspect <= 2.3 && parts <= 14,
  encloses: true,
  draw: (symbol, { id }) => {
    const { body, at, room, second = EMPTY } = hostOf(id) ?? PIN;
    return { field: body, cut: inDisc(symbol, room, ...at), second };
  },
};
