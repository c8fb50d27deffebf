/** Plates of who speaks, cuts hair, collects, cools and keeps reptiles. */
import { grow, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { arc, circle, line, polar, rect } from '../../geometry/shapes.js';
import { bodyAround } from './body.js';
import type { Plate } from './plate.js';

/** A paddle brush from its front, the name between the bristles on its pad. */
export const paddleBrush: Plate = {
  about: ['scissors-comb', 'long-hair', 'comb', 'dye-bowl'],
  aspect: [1.2, 2.8],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m, cx, cy } = bodyAround(held, 0.34, 0.26);
    const deep = m * 0.2;
    const pad = rect(
      x0 - m * 0.1,
      y0 - deep,
      wide + m * 0.2,
      high + 2 * deep,
      Math.min(high * 0.46, m * 0.46),
    );
    const wood = grow(pad, gap + m * 0.13);
    const from = x1 + m * 0.1;
    const handle = parse(
      `M${from} ${cy - m * 0.42}C${from + m * 0.26} ${cy - m * 0.2} ${from + m * 0.4} ${cy - m * 0.13} ${from + m * 0.56} ${cy - m * 0.14}C${from + m * 0.74} ${cy - m * 0.15} ${from + m * 0.86} ${cy - m * 0.2} ${from + m} ${cy - m * 0.2}C${from + m * 1.28} ${cy - m * 0.2} ${from + m * 1.28} ${cy + m * 0.2} ${from + m} ${cy + m * 0.2}C${from + m * 0.86} ${cy + m * 0.2} ${from + m * 0.74} ${cy + m * 0.15} ${from + m * 0.56} ${cy + m * 0.14}C${from + m * 0.4} ${cy + m * 0.13} ${from + m * 0.26} ${cy + m * 0.2} ${from} ${cy + m * 0.42}Z`,
    );
    const hole = circle(from + m, cy, Math.max(10, m * 0.07));
    const count = Math.max(4, Math.round((wide - m * 0.3) / (m * 0.24)));
    const tips = Array.from(
      { length: count },
      (_, i) => cx + ((2 * i) / (count - 1) - 1) * (wide / 2 - m * 0.24),
    ).flatMap((x) => [y0 - deep * 0.3, y1 + deep * 0.3].map((y) => circle(x, y, m * 0.07)));
    return {
      plate: concat(subtract(union(wood, handle), grow(pad, gap), hole), subtract(pad, ...tips)),
    };
  },
};

/** Somebody who speaks, the name in what is said. */
export const talkingProfile: Plate = {
  about: ['speaking-head', 'letter-bubble', 'mouth-sound', 'translate', 'two-tongues'],
  aspect: [1.1, 2.6],
  draw(held) {
    const { gap, x0, y0, wide, high, size, cy } = bodyAround(held, 0.44, 0.42);
    const m = size * 0.9;
    const bubble = rect(x0, y0, wide, high, Math.min(high * 0.38, m * 0.32));
    const [hx, hy] = [x0 - gap - m * 0.26, cy];
    const at = (x: number, y: number) => `${hx + m * x} ${hy + m * y}`;
    const tail = parse(
      `M${x0 + m * 0.3} ${cy - m * 0.02}L${x0} ${cy + m * 0.04}L${at(0.12, 0.24)}L${x0 + m * 0.3} ${cy + m * 0.34}Z`,
    );
    const head = parse(
      `M${at(-0.05, -0.4)}C${at(-0.12, -0.8)} ${at(-0.98, -0.86)} ${at(-1.02, -0.24)}C${at(-1.02, 0.02)} ${at(-0.86, 0.14)} ${at(-0.84, 0.34)}C${at(-0.82, 0.56)} ${at(-0.98, 0.58)} ${at(-1.16, 0.66)}Q${at(-1.32, 0.74)} ${at(-1.34, 0.94)}H${hx - 0.02 * m}Q${at(-0.06, 0.76)} ${at(-0.22, 0.7)}C${at(-0.34, 0.66)} ${at(-0.38, 0.6)} ${at(-0.36, 0.5)}Q${at(-0.24, 0.53)} ${at(-0.14, 0.52)}C${at(-0.03, 0.51)} ${at(0, 0.44)} ${at(-0.03, 0.38)}Q${at(-0.06, 0.34)} ${at(-0.02, 0.31)}Q${at(0.02, 0.27)} ${at(-0.02, 0.24)}L${at(-0.14, 0.21)}L${at(-0.01, 0.17)}Q${at(0.03, 0.14)} ${at(0, 0.1)}Q${at(-0.02, 0.07)} ${at(0.02, 0.06)}Q${at(0.13, 0.05)} ${at(0.11, -0.02)}Q${at(0, -0.14)} ${at(-0.03, -0.2)}Q${at(-0.04, -0.24)} ${at(-0.02, -0.29)}Q${at(-0.03, -0.33)} ${at(-0.05, -0.4)}Z`,
    );
    const hairline = stroke(
      parse(
        `M${at(0.06, -0.44)}C${at(-0.2, -0.46)} ${at(-0.32, -0.32)} ${at(-0.35, -0.12)}C${at(-0.38, 0.08)} ${at(-0.62, 0.16)} ${at(-1.02, 0.18)}`,
      ),
      gap,
    );
    const bun = circle(hx - m * 1.08, hy - m * 0.46, m * 0.25);
    const said = union(bubble, tail);
    return { plate: said, second: concat(subtract(head, grow(said, gap), hairline, grow(bun, gap)), bun) };
  },
};

