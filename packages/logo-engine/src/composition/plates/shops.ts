/** Plates of who sells what is carried home. */
import { CAP } from '../../fonts/shape.js';
import { bottom, centreX, right } from '../../geometry/bounds.js';
import { grow, intersect, parse, stroke, subtract, union } from '../../geometry/kernel.js';
import { concat, type Path } from '../../geometry/path.js';
import { circle, ellipse, polygon, rect } from '../../geometry/shapes.js';
import type { Plate } from './plate.js';

/** A paper bag with two handles, its folded side seen. */
export const shoppingBag: Plate = {
  about: ['shopping-bag', 'tote-bag', 'handbag', 'storefront'],
  aspect: [0.8, 1.5],
  draw(held) {
    const [x0, x1] = [held.x - 0.5 * CAP, right(held) + 0.5 * CAP];
    const [wide, cx, gap] = [x1 - x0, centreX(held), 0.11 * CAP];
    const more = Math.max(0, wide * 1.06 - held.height - 1.2 * CAP);
    const [y0, y1] = [held.y - 0.62 * CAP - more * 0.54, bottom(held) + 0.58 * CAP + more * 0.46];
    const front = rect(x0, y0, wide, y1 - y0, 0.06 * CAP);
    const deep = wide * 0.1 + 0.36 * CAP;
    const [l, r] = [x1 + gap, x1 + gap + deep];
    const gusset = polygon(
      [
        [l, y0],
        [r, y0 - deep * 0.16],
        [r, y1 - deep * 0.5],
        [l, y1],
      ],
      0.04 * CAP,
    );
    const fold = [l + deep * 0.5, y1 - deep * 1.25] as const;
    const creases = [
      stroke(
        parse(`M${fold[0]} ${y0 - deep}L${fold[0]} ${fold[1]}L${r + 20} ${y1 - deep * 0.5 + 16}`),
        0.09 * CAP,
      ),
      stroke(parse(`M${fold[0]} ${fold[1]}L${l - 20} ${y1 + 16}`), 0.09 * CAP),
    ];
    const [half, rise, thick] = [wide * 0.2, wide * 0.3, wide * 0.045 + 0.03 * CAP];
    const handle = (x: number, y: number) =>
      stroke(
        parse(
          `M${x - half} ${y0 + 4}L${x - half} ${y - rise * 0.3}C${x - half} ${y - rise * 1.2} ${x + half} ${y - rise * 1.2} ${x + half} ${y - rise * 0.3}L${x + half} ${y0 + 4}`,
        ),
        thick,
      );
    const near = handle(cx, y0);
    const far = subtract(
      handle(cx + deep * 0.55, y0 - deep * 0.16),
      grow(near, gap),
      rect(x0, y0 - gap, wide * 2, gap * 4),
    );
    return { plate: concat(union(front, near), far), second: subtract(gusset, ...creases) };
  },
};

/** A hang tag, its string through the eyelet, its stub along the right. */
export const hangTag: Plate = {
  about: [
    'price-tag',
    'shirt-folded',
    'clothes-rack',
    't-shirt',
    'dress',
    'pants',
    'hoodie',
    'mannequin',
    'suit',
  ],
  aspect: [1.1, 3.2],
  draw(held) {
    const [x0, x1] = [held.x - 0.3 * CAP, right(held) + 0.46 * CAP];
    const [y0, y1] = [held.y - 0.5 * CAP, bottom(held) + 0.5 * CAP];
    const [high, cy, gap] = [y1 - y0, (y0 + y1) / 2, 0.11 * CAP];
    const m = high * 0.6 + (x1 - x0) * 0.14;
    const left = x0 - m * 0.44;
    const body = polygon(
      [
        [x0 + m * 0.04, y0],
        [x1, y0],
        [x1, y1],
        [x0 + m * 0.04, y1],
        [left, cy + high * 0.24],
        [left, cy - high * 0.24],
      ],
      0.16 * CAP,
    );
    const hx = left + m * 0.2;
    const far = left - m * 0.56;
    const string = stroke(
      parse(
        `M${hx} ${cy}C${left - m * 0.1} ${cy - m * 0.14} ${far} ${cy - m * 0.5} ${far} ${cy - m * 0.14}C${far} ${cy + m * 0.16} ${left} ${cy + m * 0.06} ${hx} ${cy}`,
      ),
      m * 0.07,
    );
    const eye = circle(hx, cy, m * 0.15);
    const eyelet = subtract(circle(hx, cy, m * 0.15 - 10), circle(hx, cy, Math.max(4, m * 0.05)));
    const stub = rect(x1 + gap, y0, m * 0.16, high, 0.06 * CAP);
    return {
      plate: concat(subtract(body, eye), stub),
      second: union(
        eyelet,
        subtract(string, body),
        subtract(intersect(string, body), circle(hx, cy, m * 0.05)),
      ),
    };
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
    const [gap, deep] = [0.11 * CAP, m * 0.21];
    const top = y0 - gap - deep;
    const tie = m * 0.12;
    const cuts = [-1, 1].map((way) => rect(cx + way * (tie + gap / 2) - gap / 2, top - 1, gap, high * 3));
    const cut = (part: Path) => subtract(part, ...cuts);
    const box = rect(x0, y0, x1 - x0, high, 0.14 * CAP);
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
  about: ['perfume', 'atomizer'],
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
