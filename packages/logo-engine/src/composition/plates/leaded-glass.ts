/** Plates of who leads glass. */
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, mirror } from '../../geometry/path.js';
import { circle, ellipse, line, polygon, rect } from '../../geometry/shapes.js';
import { softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';

/** A lamp with a shade of leaded glass, its hem in two colours. */
export const leadedLamp: Plate = {
  about: ['stained-glass', 'leaded-panel'],
  aspect: [1, 3.2],
  draw(held) {
    const { y0, y1, wide, high, cx, size } = bodyAround(held, 0.4, 0.28, 0.32);
    const m = Math.min(size, 1.1 * high);
    const lead = 11;
    const [top, low] = [y0 - 0.4 * m, y1 + 0.3 * m];
    const far = wide / 2 + 0.6 * m;
    const neck = 0.24 * far;
    const half = parse(
      `M${cx - 2} ${top}H${cx + neck}C${cx + 0.74 * far} ${top} ${cx + 0.97 * far} ${y0 + 0.02 * high} ${cx + far} ${low}H${cx - 2}Z`,
    );
    const dome = union(half, mirror(half, cx));
    const count = 2 * Math.round(far / (0.44 * m) / 2) + 1;
    const step = (2 * far) / count;
    const scallops = Array.from({ length: count }, (_, i) =>
      intersect(
        ellipse(cx - far + step * (i + 0.5), low - 1, step / 2, 0.17 * m),
        rect(cx - 2 * far, low - 2, 4 * far, m),
      ),
    );
    const bent = (y: number, rise: number) =>
      parse(`M${cx - 1.1 * far} ${y - rise}Q${cx} ${y + rise} ${cx + 1.1 * far} ${y - rise}`);
    const [crown, hem] = [y0 - 2, y1 + 4];
    const side = wide / 2 + 0.02 * m;
    const rays = Array.from({ length: 7 }, (_, i) => {
      const f = (i - 3) / 3;
      return line(cx + f * neck * 1.1, top - 10, cx + f * side, crown - (1 - f * f) * 2);
    });
    const sides = [-1, 1].flatMap((way) => [
      line(cx + way * side, crown - 4, cx + way * (side + 0.2 * m), hem),
      line(cx + way * (side + 0.09 * m), (y0 + y1) / 2, cx + way * far * 1.1, (y0 + y1) / 2 - 0.06 * m),
    ]);
    const ribs = Array.from({ length: count - 1 }, (_, i) => {
      const x = cx - far + step * (i + 1);
      return line(cx + (x - cx) * 0.95, hem - 4, x, low + 0.1 * m);
    });
    const above = rect(cx - 2 * far, top - m, 4 * far, crown + 0.04 * m - top + m);
    const below = parse(
      `M${cx - 1.1 * far} ${hem - 0.05 * m}Q${cx} ${hem + 0.05 * m} ${cx + 1.1 * far} ${hem - 0.05 * m}V${low + m}H${cx - 1.1 * far}Z`,
    );
    const cuts = union(
      ...[bent(crown, 0.05 * m), bent(hem, 0.05 * m)].map((path) => stroke(path, lead)),
      ...rays.map((path) => intersect(stroke(path, lead), above)),
      ...sides.map((path) => subtract(stroke(path, lead), below)),
      ...ribs.map((path) => intersect(stroke(path, lead), below)),
    );
    const shade = subtract(union(dome, ...scallops), cuts);
    const hung = Array.from({ length: count }, (_, i) => {
      const [a, b] = [i, i + 1].map((at) => cx - far + step * at) as [number, number];
      const slant = (x: number): [number, number] => [cx + (x - cx) * 0.95, hem - 0.1 * m];
      return polygon([slant(a), slant(b), [b, low], [b, low + m], [a, low + m], [a, low]]);
    }).filter((_, i) => i % 2 === 1);
    const lit = intersect(shade, below, union(...hung));
    const cap = union(
      rect(cx - neck * 0.8, top - GAP - 0.1 * m, neck * 1.6, 0.1 * m, 0.04 * m),
      circle(cx, top - GAP - 0.14 * m, 0.1 * m),
    );
    const f = low + 0.17 * m + GAP;
    const foot = parse(
      `M${cx - 0.16 * m} ${f}H${cx + 0.16 * m}C${cx + 0.08 * m} ${f + 0.14 * m} ${cx + 0.1 * m} ${f + 0.3 * m} ${cx + 0.5 * m} ${f + 0.4 * m}Q${cx + 0.8 * m} ${f + 0.46 * m} ${cx + 0.8 * m} ${f + 0.58 * m}H${cx - 0.8 * m}Q${cx - 0.8 * m} ${f + 0.46 * m} ${cx - 0.5 * m} ${f + 0.4 * m}C${cx - 0.1 * m} ${f + 0.3 * m} ${cx - 0.08 * m} ${f + 0.14 * m} ${cx - 0.16 * m} ${f}Z`,
    );
    return { plate: concat(softened(subtract(shade, lit), 3), cap, foot), second: softened(lit, 3) };
  },
};

/** A church window of three pointed lights, small panes about the name. */
export const lancetWindow: Plate = {
  about: ['stained-glass', 'rose-window', 'leaded-panel'],
  aspect: [0.9, 3.2],
  draw(held) {
    const { x0, x1, y0, y1, wide, high, size } = bodyAround(held, 0.36, 0.3, 0.3);
    const m = Math.min(size, 1.1 * high);
    const lead = 12;
    const pane = 0.2 * m;
    const [l, r] = [x0 - lead - pane, x1 + lead + pane];
    const rows = Math.max(2, Math.round(high / (1.5 * pane)));
    const tall = (high - lead * (rows - 1)) / rows;
    const count = 2 * Math.round((r - l) / (2 * pane) / 2) + 1;
    const each = (r - l - lead * (count - 1)) / count;
    const panes = [
      ...Array.from({ length: rows }, (_, i) =>
        [l, x1 + lead].map((x) => rect(x, y0 + i * (tall + lead), pane, tall)),
      ).map((two, i) => ({ path: concat(...two), lit: (rows - i) % 2 === 0 })),
      ...Array.from({ length: count }, (_, i) => ({
        path: rect(l + i * (each + lead), y1 + lead, each, pane),
        lit: i % 2 === 0,
      })),
    ];
    const e = (r - l - 2 * lead) / 3;
    const spring = y0 - lead;
    const lights = [0, 1, 2].map((i) => {
      const [a, b] = [l + i * (e + lead), l + i * (e + lead) + e];
      const cx = (a + b) / 2;
      const s = spring - (i === 1 ? 0.26 : 0.1) * Math.min(e, m);
      const peak = s - Math.min(0.95 * e, 0.3 * e + 0.5 * m);
      const arch = parse(
        `M${a} ${spring}V${s}C${a} ${s + (peak - s) * 0.5} ${cx - 0.26 * e} ${s + (peak - s) * 0.82} ${cx} ${peak}C${cx + 0.26 * e} ${s + (peak - s) * 0.82} ${b} ${s + (peak - s) * 0.5} ${b} ${s}V${spring}Z`,
      );
      const y = s + (peak - s) * 0.3;
      const eye = circle(cx, y, 0.2 * Math.min(e, m));
      const leads = [line(cx, peak - 20, cx, spring + 20), line(a - 20, y, b + 20, y)].map((path) =>
        stroke(path, lead),
      );
      return { arch, eye, cut: union(...leads, grow(eye, lead)) };
    });
    const whole = union(
      ...lights.map(({ arch }) => arch),
      rect(l, spring - 2, r - l, y1 + lead + pane - spring + 2),
    );
    const filled = union(
      whole,
      ...[0, 1].map((i) =>
        rect(l + e * (i + 1) + lead * i - 2, spring - 0.1 * Math.min(e, m), lead + 4, lead),
      ),
    );
    const frame = subtract(grow(filled, lead + 16), grow(filled, lead));
    return {
      plate: concat(
        frame,
        rect(x0, y0, wide, high),
        ...panes.filter(({ lit }) => !lit).map(({ path }) => path),
        ...lights.map(({ arch, cut }) => subtract(arch, cut)),
      ),
      second: concat(
        ...lights.map(({ eye }) => eye),
        ...panes.filter(({ lit }) => lit).map(({ path }) => path),
      ),
    };
  },
};