/** A lorry that collects what is thrown away. */
export const refuseLorry: Plate = {
  about: ['recycle', 'recycling-truck', 'recycling-bin'],
  aspect: [1.3, 3],
  draw(held) {
    const { gap, x0, x1, y0, y1, high, size: m } = bodyAround(held, 0.4, 0.42);
    const back = x0 - m * 0.42;
    const box = parse(
      `M${x0 - m * 0.02} ${y0}H${x1 - m * 0.08}Q${x1} ${y0} ${x1} ${y0 + m * 0.08}V${y1}H${x0}L${x0} ${y0}Z`,
    );
    const jaw = parse(
      `M${x0 - gap} ${y0}C${x0 - m * 0.3} ${y0} ${back} ${y0 + high * 0.2} ${back} ${y0 + high * 0.6}L${back - m * 0.04} ${y1 + m * 0.02}Q${back - m * 0.04} ${y1 + m * 0.1} ${back + m * 0.06} ${y1 + m * 0.1}H${x0 - gap}Z`,
    );
    const mouth = stroke(
      line(back + m * 0.14, y0 + high * 0.7, x0 - gap - m * 0.06, y0 + high * 0.7),
      Math.max(13, m * 0.06),
      { cap: 'butt' },
    );
    const [c0, c1] = [x1 + gap, x1 + gap + m * 0.58];
    const top = Math.max(y0 + high * 0.12, y1 - m * 0.86);
    const cab = parse(
      `M${c0} ${y1}V${top + m * 0.06}Q${c0} ${top} ${c0 + m * 0.06} ${top}H${c1 - m * 0.16}Q${c1 - m * 0.08} ${top} ${c1 - m * 0.06} ${top + m * 0.08}L${c1} ${y1 - m * 0.3}V${y1}Z`,
    );
    const pane = parse(
      `M${c0 + m * 0.12} ${top + m * 0.12}H${c1 - m * 0.14}L${c1 - m * 0.09} ${top + m * 0.4}H${c0 + m * 0.12}Z`,
    );
    const r = m * 0.2;
    const hubs = [x0 + m * 0.14, x0 + m * 0.14 + r * 2 + gap * 1.6, c0 + m * 0.28];
    const floor = rect(hubs[1] ?? x0, y1 + gap, c1 - (hubs[1] ?? x0), m * 0.13, m * 0.05);
    const wheels = hubs.map((x) => circle(x, y1 + gap + m * 0.16, r));
    const clear = wheels.map((wheel) => grow(wheel, gap));
    const body = subtract(floor, ...clear);
    return {
      plate: concat(
        subtract(box, ...clear),
        subtract(jaw, mouth, ...clear),
        body,
        ...hubs.map((x) =>
          subtract(circle(x, y1 + gap + m * 0.16, r), circle(x, y1 + gap + m * 0.16, r * 0.36)),
        ),
      ),
      second: subtract(cab, pane, ...clear),
    };
  },
};

/** A house of snow. */
export const snowHouse: Plate = {
  about: ['snowflake', 'igloo'],
  aspect: [1, 2.7],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m, cx } = bodyAround(held, 0.44, 0.36, 0.32);
    const rise = m * 0.46;
    const floor = y1 + m * 0.34;
    const half = wide / 2 + m * 0.3;
    const dome = parse(
      `M${cx - half} ${floor}C${cx - half} ${y0 - high * 0.1} ${cx - half * 0.66} ${y0 - rise} ${cx} ${y0 - rise}C${cx + half * 0.66} ${y0 - rise} ${cx + half} ${y0 - high * 0.1} ${cx + half} ${floor}Z`,
    );
    const t = Math.max(12, gap);
    const rows = [y0 - m * 0.02, y1 + m * 0.02].map((y) => rect(x0 - m, y - t / 2, wide + m * 2, t));
    const joints = [
      ...[-0.26, 0.26].map((x) => rect(cx + wide * x - t / 2, y0 - rise * 2, t, rise * 2 - m * 0.02)),
      ...[-0.36, -0.1, 0.16].map((x) => rect(cx + wide * x - t / 2, y1 + m * 0.02, t, m)),
    ];
    const [ex, ey] = [x1 + m * 0.22, floor];
    const porch = (r: number): Path =>
      parse(
        `M${ex - r} ${ey}V${ey - r * 0.9}C${ex - r} ${ey - r * 2.1} ${ex + r} ${ey - r * 2.1} ${ex + r} ${ey - r * 0.9}V${ey}Z`,
      );
    const big = porch(m * 0.34);
    return {
      plate: subtract(dome, ...rows, ...joints, grow(big, gap)),
      second: subtract(big, porch(m * 0.2)),
    };
  },
};

