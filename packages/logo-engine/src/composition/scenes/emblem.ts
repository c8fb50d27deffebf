import { parse, subtract, union } from '../../geometry/kernel.js';
import { EMPTY, type Path } from '../../geometry/path.js';
import { circle, corners, rect } from '../../geometry/shapes.js';
import {
  BUBBLE,
  CLOUD,
  DROP,
  FLAME,
  GEAR,
  GLASS,
  HEART,
  HOUSE,
  type Host,
  JAR,
  MIRROR,
  PIN,
  SHIELD,
  SUN,
} from './host.js';
import { inDisc, type Scene } from './scene.js';

const ring = (r: number, width: number): Path => subtract(circle(50, 50, r), circle(50, 50, r - width));

/** The same body with a thing that keeps clear of its edge. */
const roomier = (host: Host, room: number, at = host.at): Host => ({ ...host, room, at });

const BARN: Host = {
  body: corners('50,-2 85,13 105,44 97,49 97,100 3,100 3,49 -5,44 15,13', 3),
  at: [50, 60],
  room: 33,
};
const EGG: Host = {
  body: parse('M50 -2C74 -2 93 32 93 60C93 86 74 102 50 102C26 102 7 86 7 60C7 32 26 -2 50 -2Z'),
  at: [50, 59],
  room: 30,
};
const POT: Host = {
  body: union(parse('M8 36L92 36L92 76C92 90 84 98 70 98L30 98C16 98 8 90 8 76Z'), rect(-3, 44, 106, 13, 6)),
  at: [50, 67],
  room: 26,
  second: union(rect(10, 21, 80, 10, 5), rect(40, 8, 20, 18, 8)),
};
const CUP: Host = {
  body: union(
    parse('M2 14L80 14L80 66C80 86 68 98 52 98L30 98C14 98 2 86 2 66Z'),
    subtract(rect(66, 28, 36, 42, 19), rect(77, 39, 14, 20, 9)),
  ),
  at: [41, 55],
  room: 31,
};
const PLATE: Host = { body: subtract(circle(50, 50, 50), ring(44, 3.6)), at: [50, 50], room: 31 };
const CHEF_HAT: Host = {
  body: union(circle(24, 34, 25), circle(50, 24, 27), circle(76, 34, 25), rect(16, 34, 68, 46, 2)),
  at: [50, 43],
  room: 29,
  second: rect(16, 86, 68, 13, 4),
};
const BARREL: Host = {
  body: subtract(
    parse('M22 0L78 0C92 20 97 36 97 50C97 64 92 80 78 100L22 100C8 80 3 64 3 50C3 36 8 20 22 0Z'),
    rect(-5, 13, 110, 4.4),
    rect(-5, 82.6, 110, 4.4),
  ),
  at: [50, 50],
  room: 27,
};
const VASE: Host = {
  body: parse(
    'M31 -1L69 -1L65 16C84 26 94 43 92 60C90 80 76 92 69 101L31 101C24 92 10 80 8 60C6 43 16 26 35 16Z',
  ),
  at: [50, 58],
  room: 29,
};
const BOOK: Host = {
  body: subtract(rect(8, -1, 84, 102, 9), parse('M18 83L100 83L100 87.6L18 87.6Z')),
  at: [50, 42],
  room: 30,
};
const SCREEN: Host = {
  body: union(rect(-3, 6, 106, 72, 9), rect(40, 76, 20, 14), rect(24, 88, 52, 10, 4)),
  at: [50, 42],
  room: 29,
};
const TICKET: Host = {
  body: subtract(rect(-3, 14, 106, 72, 8), circle(-3, 50, 10), circle(103, 50, 10)),
  at: [50, 50],
  room: 30,
};
const SUITCASE: Host = {
  body: rect(-1, 26, 102, 74, 13),
  at: [50, 63],
  room: 29,
  second: subtract(rect(30, 4, 40, 40, 9), rect(38, 12, 24, 40, 3), rect(0, 22, 100, 60)),
};
const TAG: Host = {
  body: subtract(corners('28,-1 72,-1 92,24 92,101 8,101 8,24', 6), circle(50, 15, 6)),
  at: [50, 62],
  room: 30,
};

