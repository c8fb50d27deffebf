import { grow, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, rect } from '../../geometry/shapes.js';
import { row } from './pieces.js';
import type { Strip } from './strip.js';

/** A barbell. */
export const barbell: Strip = {
  about: ['barbell', 'barbell-pulse', 'kettlebell', 'arm-curl'],
  high: 3.3,
  aspect: [2.6, 8],
  ends: 0.83,
  draw(long) {
    const end = concat(rect(0, 38, 10, 24, 4), rect(9, 14, 17, 72, 6), rect(32, 0, 21, 100, 7));
    return {
      strip: union(end, mirror(end, long / 2), rect(46, 23, long - 92, 54)),
      room: { x: 46, y: 23, width: long - 92, height: 54 },
    };
  },
};

/** A building brick with its studs. */
export const brick: Strip = {
  about: ['lego', 'abc-blocks', 'rocking-horse'],
  high: 2.7,
  aspect: [2.2, 8],
  ends: 0,
  draw(long) {
    const { step, places } = row(0, long, 76, 3);
    const studs = places.map((at) => rect(at + step / 2 - 23, 0, 46, 40, 6));
    return {
      strip: union(rect(0, 17, long, 83, 6), ...studs),
      room: { x: 0, y: 17, width: long, height: 83 },
    };
  },
};

/** A toy train: an engine with its wagon. */
export const toyTrain: Strip = {
  about: ['train', 'abc-blocks', 'rocking-horse'],
  high: 3.4,
  aspect: [2.4, 8],
  ends: 0.8,
  draw(long) {
    const end = long - 92;
    const wagon = parse(
      `M8,20H${end - 8}Q${end},20 ${end},28V76Q${end},84 ${end - 8},84H8Q0,84 0,76V28Q0,20 8,20Z`,
    );
    const x = end + 7;
    const engine = union(
      parse(
        `M${x},8H${x - 4}Q${x - 8},8 ${x - 8},4T${x - 4},0H${x + 48}Q${x + 52},0 ${x + 52},4T${x + 48},8H${x + 44}V34H${x + 72}Q${x + 85},34 ${x + 85},47V84H${x}Z`,
      ),
      parse(`M${x + 54},10H${x + 82}L${x + 76},20V40H${x + 60}V20Z`),
    );
    const axles = row(0, end - 16, 64, 2);
    const wheels = [...axles.places.map((at) => 8 + at + axles.step / 2), x + 22, x + 65].map((at) =>
      circle(at, 87, 13),
    );
    const arches = wheels.map((wheel) => grow(wheel, 6));
    return {
      strip: union(
        subtract(concat(wagon, engine), rect(x + 12, 16, 20, 20, 4), ...arches),
        rect(end - 6, 66, 20, 8),
        ...wheels,
      ),
      room: { x: 0, y: 21, width: end, height: 46 },
    };
  },
};
