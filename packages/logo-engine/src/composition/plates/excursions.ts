/** Plates that take people on a trip, in the air, on rails and behind a car. */
import { CAP } from '../../fonts/shape.js';
import { bottom } from '../../geometry/bounds.js';
import { intersect, parse, shrink, stroke, subtract, union } from '../../geometry/kernel.js';
import { circle, line, polygon, rect } from '../../geometry/shapes.js';
import { filleted, softened } from '../../marks/mark.js';
import { bodyAround, GAP } from './body.js';
import type { Plate } from './plate.js';
import { onWheels } from './rides.js';

/** A helicopter from its side, the name on its cabin. */
export const helicopter: Plate = {
  about: ['helicopter', 'helicopter-front'],
  aspect: [1.5, 3],
  draw(held) {
    const { x0, x1, y0, y1, high: h, size: u, gap } = bodyAround(held, 0.4, 0.4);
    const X = (v: number) => x1 + v * u;
    const nose = X(0.52);
    const pod = parse(
      `M${x0 - 0.2 * u} ${y0 + 0.3 * h}C${x0 - 0.2 * u} ${y0 + 0.08 * h} ${x0 - 0.02 * u} ${y0} ${x0 + 0.2 * u} ${y0}H${X(-0.1)}C${X(0.26)} ${y0} ${nose} ${y0 + 0.36 * h} ${nose} ${y0 + 0.68 * h}C${nose} ${y1 - 0.06 * h} ${X(0.36)} ${y1} ${X(0.12)} ${y1}H${x0 + 0.2 * u}C${x0 - 0.06 * u} ${y1} ${x0 - 0.2 * u} ${y0 + 0.7 * h} ${x0 - 0.2 * u} ${y0 + 0.3 * h}Z`,
    );
    const end = x0 - 0.68 * u;
    const boom = polygon([
      [end - 0.04 * u, y0 + 0.16 * h],
      [x0 + 0.1 * u, y0 + 0.1 * h],
      [x0 + 0.1 * u, y0 + 0.62 * h],
      [end - 0.04 * u, y0 + 0.32 * h],
    ]);
    const rotor = circle(end - 0.02 * u, y0 + 0.17 * h, 0.22 * u);
    const hub = circle(end - 0.02 * u, y0 + 0.17 * h, 0.08 * u);
    const fin = polygon(
      [
        [end - 0.3 * u, y0 - 0.26 * u],
        [end - 0.1 * u, y0 - 0.26 * u],
        [end + 0.26 * u, y0 + 0.2 * h],
        [end - 0.04 * u, y0 + 0.3 * h],
      ],
      0.05 * u,
    );
    const rim = Math.max(13, 0.07 * u);
    const glass = softened(intersect(shrink(pod, rim), rect(X(0.04), y0, u, 0.56 * h)), 0.04 * u);
    const mast = (x0 + x1) / 2 + 0.06 * u;
    const cowl = polygon(
      [
        [mast - 0.26 * u, y0 - 0.16 * u],
        [mast + 0.26 * u, y0 - 0.16 * u],
        [mast + 0.5 * u, y0 + 0.1 * u],
        [mast - 0.5 * u, y0 + 0.1 * u],
      ],
      0.05 * u,
    );
    const thick = 0.1 * u;
    const skid = y1 + 0.26 * u;
    const runner = stroke(
      parse(`M${x0} ${skid}H${X(0.28)}Q${X(0.44)} ${skid} ${X(0.5)} ${skid - 0.13 * u}`),
      thick,
    );
    const leg = (x: number, lean: number) => stroke(line(x, y1 - 10, x + lean * u, skid), thick);
    const body = filleted(union(pod, boom), 0.1 * u);
    const post = rect(mast - 0.06 * u, y0 - 0.3 * u, 0.12 * u, 0.3 * u);
    const top = y0 - 0.16 * u - gap - 0.14 * u;
    const reach = Math.max(x1 - mast, mast - x0) + 0.42 * u;
    const blade = rect(mast - reach, top - 0.12 * u, 2 * reach, 0.12 * u, 0.06 * u);
    const whole = union(body, rotor, fin, cowl, post, runner, leg(x0 + 0.3 * u, -0.1), leg(X(-0.1), 0.1));
    return {
      plate: subtract(whole, glass, hub, rect(mast - u, y0 - u, 2 * u, top + gap - y0 + u)),
      second: blade,
    };
  },
};