const CAMERA: Host = {
  body: union(rect(-3, 18, 106, 78, 14), corners('32,22 38,6 62,6 68,22', 3)),
  at: [50, 58],
  room: 31,
};

/** Which thing of a trade holds which other: two things that belong together, and no other. */
const EMBLEMS: readonly (readonly [Host, string])[] = [
  [
    roomier(HOUSE, 28),
    `key hammer tools paint-roller faucet drill plug lightbulb ladder trowel lightning saw-blade lock-key
    security-camera broom spray-bottle pipe fireplace washing-machine bathtub screw window couch
    lamp thermometer shower-head`,
  ],
  [
    roomier(PIN, 28),
    `bicycle penny-farthing truck car taxi van bus moped motorcycle scooter tow-truck food-truck train tent compass
    charging-station boot`,
  ],
  [
    roomier(HEART, 28, [50, 47]),
    'paw-print dog cat tooth stethoscope baby footprints rabbit bone hedgehog teddy-bear',
  ],
  [roomier(FLAME, 24, [50, 74]), 'arepa steak skewer cooking-pot drumstick chili anvil'],
  [roomier(BUBBLE, 29), 'megaphone headset phone translate robot globe trend heart star'],
  [
    roomier(JAR, 29),
    `bee honeycomb olive strawberry tomato apple cherry carrot avocado onion acorn peach pear fig garlic basil pepper
    coffee-bean almond walnut peanut mango pomegranate`,
  ],
  [
    roomier(GEAR, 28),
    'engine car-battery nut gauge fan bulldozer crane wrench car-front drop-half rim forklift',
  ],
  [
    roomier(DROP, 27, [50, 68]),
    'sprout swimming-pool snowflake citrus bird heron lavender olive-branch leaf-split octopus whale',
  ],
  [roomier(MIRROR, 26), 'scissors comb hair-dryer lipstick nail-polish razor lips'],
  [roomier(CLOUD, 27), 'database hard-drives cpu laptop network hex-core wifi-high rocket'],
  [roomier(GLASS, 25), 'grapes'],
  [roomier(SUN, 28), 'tractor wheat tree-palm corn nopal agave sunflower breaker popsicle ice-cream'],
  [
    SHIELD,
    `scales bank horse bull lion wolf puma tiger eagle bear fox castle-turret soccer-ball basketball boxing-glove tennis-ball
    barbell trophy hard-hat shield-check coins gavel chess-pawn martial-belt beer-stein`,
  ],
  [BARN, 'cow pig sheep goat milk-can llama donkey milk-bottle'],
  [EGG, 'hen rooster duck'],
  [POT, 'shrimp crab mushroom potato pumpkin artichoke mussel'],
  [CUP, 'cookie croissant leaf-radial'],
  [PLATE, 'fish churro churro-cone taco empanada hamburger slice sushi hot-dog sandwich ham cheese'],
  [CHEF_HAT, 'cutlery whisk rolling-pin bread cake'],
  [BARREL, 'beer-bottle wine brandy'],
  [VASE, 'flower flower-tulip rose daisy flower-lotus'],
  [BOOK, 'brain atom nib inkwell lightbulb paper-boat pencil graduation-cap'],
  [SCREEN, 'code game-controller joystick film-slate shopping-bag shopping-cart play'],
  [
    TICKET,
    'mask-happy microphone music-notes guitar drum popcorn balloon puppet disco-ball confetti video-camera',
  ],
  [SUITCASE, 'airplane-tilt island paper-plane'],
  [CAMERA, 'aperture'],
  [TAG, 't-shirt dress sneaker high-heel handbag coat-hanger hoodie baseball-cap sock button beanie'],
];
const HOLDERS = new Map(EMBLEMS.flatMap(([host, ids]) => ids.split(/\s+/).map((id) => [id, host] as const)));

/** Two things of a trade in one silhouette, the outer one simple and the inner one clear of its edge. */
export const EMBLEM: Scene = {
  suits: ({ stroke, aspect, parts }, id) =>
    HOLDERS.has(id) && stroke >= 4.6 && aspect >= 0.36 && aspect <= 2.6 && parts <= 16,
  encloses: true,
  draw: (symbol, { id }) => {
    const { body, at, room, second = EMPTY } = HOLDERS.get(id) ?? PIN;
    return { field: body, cut: inDisc(symbol, room, ...at), second };
  },
};
