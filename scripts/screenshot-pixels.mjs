// Screenshots as pixels: what of them is stored, and when two of them are the same.

/**
 * RGB, three bytes a pixel, row by row.
 * @typedef {{ data: Buffer, width: number, height: number }} Pixels
 */

/** Levels of 255 that an edge is rounded to. */
const EDGE_STEP = 32;
/** Levels of 255 within which two neighbours share a colour: a processor that rounds otherwise makes no edge of them. */
const SHARED = 3;

/**
 * What is stored of a screenshot: every colour that two neighbours share, exactly; the blend along an edge of
 * a letter or a line, which no neighbour shares, in steps of 32. It looks the same in 60 % of the bytes.
 * Both sides of a comparison pass through here, so rounding is no difference.
 * @param {Pixels} pixels
 * @returns {Pixels}
 */
export function rounded({ data, width, height }) {
  const out = Buffer.from(data);
  const row = width * 3;
  const same = (/** @type {number} */ i, /** @type {number} */ j) => apart(data, data, i, j) <= SHARED;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * row + x * 3;
      if (x > 0 && same(i, i - 3)) continue;
      if (x < width - 1 && same(i, i + 3)) continue;
      if (y > 0 && same(i, i - row)) continue;
      if (y < height - 1 && same(i, i + row)) continue;
      for (let c = i; c < i + 3; c += 1) {
        out[c] = Math.min(255, Math.round((data[c] ?? 0) / EDGE_STEP) * EDGE_STEP);
      }
    }
  }
  return { data: out, width, height };
}

/**
 * @param {Pixels} pixels
 * @param {boolean} exact
 * @returns {Pixels} what a sheet holds of a capture
 */
export const asStored = (pixels, exact) => (exact ? pixels : rounded(pixels));

/**
 * How far two screenshots may be apart. A pixel differs when a channel is more than one level off, which is as
 * much as two processors round differently; it differs clearly when it is further off than a rounded edge.
 */
const SLIGHTLY = 1;
const CLEARLY = 48;
/** A handful: of several million pixels one comes out otherwise now and then. */
const MOST_CLEAR = 4;
/** One of 2,000 pixels, and never fewer than a processor may round on a small cell. */
const mostSlight = (/** @type {number} */ count) => Math.max(16, count / 2000);

/**
 * @param {Pixels} stored
 * @param {Pixels} taken
 * @param {{ exact?: boolean }} [how] exact: no more pixels may differ slightly than clearly
 * @returns {string | undefined} what differs, in words; undefined: nothing does
 */
export function difference(stored, taken, { exact = false } = {}) {
  const { width, height, data } = stored;
  if (width !== taken.width || height !== taken.height) {
    return `${width} × ${height} px became ${taken.width} × ${taken.height} px`;
  }
  if (data.equals(taken.data)) return undefined;
  let slight = 0;
  let clear = 0;
  for (let i = 0; i < data.length; i += 3) {
    const off = apart(data, taken.data, i);
    if (off > SLIGHTLY) slight += 1;
    if (off > CLEARLY) clear += 1;
  }
  const few = clear <= MOST_CLEAR && slight <= (exact ? MOST_CLEAR : mostSlight(width * height));
  return few ? undefined : `${slight} of ${width * height} pixels differ, ${clear} of them clearly`;
}

/**
 * Black where the screenshots agree, brighter the more they differ, so that one level can be seen.
 * @param {Pixels} stored
 * @param {Pixels} taken
 * @returns {Pixels}
 */
export function differenceImage(stored, taken) {
  const width = Math.max(stored.width, taken.width);
  const height = Math.max(stored.height, taken.height);
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const both = [stored, taken].every((pixels) => x < pixels.width && y < pixels.height);
      const off = both
        ? apart(stored.data, taken.data, (y * stored.width + x) * 3, (y * taken.width + x) * 3)
        : 255;
      if (off > 0) data.fill(Math.min(255, 95 + off), (y * width + x) * 3, (y * width + x) * 3 + 3);
    }
  }
  return { data, width, height };
}

/**
 * @param {Buffer} a
 * @param {Buffer} b
 * @param {number} i where the pixel begins in a
 * @param {number} [j] and in b
 * @returns the widest difference of a channel, in levels of 255
 */
const apart = (a, b, i, j = i) =>
  Math.max(
    Math.abs((a[i] ?? 0) - (b[j] ?? 0)),
    Math.abs((a[i + 1] ?? 0) - (b[j + 1] ?? 0)),
    Math.abs((a[i + 2] ?? 0) - (b[j + 2] ?? 0)),
  );

/**
 * @param {Pixels} sheet
 * @param {import('./screenshot-rules.mjs').Box | import('./screenshot-rules.mjs').Cell} cell
 * @returns {Pixels}
 */
export function cut(sheet, [left, top, width, height]) {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * sheet.width + left) * 3;
    sheet.data.copy(data, y * width * 3, from, from + width * 3);
  }
  return { data, width, height };
}

const GAP = 8;
/** Neither of the papers, so that the edge of a cell is seen on both. */
const GROUND = 0x80;
/**
 * WebP ends at 16,383. What a look repeats of an earlier one costs next to nothing if that stands within a million
 * pixels, counted row by row: beside it. Looks of a whole window one below the other are too far apart.
 */
const WIDEST = 16_000;

/**
 * Lays looks side by side, high ones first, in as few rows of a sheet as its format allows. Looks that are the same share a cell.
 * @param {Record<string, Pixels>} looks by story
 * @returns {{ sheet: Pixels, boxes: Record<string, import('./screenshot-rules.mjs').Box> }}
 */
export function laidOut(looks) {
  const stories = Object.keys(looks).sort();
  /** @type {{ look: Pixels, of: string[] }[]} */
  const different = [];
  for (const story of stories) {
    const look = /** @type {Pixels} */ (looks[story]);
    const twin = different.find(
      (other) => other.look.width === look.width && other.look.data.equals(look.data),
    );
    if (twin) twin.of.push(story);
    else different.push({ look, of: [story] });
  }
  different.sort((a, b) => b.look.height - a.look.height || b.look.width - a.look.width);

  const rows = inRows(different);
  const data = Buffer.alloc(rows.width * rows.height * 3, GROUND);
  /** @type {Record<string, import('./screenshot-rules.mjs').Box>} */
  const boxes = {};
  different.forEach(({ look, of }, index) => {
    const [left, top] = /** @type {[number, number]} */ (rows.places[index]);
    for (let y = 0; y < look.height; y += 1) {
      look.data.copy(data, ((top + y) * rows.width + left) * 3, y * look.width * 3, (y + 1) * look.width * 3);
    }
    for (const story of of) boxes[story] = [left, top, look.width, look.height];
  });
  return { sheet: { data, width: rows.width, height: rows.height }, boxes };
}

/** @param {{ look: Pixels }[]} looks */
function inRows(looks) {
  /** @type {[number, number][]} */
  const places = [];
  let [x, y, rowHeight, width] = [0, 0, 0, 0];
  for (const { look } of looks) {
    if (x + look.width > WIDEST) [x, y, rowHeight] = [0, y + rowHeight + GAP, 0];
    places.push([x, y]);
    width = Math.max(width, x + look.width);
    x += look.width + GAP;
    rowHeight = Math.max(rowHeight, look.height);
  }
  return { places, width, height: y + rowHeight };
}
