import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, ellipse } from '../../geometry/shapes.js';
import type { Strip } from './strip.js';

/** A dachshund. */
export const dachshund: Strip = {
  about: [
    'dog',
    'dog-on-leash',
    'dog-bath',
    'dog-collar',
    'dog-house',
    'dog-under-roof',
    'dog-and-cat',
    'sitting-pets',
    'paw-print',
    'paw-comb',
    'paw-house',
    'poodle',
    'vet',
    'pet-carrier',
  ],
  high: 3.4,
  aspect: [2.4, 9],
  ends: 0.8,
  draw(long) {
    const r = long;
    const body = parse(
      `M40,34H${r - 102}C${r - 86},34 ${r - 84},6 ${r - 60},2C${r - 46},0 ${r - 38},10 ${r - 31},17C${r - 20},21 ${r - 10},21 ${r - 4},25Q${r + 4},31 ${r - 4},39C${r - 12},47 ${r - 28},48 ${r - 40},48C${r - 46},52 ${r - 46},72 ${r - 56},80V88H${r - 52}Q${r - 44},88 ${r - 44},95T${r - 52},100H${r - 78}Q${r - 82},100 ${r - 82},96V83H52V88H56Q64,88 64,95T56,100H32Q26,100 26,94L23,78C17,70 15,60 15,50C6,42 0,28 0,10Q1,2 7,4C11,6 10,16 14,24C18,32 28,34 40,34Z`,
    );
    const ear = parse(
      `M${r - 60},12C${r - 48},14 ${r - 46},30 ${r - 50},43C${r - 54},57 ${r - 73},59 ${r - 75},45C${r - 76},34 ${r - 70},24 ${r - 60},12Z`,
    );
    const rim = subtract(stroke(ear, 14), ear);
    return {
      strip: union(subtract(body, rim, circle(r - 38, 24, 4.5)), ear),
      room: { x: 23, y: 34, width: r - 107, height: 49 },
    };
  },
};

/** A cat that lies stretched out, its head to us. */
export const lyingCat: Strip = {
  about: ['cat', 'seated-cat', 'cat-tree', 'cat-cup', 'dog-and-cat', 'sitting-pets', 'pet-carrier'],
  high: 3.2,
  aspect: [2.4, 9],
  ends: 0.84,
  draw(long) {
    const head = parse(
      'M6,22Q5,12 13,16L25,26Q33,24 41,26L53,16Q61,12 60,22V46C73,62 62,88 33,88S-9,62 6,46Z',
    );
    const eyes = [21, 45].map((x) => ellipse(x, 52, 5, 6));
    const mouth = union(
      parse('M27,61H39Q40,65 33,68Q26,65 27,61Z'),
      stroke(parse('M33,67Q33,75 26,75'), 5),
      stroke(parse('M33,67Q33,75 40,75'), 5),
    );
    const tail = stroke(
      parse(`M${long - 46},92H${long - 26}Q${long - 8},92 ${long - 8},72V44Q${long - 8},30 ${long - 22},30`),
      16,
    );
    const back = parse(
      `M40,40C56,26 76,24 104,24H${long - 92}C${long - 52},24 ${long - 24},48 ${long - 24},82Q${long - 24},100 ${long - 42},100H26Q8,100 8,80Z`,
    );
    const around = stroke(head, 14);
    return {
      strip: union(subtract(union(back, tail), head, around), subtract(head, ...eyes, mouth)),
      room: { x: 74, y: 30, width: long - 103, height: 68 },
    };
  },
};
