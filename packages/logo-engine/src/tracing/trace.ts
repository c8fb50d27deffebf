import { bounds } from '../geometry/bounds.js';
import { parse } from '../geometry/kernel.js';
import { concat, EMPTY, mapPoints, type Path } from '../geometry/path.js';
import { pathData } from '../svg/path-data.js';
import { isSimple, type Traced } from './traced.js';

/** Pixels that a picture may have, and the square that it is traced on. */
const MOST_PIXELS = 4096 * 4096;
const SIDE = 512;
/** Shades of grey by which ink differs from the ground. */
const STEP = 64;
/** Ink, of the square: less is a speck, more is a picture. */
const SHARE = { least: 0.04, most: 0.6 } as const;
/** Ink on the edge of a picture is not cut out: what goes on beyond it is unknown. */
const MOST_ON_EDGE = 0.005;

/**
 * Black on white, cut out rather than stacked, in splines: `ColorMode.Binary`, `Hierarchical.Cutout` and
 * `PathSimplifyMode.Spline` of the tracer, whose ambient `const enum`s no separately compiled module can read.
 */
const IN_ONE_INK = { colorMode: 1, hierarchical: 1, mode: 2 } as const;

const PATH = /<path d="([^"]*)"[^>]*?transform="translate\((-?[\d.]+),(-?[\d.]+)\)"/g;

/** The outlines that the tracer wrote. */
const outlinesIn = (svg: string): Path[] =>
  [...svg.matchAll(PATH)].map(([, data = '', dx, dy]) =>
    mapPoints(parse(data), (x, y) => [x + Number(dx), y + Number(dy)]),
  );

/** Outlines of what is black: smooth curves, and no speck that a small logo would lose. */
async function outlinesOf(png: Buffer): Promise<Path[]> {
  // Few servers trace anything, and its binary is loaded with it.
  const { vectorize } = await import('@neplex/vectorizer');
  const svg = await vectorize(png, {
    ...IN_ONE_INK,
    filterSpeckle: 12,
    colorPrecision: 8,
    layerDifference: 16,
    cornerThreshold: 60,
    lengthThreshold: 8,
    maxIterations: 10,
    spliceThreshold: 60,
    pathPrecision: 2,
  });
  return outlinesIn(svg);
}

type Sharp = typeof import('sharp').default;

/** A picture in grey on a square, with white around it and where it is transparent. */
const greyOf = async (sharp: Sharp, picture: Uint8Array): Promise<Buffer> =>
  sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .flatten({ background: '#FFFFFF' })
    .resize(SIDE, SIDE, { fit: 'contain', background: '#FFFFFF' })
    .greyscale()
    .raw()
    .toBuffer();

const isEdge = (at: number): boolean => {
  const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
  return x === 0 || y === 0 || x === SIDE - 1 || y === SIDE - 1;
};

/** What of a picture is ink: whatever differs from the ground, which is what most of its edge is. Null when it is no figure on a ground. */
function inkOf(grey: Buffer): Buffer | null {
  const edge = [...grey].filter((_, at) => isEdge(at)).sort((a, b) => a - b);
  const ground = edge[Math.floor(edge.length / 2)] ?? 255;
  const isInk = (shade: number): boolean => Math.abs(shade - ground) > STEP;
  const share = grey.reduce((sum, shade) => sum + (isInk(shade) ? 1 : 0), 0) / grey.length;
  const onEdge = edge.filter(isInk).length / edge.length;
  if (share < SHARE.least || share > SHARE.most || onEdge > MOST_ON_EDGE) return null;
  return Buffer.from(grey.map((shade) => (isInk(shade) ? 0 : 255)));
}

/** On the square of 100, as large as it goes, in its middle. */
function onSquare(path: Path): Path {
  const box = bounds(path);
  if (box === null) return EMPTY;
  const k = 100 / Math.max(box.width, box.height);
  return mapPoints(path, (x, y) => [
    (x - box.x - box.width / 2) * k + 50,
    (y - box.y - box.height / 2) * k + 50,
  ]);
}

/**
 * Cuts the figure out of a picture and traces it as a symbol of one ink; null where there is none, or none that is simple
 * enough. The gates of a drawing decide whether it is shown.
 * @param picture the bytes of a PNG, JPEG or WebP, which may come from anywhere
 */
export async function traceSymbol(picture: Uint8Array): Promise<Traced | null> {
  const { default: sharp } = await import('sharp');
  const grey = await greyOf(sharp, picture).catch(() => null);
  const ink = grey && inkOf(grey);
  if (ink === null) return null;
  const png = await sharp(ink, { raw: { width: SIDE, height: SIDE, channels: 1 } })
    .png()
    .toBuffer();
  const path = onSquare(concat(...(await outlinesOf(png))));
  const symbol: Traced = { kind: 'traced', id: 'traced', path: pathData(path) };
  return isSimple(symbol) ? symbol : null;
}