/** A small steam engine, the name on its boiler. */
export const steamEngine: Plate = {
  about: ['little-train', 'train'],
  aspect: [1.5, 3],
  draw(held) {
    const { x0, x1, y0, y1: low, high: h, size, wide } = bodyAround(held, 0.36, 0.36);
    const u = size * 0.9;
    const r = 0.25 * u;
    const y1 = Math.max(low, bottom(held) + 0.2 * CAP + GAP + 0.75 * r);
    const X = (v: number) => x1 + v * u;
    const boiler = rect(x0 - 20, y0, X(0.16) - x0 + 20, y1 - y0, 0.08 * u);
    const face = rect(X(0.16) + 12, y0 - 0.06 * u, 0.18 * u, h * 0.82 + 0.06 * u, 0.07 * u);
    const [c0, top] = [x0 - 0.62 * u, y0 - 0.5 * u];
    const cab = rect(c0, top + 0.06 * u, x0 - 0.04 * u - c0, y1 - top - 0.06 * u, 0.04 * u);
    const roof = rect(c0 - 0.12 * u, top - 0.08 * u, x0 - c0 + 0.2 * u, 0.17 * u, 0.08 * u);
    const pane = rect(c0 + 0.15 * u, top + 0.24 * u, 0.32 * u, 0.4 * u, 0.06 * u);
    const px = X(-0.14);
    const pipe = union(
      polygon([
        [px - 0.12 * u, y0 - 0.4 * u],
        [px + 0.12 * u, y0 - 0.4 * u],
        [px + 0.12 * u, y0 + 10],
        [px - 0.12 * u, y0 + 10],
      ]),
      polygon(
        [
          [px - 0.26 * u, y0 - 0.6 * u],
          [px + 0.26 * u, y0 - 0.6 * u],
          [px + 0.14 * u, y0 - 0.3 * u],
          [px - 0.14 * u, y0 - 0.3 * u],
        ],
        0.04 * u,
      ),
    );
    const dx = x0 + wide * 0.36;
    const dome = parse(
      `M${dx - 0.2 * u} ${y0 + 10}V${y0 - 0.08 * u}C${dx - 0.2 * u} ${y0 - 0.34 * u} ${dx + 0.2 * u} ${y0 - 0.34 * u} ${dx + 0.2 * u} ${y0 - 0.08 * u}V${y0 + 10}Z`,
    );
    const plough = polygon(
      [
        [X(0.1), y1 - 0.2 * u],
        [X(0.36), y1 - 0.2 * u],
        [X(0.66), y1 + 0.3 * u],
        [X(0.1), y1 + 0.3 * u],
      ],
      0.04 * u,
    );
    const at = y1 + 0.25 * r;
    const [from, to] = [x0 - 0.36 * u, X(-0.16)];
    const count = Math.max(2, Math.min(4, Math.floor((to - from) / (r * 2 + 14)) + 1));
    const axles = Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1));
    const seam = rect(X(0.16), y0 - u, 12, y1 - y0 + u);
    const puffs = union(
      circle(px + 0.02 * u, y0 - 0.86 * u, 0.15 * u),
      circle(px - 0.2 * u, y0 - 0.96 * u, 0.2 * u),
      circle(px - 0.5 * u, y0 - 0.98 * u, 0.16 * u),
      circle(px - 0.76 * u, y0 - 0.94 * u, 0.1 * u),
    );
    const whole = union(
      subtract(union(boiler, plough), seam),
      face,
      cab,
      roof,
      pipe,
      dome,
      rect(X(0.08), y1 - 0.2 * u, 0.24 * u, 0.2 * u),
    );
    return {
      plate: onWheels(subtract(whole, pane), r, at, ...axles),
      second: puffs,
    };
  },
};

/** A caravan with its drawbar, the name under its windows. */
export const caravan: Plate = {
  about: ['motorhome', 'camper'],
  aspect: [1.4, 3],
  draw(held) {
    const { x0, x1, y0, y1: low, size: u, cx } = bodyAround(held, 0.42, 0.3, 0.4);
    const r = 0.29 * u;
    const y1 = Math.max(low, bottom(held) + 0.2 * CAP + GAP + r * 0.7);
    const [top, l, m] = [y0 - 0.6 * u, x0 - 0.12 * u, x1 + 0.12 * u];
    const shell = parse(
      `M${l} ${y1 - 0.1 * u}V${top + 0.42 * u}C${l} ${top + 0.12 * u} ${l + 0.14 * u} ${top} ${l + 0.44 * u} ${top}H${m - 0.62 * u}C${m - 0.2 * u} ${top} ${m + 0.02 * u} ${top + 0.3 * u} ${m + 0.06 * u} ${y0 + 0.1 * u}C${m + 0.1 * u} ${y0 + 0.4 * u} ${m} ${y1} ${m - 0.12 * u} ${y1}H${l + 0.1 * u}Q${l} ${y1} ${l} ${y1 - 0.1 * u}Z`,
    );
    const wide = m - l;
    const t = 0.42 * u;
    const count = wide > 2.9 * u ? 3 : 2;
    const [from, to] = [l + 0.22 * u, m - 0.26 * u];
    const step = (to - from + 0.14 * u) / count;
    const panes = Array.from({ length: count }, (_, i) =>
      rect(from + i * step, y0 - 0.02 * u - t, step - 0.14 * u, t, 0.1 * u),
    );
    const slope = softened(intersect(shrink(shell, 0.13 * u), union(...panes)), 0.05 * u);
    const bar = union(
      polygon([
        [m - 0.2 * u, y1 - 0.14 * u],
        [m + 0.44 * u, y1 - 0.05 * u],
        [m + 0.44 * u, y1 + 0.05 * u],
        [m - 0.2 * u, y1],
      ]),
      circle(m + 0.46 * u, y1, 0.09 * u),
      rect(m + 0.26 * u, y1 - 0.05 * u, 0.1 * u, 0.36 * u, 0.03 * u),
    );
    const vent = rect(cx - 0.26 * u, top - 0.11 * u, 0.52 * u, 0.2 * u, 0.06 * u);
    const at = y1 + 0.08 * u;
    return { plate: onWheels(union(subtract(shell, slope), bar, vent), r, at, cx) };
  },
};
