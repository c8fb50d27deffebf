import { grow, parse, subtract } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, line, rect } from '../../geometry/shapes.js';
import { accent, inked, main } from '../mark.js';
import { type Redrawing, redrawing } from './edition.js';

/** A window that stands open: one pane slid beside the other. */
const slidingWindow = redrawing('sliding-window', () => {
  const frame = subtract(rect(-2, -5.5, 104, 93.5, 5), rect(6, 2.5, 88, 77.5, 1.5));
  const sill = rect(-5.5, 93, 111, 12.5, 4.5);
  const fixed = rect(10.5, 7, 32, 68.5, 1.5);
  const slid = rect(47, 7, 32, 68.5, 1.5);
  const glints = concat(line(18, 36, 28, 23), line(18, 53, 34, 32));
  const handle = line(71.5, 33, 71.5, 49);
  return [
    main(frame, rect(0, -3, 100, 87, 4)),
    main(sill, line(-5, 97, 105, 97)),
    main(subtract(fixed, inked(glints, 5.5)), concat(line(45, -3, 45, 84), glints)),
    accent(subtract(slid, inked(handle, 5.5)), concat(line(80, -3, 80, 84), handle)),
  ];
});

/** A smartphone: a screen to its edges, with the camera in it. */
const device = redrawing('device-mobile', () => {
  const body = rect(20, -5.5, 60, 111, 14);
  const hole = rect(27, 1.5, 46, 97, 8);
  const screen = rect(31.5, 6, 37, 88, 4.5);
  return [
    main(subtract(body, hole)),
    accent(subtract(screen, rect(42, 11, 16, 6, 3), rect(40, 83.5, 20, 5, 2.5))),
  ];
});

/** A sheet with its rows, and the sum that is due. */
const invoice = redrawing('invoice', () => {
  const sheet = parse(
    'M6 -5.500L52 -5.500L82 24.500L82 99C82 103 79.500 105.500 75.500 105.500L6 105.500C2 105.500 -0.500 103 -0.500 99L-0.500 1C-0.500 -3 2 -5.500 6 -5.500Z',
  );
  const coin = circle(73, 75, 30);
  const rows = concat(line(15, 28, 46, 28), line(15, 46, 46, 46), line(15, 64, 30, 64));
  const sign = concat(
    parse(
      'M83 67C82 63 78 61 73 61C67 61 63 64 63 68C63 78 84 72 84 82C84 87 79 89.500 73 89.500C67 89.500 63 87 62.500 83',
    ),
    line(73, 55, 73, 95.5),
  );
  return [main(subtract(sheet, grow(coin, 5), inked(rows, 7.5))), accent(subtract(coin, inked(sign, 6)))];
});

export const GLASS_AND_PAPER: readonly Redrawing[] = [slidingWindow, device, invoice];
