import type { SymbolSpec } from '../../direction/direction.js';
import { union } from '../../geometry/kernel.js';
import { iconPath } from '../../icons/icons.js';
import type { SceneId } from '../../marks/containers.js';
import { markById } from '../../marks/index.js';
import { tracedPath } from '../../tracing/traced.js';
import {
  AFLOAT,
  CHEF_HATTED,
  COWBOY_HATTED,
  CROWNED,
  LEAFED,
  ROOFED,
  SPEEDING,
  TOP_HATTED,
} from './adorned.js';
import { CHIEF } from './chief.js';
import { DOUBLE, TRIPLE } from './counted.js';
import { COUNTER, COUNTER_PLATE } from './counter.js';
import { CROP } from './crop.js';
import { EMBLEM } from './emblem.js';
import { FACET } from './facet.js';
import { FOLD } from './fold.js';
import { HALVES } from './halves.js';
import { HORIZON } from './horizon.js';
import { BLAZE, HOST, IN_FLOWER, IN_HEART, IN_SUN, IN_TREE, SUNBURST } from './host.js';
import { INITIAL } from './initial.js';
import { KEYLINE } from './keyline.js';
import { LANDSCAPE, PEAK } from './landscape.js';
import { LAUREL } from './laurel.js';
import { LAYERS } from './layers.js';
import { LETTER } from './letter.js';
import { MOON } from './moon.js';
import { ORBIT } from './orbit.js';
import { type Outline, outlineOf } from './outline.js';
import { PAIR } from './pair.js';
import { QUARTER } from './quarter.js';
import { RAYS_BEHIND } from './rays.js';
import { RISING } from './rising.js';
import { ROOTED } from './rooted.js';
import { ROSETTE } from './rosette.js';
import type { Scene } from './scene.js';
import { SILHOUETTE } from './silhouette.js';
import { SMILING } from './smiling.js';
import { SPOT } from './spot.js';
import { SUN } from './sun.js';
import { THROUGH } from './through.js';
import { TRIO } from './trio.js';
import { WATERLINE } from './waterline.js';
import { WHEEL } from './wheel.js';

const scenes: Readonly<Record<SceneId, Scene>> = {
  rooted: ROOTED,
  rising: RISING,
  horizon: HORIZON,
  silhouette: SILHOUETTE,
  keyline: KEYLINE,
  sun: SUN,
  halves: HALVES,
  waterline: WATERLINE,
  rosette: ROSETTE,
  pair: PAIR,
  through: THROUGH,
  initial: INITIAL,
  laurel: LAUREL,
  rays: RAYS_BEHIND,
  chief: CHIEF,
  fold: FOLD,
  orbit: ORBIT,
  layers: LAYERS,
  wheel: WHEEL,
  facet: FACET,
  crop: CROP,
  quarter: QUARTER,
  landscape: LANDSCAPE,
  host: HOST,
  letter: LETTER,
  spot: SPOT,
  trio: TRIO,
  moon: MOON,
  sunburst: SUNBURST,
  blaze: BLAZE,
  peak: PEAK,
  emblem: EMBLEM,
  counter: COUNTER,
  'counter-plate': COUNTER_PLATE,
  double: DOUBLE,
  triple: TRIPLE,
  crowned: CROWNED,
  leafed: LEAFED,
  roofed: ROOFED,
  speeding: SPEEDING,
  afloat: AFLOAT,
  'top-hatted': TOP_HATTED,
  'cowboy-hatted': COWBOY_HATTED,
  'chef-hatted': CHEF_HATTED,
  smiling: SMILING,
  'in-sun': IN_SUN,
  'in-heart': IN_HEART,
  'in-flower': IN_FLOWER,
  'in-tree': IN_TREE,
};

export const sceneOf = (id: SceneId): Scene => scenes[id];

/** A mark or a stock icon. */
type Thing = Exclude<SymbolSpec, { kind: 'monogram' }>;

const known = new Map<string, Outline>();

function outlineOfThing(symbol: Thing): Outline {
  const key = symbol.kind === 'icon' ? symbol.id : JSON.stringify(symbol);
  const found = known.get(key);
  if (found !== undefined) return found;
  const path =
    symbol.kind === 'icon'
      ? iconPath(symbol.id, false)
      : symbol.kind === 'traced'
        ? tracedPath(symbol)
        : union(
            ...markById(symbol.id)
              .draw(symbol.params)
              .map((part) => part.path),
          );
  const outline = outlineOf(path);
  known.set(key, outline);
  return outline;
}

/** Drawings that are a pattern or a sheet rather than a figure: a shape around them says nothing. */
const PATTERNS: readonly string[] = [
  'waves',
  'wind',
  'bricks',
  'tiles',
  'road',
  'coins',
  'pulse',
  'signal',
  'dots',
];
/** What swims, flies or lies does not stand, however flat it is below. */
const FLOATING: readonly string[] = [
  'fish',
  'shrimp',
  'whale',
  'crab',
  'octopus',
  'airplane-tilt',
  'cloud',
  'trend',
  'leaf-split',
  'eye',
  'comb',
  'scissors',
  'flame',
  'drop-leaf',
  'drop-half',
  'lightning',
];
const STANDING: readonly SceneId[] = ['rooted', 'rising', 'horizon', 'sun', 'rays'];

/** Scenes that cut a drawing: the details of a stock icon are too many for it. */
const CUT: readonly SceneId[] = ['halves', 'rising', 'waterline'];

/** Whether a symbol lends itself to a scene; each is measured once. */
export const sceneSuits = (id: SceneId, symbol: SymbolSpec): boolean =>
  symbol.kind !== 'monogram' &&
  !PATTERNS.includes(symbol.id) &&
  !(symbol.kind === 'icon' && CUT.includes(id)) &&
  !(FLOATING.includes(symbol.id) && STANDING.includes(id)) &&
  scenes[id].suits(outlineOfThing(symbol), symbol.id);
