/** Plates of who sells what is carried home. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A shopping bag with its handle, a little wider below. */
export const shoppingBag: Plate = {
  about: ['shopping-bag', 'tote-bag', 'handbag', 'clothes-rack', 'dress', 't-shirt', 'storefront'],
  aspect: [1, 5],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.66 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const lean = high * 0.06;
    const body = polygon(
      [
        [x0, y0],
        [x1, y0],
        [x1 + lean, y1],
        [x0 - lean, y1],
      ],
      0.16 * CAP,
    );
    const half = Math.min((x1 - x0) * 0.26, high * 0.4);
    const top = y0 - high * 0.3;
    const cord = parse(
      `M${cx - half} ${y0 + 0.2 * CAP}L${cx - half} ${y0}C${cx - half} ${top - high * 0.08} ${cx + half} ${top - high * 0.08} ${cx + half} ${y0}L${cx + half} ${y0 + 0.2 * CAP}`,
    );
    const eyes = [-1, 1].map((way) => circle(cx + way * half, y0 + 0.13 * CAP + high * 0.036, high * 0.036));
    return { plate: subtract(union(body, stroke(cord, high * 0.085, { cap: 'butt' })), ...eyes) };
  },
};

/** A hang tag, its loop of string through the hole at its left. */
export const hangTag: Plate = {
  about: [
    'price-tag',
    'coat-hanger',
    'shirt-folded',
    'clothes-rack',
    't-shirt',
    'dress',
    'pants',
    'hoodie',
    'mannequin',
    'suit',
  ],
  aspect: [1, 8],
  draw(held) {
    const [x0, x1] = [held.x - 0.28 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cy] = [y1 - y0, (y0 + y1) / 2];
    const left = x0 - high * 0.34;
    const body = polygon(
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
        [left, cy + high * 0.2],
        [left, cy - high * 0.2],
      ],
      0.2 * CAP,
    );
    const hole = { x: left + high * 0.17, r: high * 0.075 };
    const far = left - high * 0.42;
    const string = parse(
      `M${hole.x} ${cy}C${left - high * 0.1} ${cy - high * 0.1} ${far} ${cy - high * 0.52} ${far} ${cy - high * 0.14}C${far} ${cy + high * 0.16} ${left} ${cy + high * 0.04} ${hole.x} ${cy}`,
    );
    const eye = circle(hole.x, cy, hole.r);
    return { plate: subtract(union(body, stroke(string, high * 0.06)), eye) };
  },
};

/** A present: the box under its lid, with a bow on top. */
export const gift: Plate = {
  about: ['gift', 'bow', 'party-hat', 'printed-mug'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1, 6],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.42 * CAP, bottom(held) + 0.46 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const gap = 0.11 * CAP;
    const body = rect(x0, y0, x1 - x0, high, 0.14 * CAP);
    const deep = 0.13 * CAP + high * 0.07;
    const top = y0 - gap - deep;
    const lid = rect(x0 - 0.16 * CAP, top, x1 - x0 + 0.32 * CAP, deep, 0.1 * CAP);
    const tie = high * 0.11;
    const [wide, tall] = [high * 0.42, high * 0.29];
    const at = (way: 1 | -1) => (x: number, y: number) => `${cx + way * wide * x} ${top - gap - tall * y}`;
    const loop = (way: 1 | -1) => {
      const p = at(way);
      return subtract(
        parse(
          `M${p(0, 0)}C${p(0.1, 0.55)} ${p(0.42, 1.08)} ${p(0.74, 1)}C${p(1.06, 0.92)} ${p(1.12, 0.4)} ${p(0.86, 0.14)}C${p(0.74, 0.02)} ${p(0.6, 0)} ${p(0.5, 0)}Z`,
        ),
        parse(
          `M${p(0.36, 0.27)}C${p(0.42, 0.5)} ${p(0.58, 0.72)} ${p(0.71, 0.68)}C${p(0.86, 0.62)} ${p(0.82, 0.27)} ${p(0.62, 0.27)}Z`,
        ),
      );
    };
    const knot = rect(cx - tie, top - gap - tall * 0.44, tie * 2, tall * 0.44, tie * 0.5);
    const band = rect(cx - tie, top, tie * 2, deep);
    const slot = rect(cx - tie - gap, top - 1, tie * 2 + gap * 2, deep + 2);
    const bow = union(loop(-1), loop(1), knot, band, rect(cx - tie, top - gap - 1, tie * 2, gap + 2));
    return { plate: concat(subtract(lid, slot), body), second: bow };
  },
};

/** A scent bottle with its bulb to spray. */
export const perfumeBottle: Plate = {
  about: ['perfume', 'lipstick', 'powder-compact'],
  aspect: [1, 3.4],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [y0, y1] = [held.y - 0.46 * CAP, bottom(held) + 0.46 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const gap = 0.11 * CAP;
    const [round, foot, neck] = [high * 0.32, 0.2 * CAP, high * 0.14];
    const [k, f] = [round * 0.45, foot * 0.45];
    const flask = parse(
      `M${x0 + round} ${y0}L${x1 - round} ${y0}C${x1 - k} ${y0} ${x1} ${y0 + k} ${x1} ${y0 + round}L${x1} ${y1 - foot}C${x1} ${y1 - f} ${x1 - f} ${y1} ${x1 - foot} ${y1}L${x0 + foot} ${y1}C${x0 + f} ${y1} ${x0} ${y1 - f} ${x0} ${y1 - foot}L${x0} ${y0 + round}C${x0} ${y0 + k} ${x0 + k} ${y0} ${x0 + round} ${y0}Z`,
    );
    const body = union(flask, rect(cx - neck, y0 - high * 0.07, neck * 2, high * 0.2));
    const deep = high * 0.22;
    const capTop = y0 - high * 0.07 - gap - deep;
    const cap = rect(cx - neck * 1.15, capTop, neck * 2.3, deep, 0.08 * CAP);
    const r = high * 0.17;
    const [bx, by] = [cx + neck * 1.15 + high * 0.13 + r, y0 - gap * 1.3 - r];
    const hose = stroke(
      parse(
        `M${cx} ${capTop + deep * 0.4}L${cx + neck * 1.6} ${capTop + deep * 0.4}C${cx + neck * 2.4} ${capTop + deep * 0.4} ${bx - r * 1.2} ${by} ${bx} ${by}`,
      ),
      high * 0.065,
    );
    return { plate: body, second: union(cap, hose, ellipse(bx, by, r * 1.25, r)) };
  },
};
