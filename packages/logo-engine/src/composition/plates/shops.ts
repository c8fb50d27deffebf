/** Plates of who sells what is carried home. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A shopping bag with its handle and folded edge, a little wider below. */
export const shoppingBag: Plate = {
  about: ['shopping-bag', 'tote-bag', 'handbag', 'clothes-rack', 'dress', 't-shirt', 'storefront'],
  aspect: [1, 2.8],
  draw(held) {
    const [x0, x1] = [held.x - 0.58 * CAP, right(held) + 0.58 * CAP];
    const [y0, y1] = [held.y - 0.86 * CAP, bottom(held) + 0.56 * CAP];
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
    const m = high * 0.5 + (x1 - x0) * 0.22;
    const half = m * 0.46;
    const top = y0 - m * 0.32;
    const cord = parse(
      `M${cx - half} ${y0 + 0.2 * CAP}L${cx - half} ${y0}C${cx - half} ${top - m * 0.08} ${cx + half} ${top - m * 0.08} ${cx + half} ${y0}L${cx + half} ${y0 + 0.2 * CAP}`,
    );
    const bag = union(body, stroke(cord, m * 0.085, { cap: 'butt' }));
    const fold = rect(x0 - CAP, y0 + 0.46 * CAP, x1 - x0 + CAP * 2, 0.1 * CAP);
    return { plate: subtract(bag, fold) };
  },
};

/** A hang tag, its loop of string through the hole at its left, a seam along both edges. */
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
  aspect: [1, 4],
  draw(held) {
    const [x0, x1] = [held.x - 0.36 * CAP, right(held) + 0.62 * CAP];
    const [y0, y1] = [held.y - 0.6 * CAP, bottom(held) + 0.6 * CAP];
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
    const seams = [y0 + 0.22 * CAP, y1 - 0.31 * CAP].map((y) => rect(x0, y, right(held) - x0, 0.09 * CAP, 4));
    return { plate: subtract(union(body, stroke(string, high * 0.06)), eye, ...seams) };
  },
};

/** A present: its box, and over the lid a big bow whose ribbon goes behind what it holds. */
export const gift: Plate = {
  about: ['gift', 'bow', 'party-hat', 'printed-mug'],
  styles: ['playful', 'creative', 'modern', 'vintage'],
  aspect: [1, 2.7],
  draw(held) {
    const [x0, x1] = [held.x - 0.56 * CAP, right(held) + 0.56 * CAP];
    const [y0, y1] = [held.y - 0.56 * CAP, bottom(held) + 0.6 * CAP];
    const [high, cx] = [y1 - y0, centreX(held)];
    const m = high * 0.5 + (x1 - x0) * 0.25;
    const gap = 0.11 * CAP;
    const deep = m * 0.21;
    const top = y0 - gap - deep;
    const tie = m * 0.12;
    const cuts = [-1, 1].map((way) => rect(cx + way * (tie + gap / 2) - gap / 2, top - 1, gap, high * 3));
    const cut = (part: Path) => subtract(part, ...cuts);
    const between = rect(x0, y0 + 0.3 * CAP, x1 - x0, high - 0.6 * CAP);
    const body = rect(x0, y0, x1 - x0, high, 0.14 * CAP);
    const box = union(cut(body), between);
    const lid = cut(rect(x0 - m * 0.09, top, x1 - x0 + m * 0.18, deep, 0.1 * CAP));
    const [wide, tall] = [m * 0.66, m * 0.46];
    const at = (way: 1 | -1) => (x: number, y: number) => `${cx + way * wide * x} ${top - gap - tall * y}`;
    const loop = (way: 1 | -1) => {
      const p = at(way);
      return subtract(
        parse(
          `M${p(0, 0)}C${p(0.08, 0.5)} ${p(0.42, 1.08)} ${p(0.74, 1)}C${p(1.06, 0.92)} ${p(1.1, 0.36)} ${p(0.86, 0.12)}C${p(0.74, 0.02)} ${p(0.6, 0)} ${p(0.5, 0)}Z`,
        ),
        parse(
          `M${p(0.38, 0.27)}C${p(0.44, 0.54)} ${p(0.6, 0.74)} ${p(0.73, 0.7)}C${p(0.88, 0.62)} ${p(0.84, 0.27)} ${p(0.66, 0.27)}Z`,
        ),
      );
    };
    const knot = rect(cx - tie, top - gap - tall * 0.4, tie * 2, tall * 0.4, tie * 0.5);
    return { plate: concat(lid, box), second: union(loop(-1), loop(1), knot) };
  },
};

/** A faceted scent bottle with its bulb to spray, a tassel under it. */
export const perfumeBottle: Plate = {
  about: ['perfume', 'lipstick', 'powder-compact'],
  aspect: [1, 2],
  draw(held) {
    const [x0, x1] = [held.x - 0.54 * CAP, right(held) + 0.54 * CAP];
    const [y0, y1] = [held.y - 0.4 * CAP, bottom(held) + 0.5 * CAP];
    const m = (y1 - y0) * 0.5 + (x1 - x0) * 0.25;
    const cx = centreX(held);
    const gap = 0.11 * CAP;
    const [facet, foot, neck] = [m * 0.34, m * 0.12, m * 0.17];
    const up = y0 - m * 0.1;
    const flask = polygon(
      [
        [x0 + facet, up],
        [x1 - facet, up],
        [x1, up + facet * 0.8],
        [x1, y1 - foot],
        [x1 - foot, y1],
        [x0 + foot, y1],
        [x0, y1 - foot],
        [x0, up + facet * 0.8],
      ],
      0.06 * CAP,
    );
    const collar = rect(cx - neck * 1.3, up - gap - m * 0.12, neck * 2.6, m * 0.12, 0.05 * CAP);
    const stem = rect(cx - neck * 0.62, up - gap - m * 0.3, neck * 1.24, m * 0.2);
    const deep = m * 0.22;
    const headTop = up - gap - m * 0.22 - deep;
    const head = rect(cx - neck * 1.05, headTop, neck * 2.1, deep, 0.1 * CAP);
    const hy = headTop + deep * 0.5;
    const [rx, ry] = [m * 0.27, m * 0.22];
    const bx = x1 - m * 0.02;
    const by = Math.min(hy + m * 0.04, up + facet * 0.3 - ry - gap);
    const hose = stroke(
      parse(`M${cx} ${hy}C${cx + m * 0.3} ${hy - m * 0.2} ${bx - m * 0.5} ${by + m * 0.1} ${bx} ${by}`),
      m * 0.085,
    );
    const skirt = polygon(
      [
        [bx + rx + m * 0.02, by + m * 0.16],
        [bx + rx + m * 0.12, by + m * 0.16],
        [bx + rx + m * 0.18, by + m * 0.5],
        [bx + rx - m * 0.04, by + m * 0.5],
      ],
      m * 0.03,
    );
    const cord = stroke(
      parse(
        `M${bx} ${by}C${bx + rx + m * 0.1} ${by - m * 0.06} ${bx + rx + m * 0.07} ${by} ${bx + rx + m * 0.07} ${by + m * 0.2}`,
      ),
      m * 0.06,
    );
    return { plate: flask, second: union(collar, stem, head, hose, ellipse(bx, by, rx, ry), cord, skirt) };
  },
};
