/** Plates of who cuts hair and paints nails. */
import { CAP } from '../../fonts/shape.js';
import { type Box, bottom, right } from '../../geometry/bounds.js';
import { intersect, parse, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** The edges of what holds the name, with air around it. */
function room(held: Box, across: number, along: number) {
  const [x0, x1] = [held.x - across * CAP, right(held) + across * CAP];
  const [y0, y1] = [held.y - along * CAP, bottom(held) + along * CAP];
  return { x0, x1, y0, y1, high: y1 - y0, wide: x1 - x0, cx: (x0 + x1) / 2, cy: (y0 + y1) / 2 };
}

/** A hairdresser's comb, its teeth down. */
export const comb: Plate = {
  about: ['comb', 'scissors-comb', 'long-hair', 'hair-dryer', 'braid', 'wig', 'clippers', 'barber-chair'],
  aspect: [1.2, 6.5],
  draw(held) {
    const { x0, x1, y0, y1, high, wide, cx } = room(held, 0.5, 0.4);
    const [long, guard, r] = [high * 0.36, high * 0.17, high * 0.2];
    const spine = parse(
      `M${x0} ${y1 + 1}V${y0 + r}Q${x0} ${y0} ${x0 + r} ${y0}Q${cx} ${y0 - high * 0.07} ${x1 - r} ${y0}Q${x1} ${y0} ${x1} ${y0 + r}V${y1 + 1}Z`,
    );
    const inner = wide - 2 * guard;
    const [tooth, gap] = [high * 0.105, high * 0.075];
    const count = Math.round((inner - gap) / (tooth + gap));
    const pitch = (inner - gap) / count;
    const teeth = Array.from({ length: count }, (_, i) =>
      rect(
        x0 + guard + gap + i * pitch,
        y1 - high * 0.1,
        pitch - gap,
        long + high * 0.1,
        (pitch - gap) * 0.45,
      ),
    );
    const guards = [x0, x1 - guard].map((x) => rect(x, y1 - r, guard, long + r, guard * 0.42));
    return { plate: union(spine, ...teeth, ...guards) };
  },
};

/** A barber's pole, lying: stripes and a knob at both ends. */
export const barberPole: Plate = {
  about: ['barber-pole', 'beard', 'razor', 'clippers', 'barber-chair', 'comb'],
  aspect: [1, 5],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = room(held, 0.36, 0.42);
    const gap = 0.11 * CAP;
    const [zone, collar] = [high * 0.28, high * 0.09];
    const side = (x: number, way: 1 | -1): { glass: Path; ends: Path } => {
      const at = (d: number) => x + way * d;
      const box = (from: number, to: number, tall: number, r: number) =>
        rect(Math.min(at(from), at(to)), cy - tall / 2, to - from, tall, r);
      const frame = box(gap, gap + zone, high * 0.86, 0);
      const band = high * 0.2;
      const stripes = [-1, 0, 1, 2].map((i) => {
        const left = Math.min(at(gap), at(gap + zone));
        const top = y0 + (i * 2 - 0.35) * band;
        return polygon([
          [left, top + band * 1.1],
          [left + zone, top - band * 0.35],
          [left + zone, top + band * 0.75],
          [left, top + band * 2.2],
        ]);
      });
      const start = gap * 2 + zone;
      const ring = box(start, start + collar, high * 1.12, high * 0.045);
      const knob = parse(
        `M${at(start + collar - 1)} ${cy - high * 0.3}C${at(start + collar + high * 0.3)} ${cy - high * 0.3} ${at(start + collar + high * 0.3)} ${cy + high * 0.3} ${at(start + collar - 1)} ${cy + high * 0.3}Z`,
      );
      return { glass: intersect(frame, union(...stripes)), ends: union(ring, knob) };
    };
    const [left, far] = [side(x0, -1), side(x1, 1)];
    const body = rect(x0, y0, x1 - x0, y1 - y0, high * 0.06);
    return { plate: concat(body, left.ends, far.ends), second: concat(left.glass, far.glass) };
  },
};

