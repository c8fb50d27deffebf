import { parse, stroke, subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { arc, circle } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** A long fish that lies on its side. */
export const fish: Strip = {
  about: [
    'fish',
    'fish-on-ice',
    'fish-and-knife',
    'fish-on-a-plate',
    'fish-skeleton',
    'hung-fish',
    'fish-and-lime',
    'ceviche-bowl',
    'sardine-skewer',
    'fish-tin',
    'tuna-tin',
    'anchovy-tin',
    'trout',
    'salmon',
    'fish-pen',
    'angler',
    'hook',
    'fishing-rod',
    'fishing-net',
    'hung-net',
    'trawler',
  ],
  high: 2.2,
  aspect: [2.6, 9],
  ends: 1.2,
  draw(long) {
    const body = parse(
      `M0,54C13,18 42,0 80,0H${long - 118}C${long - 78},0 ${long - 58},26 ${long - 42},41C${long - 32},28 ${long - 20},10 ${long},4C${long - 13},34 ${long - 13},66 ${long},96C${long - 20},90 ${long - 32},72 ${long - 42},59C${long - 58},74 ${long - 78},100 ${long - 118},100H80C42,100 13,90 0,54Z`,
    );
    const gill = stroke(arc(-4, 50, 60, -36, 36), 9);
    return {
      strip: subtract(body, circle(31, 40, 7.5), gill),
      room: { x: 57, y: 0, width: long - 124, height: 100 },
    };
  },
};

/** The top of a swell from left to right: sharp crests, round troughs. */
const swell = (long: number, y: number, high: number): string => {
  const { step, places } = row(0, long, 78, 3);
  return places
    .map(
      (at) =>
        `C${at + step * 0.3},${y + high * 1.34} ${at + step * 0.7},${y + high * 1.34} ${at + step},${y}`,
    )
    .join('');
};

/** Waves, crest behind crest. */
export const waves: Strip = {
  about: [
    'waves',
    'waves-circle',
    'breaker',
    'surfboard',
    'surf-kite',
    'surf-cabin',
    'swimming-pool',
    'pool-skimmer',
    'water-slide',
    'swimmer',
    'swim-goggles',
    'lifebuoy',
    'snorkeller',
    'dive-mask',
    'diving-helmet',
    'boat',
    'motorboat',
    'boat-bow',
    'rowing-boat',
    'rower',
    'crossed-oars',
    'kayak',
    'kayaker',
    'moon-kayak',
    'raft',
    'jet-ski',
    'cruise-ship',
    'anchor',
    'helm',
    'buoy',
    'lighthouse',
    'gull',
    'whale',
    'whale-tail',
    'dolphin',
    'sea-lion',
    'sea-turtle',
    'coral',
    'beach-parasol',
  ],
  high: 3.4,
  aspect: [2.2, 10],
  ends: 0,
  draw(long) {
    const back = subtract(
      parse(`M0,0${swell(long, 0, 22)}V60H0Z`),
      parse(`M0,15${swell(long, 15, 22)}V90H0Z`),
    );
    const front = parse(`M0,25${swell(long, 25, 22)}V90Q${long},100 ${long - 10},100H10Q0,100 0,90Z`);
    return { strip: concat(back, front), room: { x: 0, y: 48, width: long, height: 48 } };
  },
};

/** The hull of a boat from the side. */
export const hull: Strip = {
  about: [
    'boat',
    'boat-bow',
    'boat-on-stocks',
    'rowing-boat',
    'poled-boat',
    'motorboat',
    'outboard-motor',
    'trawler',
    'fishing-net',
    'hung-net',
    'anchor',
    'helm',
    'buoy',
    'crossed-oars',
  ],
  high: 3.2,
  aspect: [2.6, 9],
  ends: 0.85,
  draw(long) {
    const rail = stroke(parse(`M6,14C${long * 0.3},29 ${long - 130},33 ${long - 6},6`), 12);
    const side = parse(
      `M12,28C${long * 0.3},42 ${long - 132},46 ${long - 22},23C${long - 40},62 ${long - 54},100 ${long - 104},100H40Q26,100 24,86Z`,
    );
    return { strip: concat(rail, side), room: { x: 22, y: 46, width: long - 94, height: 50 } };
  },
};