/** A chameleon on its branch. */
export const chameleonBranch: Plate = {
  about: ['snake', 'lizard'],
  aspect: [1.1, 2.4],
  draw(held) {
    const { gap, x0, x1, y0, y1, wide, high, size: m, cx } = bodyAround(held, 0.42, 0.3, 0.3);
    const [nx, ny] = [x0 - m * 0.64, y0 + high * 0.38];
    const [tx, ty, R, thick] = [x1 + m * 0.42, y1 - m * 0.04, m * 0.4, m * 0.14];
    const [outX, outY] = polar(tx, ty, R + thick / 2, -50);
    const body = parse(
      `M${nx} ${ny + m * 0.06}C${nx} ${ny - m * 0.06} ${nx + m * 0.1} ${ny - m * 0.14} ${nx + m * 0.2} ${ny - m * 0.24}L${x0 - m * 0.06} ${y0 - m * 0.32}Q${x0 + m * 0.06} ${y0 - m * 0.42} ${x0 + m * 0.13} ${y0 - m * 0.3}C${x0 + m * 0.18} ${y0 - m * 0.2} ${x0 + m * 0.24} ${y0 - m * 0.16} ${x0 + m * 0.4} ${y0 - m * 0.2}C${x0 + wide * 0.4} ${y0 - m * 0.34} ${x1 - m * 0.3} ${y0 - m * 0.3} ${x1} ${y0 + m * 0.08}C${x1 + m * 0.21} ${ty - R - thick * 0.7} ${outX - m * 0.16} ${outY - m * 0.16} ${outX} ${outY}L${tx} ${ty}L${x1 - m * 0.1} ${y1 + m * 0.06}C${cx} ${y1 + m * 0.16} ${x0 + m * 0.3} ${y1 + m * 0.12} ${x0} ${y1 - m * 0.02}C${x0 - m * 0.12} ${y1 - m * 0.1} ${x0 - m * 0.1} ${ny + m * 0.38} ${x0 - m * 0.26} ${ny + m * 0.34}C${x0 - m * 0.42} ${ny + m * 0.3} ${nx} ${ny + m * 0.24} ${nx} ${ny + m * 0.06}Z`,
    );
    const [r2, r3] = [R * 0.72, R * 0.38];
    const inner = union(
      stroke(arc(tx, ty + R - r2, r2, 90, 270), thick),
      stroke(arc(tx, ty + R - 2 * r2 + r3, r3, -90, 110), thick),
    );
    const tail = union(stroke(arc(tx, ty, R, -90, 90), thick), inner);
    const bough = y1 + m * 0.44;
    const foot = (x: number, lean: number) =>
      union(
        stroke(parse(`M${x} ${y1 - m * 0.1}L${x + lean} ${y1 + m * 0.2}L${x} ${bough - m * 0.06}`), m * 0.16),
        rect(x - m * 0.17, bough - m * 0.12, m * 0.15, m * 0.26, m * 0.07),
        rect(x + m * 0.02, bough - m * 0.12, m * 0.15, m * 0.26, m * 0.07),
      );
    const [eyeX, eyeY] = [x0 - m * 0.24, ny - m * 0.12];
    const ring = subtract(circle(eyeX, eyeY, m * 0.17), circle(eyeX, eyeY, m * 0.085));
    const lips = stroke(
      parse(`M${nx - 4} ${ny + m * 0.12}Q${x0 - m * 0.4} ${ny + m * 0.18} ${x0 - m * 0.2} ${ny + m * 0.14}`),
      Math.max(9, m * 0.045),
    );
    const trunk = subtract(body, circle(tx, ty, R - thick / 2), grow(inner, gap));
    const animal = union(trunk, tail, foot(x0 + m * 0.2, -m * 0.12), foot(x1 - m * 0.34, m * 0.12));
    const branch = stroke(
      parse(
        `M${x0 - m * 0.6} ${bough + m * 0.1}Q${cx} ${bough - m * 0.06} ${x1 + m * 0.5} ${bough + m * 0.1}`,
      ),
      m * 0.15,
    );
    return { plate: subtract(animal, ring, lips), second: subtract(branch, grow(animal, gap)) };
  },
};