/** A bottle of nail polish, its long cap up. */
export const polish: Plate = {
  about: ['nail-polish', 'painted-nails', 'polish-brush'],
  styles: ['modern', 'playful', 'creative', 'vintage', 'minimal'],
  aspect: [1, 2.8],
  draw(held) {
    const { x0, x1, y0, y1, high, cx } = room(held, 0.46, 0.44);
    const gap = 0.11 * CAP;
    const [half, tall, r] = [high * 0.27, high * 0.5, high * 0.26];
    const body = rect(x0, y0, x1 - x0, y1 - y0, Math.min(r, 0.8 * CAP));
    const ring = rect(cx - half * 1.1, y0 - high * 0.07, half * 2.2, high * 0.2, high * 0.03);
    const foot = y0 - high * 0.07 - gap;
    const cap = polygon(
      [
        [cx - half * 0.8, foot - tall],
        [cx + half * 0.8, foot - tall],
        [cx + half, foot],
        [cx - half, foot],
      ],
      high * 0.06,
    );
    const shine = rect(
      cx - half * 0.42,
      foot - tall * 0.78,
      Math.max(9, high * 0.055),
      tall * 0.5,
      high * 0.027,
    );
    return { plate: union(body, ring), second: subtract(cap, shine) };
  },
};

/** A lipstick, lying, drawn out to the right. */
export const lipstick: Plate = {
  about: ['lipstick', 'makeup-tools', 'powder-compact', 'hand-mirror', 'lips'],
  styles: ['modern', 'playful', 'creative', 'vintage', 'minimal'],
  aspect: [1.3, 5.5],
  draw(held) {
    const { x0, x1, y0, high, cy } = room(held, 0.46, 0.42);
    const gap = 0.11 * CAP;
    const ring = { x: x1 + gap, width: high * 0.2, tall: high * 0.78 };
    const from = ring.x + ring.width + gap;
    const [half, long] = [high * 0.3, high * 0.62];
    const [up, down] = [from + long * 0.42, from + long];
    const stick = parse(
      `M${from} ${cy - half}H${up - long * 0.06}C${up + long * 0.1} ${cy - half} ${up + long * 0.16} ${cy - half * 0.86} ${up + long * 0.24} ${cy - half * 0.66}L${down - long * 0.08} ${cy + half * 0.36}C${down + long * 0.03} ${cy + half * 0.66} ${down - long * 0.02} ${cy + half} ${down - long * 0.16} ${cy + half}H${from}Z`,
    );
    const collar = rect(ring.x, cy - ring.tall / 2, ring.width, ring.tall, high * 0.03);
    const body = rect(x0, y0, x1 - x0, high, high * 0.09);
    return { plate: concat(body, collar), second: stick };
  },
};

/** A hair dryer that blows to the right. */
export const dryer: Plate = {
  about: ['hair-dryer', 'long-hair', 'wig', 'braid'],
  styles: ['modern', 'playful', 'creative', 'vintage', 'minimal'],
  aspect: [1.2, 4.5],
  draw(held) {
    const { x0, x1, y0, y1, high, cy } = room(held, 0.34, 0.44);
    const gap = 0.11 * CAP;
    const k = high * 0.5;
    const end = x0 - high * 0.16;
    const barrel = parse(
      `M${end + k} ${y0 - high * 0.04}L${x1} ${y0 + high * 0.05}V${y1 - high * 0.05}L${end + k} ${y1 + high * 0.04}C${end + k * 0.3} ${y1 + high * 0.04} ${end} ${y1 - k * 0.55} ${end} ${cy}C${end} ${y0 + k * 0.55} ${end + k * 0.3} ${y0 - high * 0.04} ${end + k} ${y0 - high * 0.04}Z`,
    );
    const c = x1 + gap;
    const nozzle = polygon(
      [
        [c, cy - high * 0.36],
        [c + high * 0.3, cy - high * 0.46],
        [c + high * 0.3, cy + high * 0.46],
        [c, cy + high * 0.36],
      ],
      high * 0.04,
    );
    const [g, low] = [x0 + high * 0.14, y1 + high * 0.54];
    const grip = polygon(
      [
        [g, y1 - high * 0.1],
        [g + high * 0.42, y1 - high * 0.1],
        [g + high * 0.3, low],
        [g - high * 0.06, low],
      ],
      high * 0.08,
    );
    return { plate: union(barrel, grip), second: nozzle };
  },
};
