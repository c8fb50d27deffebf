import { checkLogo } from '../checks/check.js';
import { contrast, readHex, writeHex } from '../colour/oklch.js';
import { DARK_GROUND, LIGHT_GROUND } from '../colour/palette.js';
import { smallestLineOf } from '../composition/layer.js';
import { variantsOf } from '../drawing/variants.js';
import { readFontFile } from '../fonts/files.js';
import { shapeLine } from '../fonts/shape.js';
import { unpackWoff } from '../fonts/woff.js';
import { type Box, right } from '../geometry/bounds.js';
import { concat, type Path } from '../geometry/path.js';
import { fillOutlines, onePage } from '../raster/pdf.js';
import { canvasOf } from '../raster/strips.js';
import { inOneInk } from '../svg/one-ink.js';
import { pathData } from '../svg/path-data.js';
import type { Art } from './art.js';
import type { Colour, LogoColours } from './colours.js';
import { GUIDE } from './guide-texts.js';
import { facesOf, familyName } from './used-faces.js';

/** The family that the guide's own text is set in. */
export const GUIDE_FAMILY = 'inter';

type Document = PDFKit.PDFDocument;

/** A4, in points. */
const PAGE: [number, number] = [595.28, 841.89];
const MARGIN = 42;
const WIDTH = PAGE[0] - MARGIN * 2;
const TEXT = '#1B1D22';
const QUIET = '#5C606B';
const LINE = '#D9DBE0';
const PANEL = '#F4F5F7';
const WRONG = '#C62828';
const POINTS_PER_MM = 72 / 25.4;
const CORNER = 6;

const label = (document: Document, text: string, x: number, y: number, width = WIDTH): void => {
  document.font('bold').fontSize(9.5).fillColor(TEXT).text(text, x, y, { width });
};
const note = (document: Document, text: string, x: number, y: number, width: number): void => {
  document.font('plain').fontSize(7.5).fillColor(QUIET).text(text, x, y, { width, lineGap: 1.5 });
};

type Bend = (document: Document) => void;

/** A drawing in the middle of a box, as large as fits; `bend` distorts it about the middle. */
function place(document: Document, svg: string, box: Box, bend?: Bend): void {
  const { width, height } = canvasOf(svg);
  const unit = Math.min(box.width / width, box.height / height);
  document.save();
  document.translate(box.x + box.width / 2, box.y + box.height / 2);
  bend?.(document);
  document.scale(unit).translate(-width / 2, -height / 2);
  fillOutlines(document, svg);
  document.restore();
}

function tile(document: Document, { x, y, width, height }: Box, ground: string): void {
  document.roundedRect(x, y, width, height, CORNER).fill(ground);
  if (contrast(ground, LIGHT_GROUND) < 1.05)
    document.roundedRect(x, y, width, height, CORNER).lineWidth(0.7).stroke(LINE);
}

/** The logo with the margin around its ink marked. */
function clearSpace(document: Document, { logo, parts }: Art, y: number): number {
  const box = { x: MARGIN, y, width: WIDTH, height: 216 };
  const { width, height, ink } = logo.composition;
  tile(document, box, PANEL);
  const unit = Math.min((box.width - 60) / width, (box.height - 36) / height);
  const canvas = {
    x: box.x + (box.width - width * unit) / 2,
    y: box.y + (box.height - height * unit) / 2,
    width: width * unit,
    height: height * unit,
  };
  document.rect(canvas.x, canvas.y, canvas.width, canvas.height).fill(LIGHT_GROUND);
  place(document, parts.logo.light, canvas);
  document.lineWidth(0.6).dash(3, { space: 2 });
  document.rect(canvas.x, canvas.y, canvas.width, canvas.height).stroke(QUIET);
  document
    .rect(canvas.x + ink.x * unit, canvas.y + ink.y * unit, ink.width * unit, ink.height * unit)
    .stroke(LINE);
  document.undash();
  note(document, `${GUIDE.space}. ${GUIDE.spaceText}`, MARGIN, y + box.height + 6, WIDTH);
  return y + box.height + 34;
}

function grounds(document: Document, { parts, direction: { color } }: Art, y: number): number {
  label(document, GUIDE.grounds, MARGIN, y);
  const gap = 10;
  const width = (WIDTH - gap * 3) / 4;
  const shown = [
    ['dark', DARK_GROUND],
    ['brand', color],
    ['mono', LIGHT_GROUND],
    ['negative', '#000000'],
  ] as const;
  shown.forEach(([variant, ground], i) => {
    const box = { x: MARGIN + i * (width + gap), y: y + 18, width, height: 84 };
    tile(document, box, ground);
    place(document, parts.logo[variant], box);
    note(document, GUIDE.groundNames[variant], box.x, box.y + box.height + 4, width);
  });
  return y + 134;
}

const codes = ({ hex, rgb, hsl, cmyk }: Colour): string =>
  [
    `HEX ${hex}`,
    `RGB ${rgb.join(' ')}`,
    `HSL ${hsl[0]}° ${hsl[1]} % ${hsl[2]} %`,
    `CMYK ${cmyk.join(' ')}`,
  ].join('\n');

function colours(document: Document, { light, dark, onMain }: LogoColours, y: number): number {
  label(document, GUIDE.colours, MARGIN, y);
  const all = [...light, ...dark, onMain];
  const shown = all.filter(({ hex }, i) => all.findIndex((other) => other.hex === hex) === i).slice(0, 4);
  const gap = 10;
  const width = (WIDTH - gap * 3) / 4;
  shown.forEach((item, i) => {
    const box = { x: MARGIN + i * (width + gap), y: y + 18, width, height: 40 };
    tile(document, box, item.hex);
    document
      .font('bold')
      .fontSize(7.5)
      .fillColor(TEXT)
      .text(item.label, box.x, box.y + 47, { width });
    note(document, codes(item), box.x, box.y + 58, width);
  });
  note(document, GUIDE.coloursText, MARGIN, y + 122, WIDTH);
  return y + 150;
}

/** Room for each of two faces in the right half of the page. */
const HALF = (WIDTH - 20) / 2;
export const FACE_COLUMN = HALF / 2 - 6;
/** Points per unit of a line whose capitals are 100 high. */
const SPECIMEN = 0.13;
const SAMPLE = 'AaBbÑñ 123';

/** A line of letters in a face, as outlines, no wider than its column: the face itself is not in the file. */
export function specimenOf(face: Parameters<typeof shapeLine>[1]): { path: Path; scale: number } {
  const { glyphs, box } = shapeLine(SAMPLE, face, { tracking: 0 });
  const scale = Math.min(SPECIMEN, FACE_COLUMN / right(box));
  return { path: concat(...glyphs.map((glyph) => glyph.path)), scale };
}

function smallestAndFaces(document: Document, art: Art, y: number): number {
  const { parts, name, direction, logo } = art;
  const smallestLine = smallestLineOf(logo.composition);
  // The check compares variants as they are drawn, on one canvas.
  const { smallest } = checkLogo({ variants: variantsOf(logo), direction, smallestLine });
  label(document, GUIDE.smallest, MARGIN, y);
  const canvas = canvasOf(parts.logo.light);
  const width = smallest.millimetres * POINTS_PER_MM;
  const height = (width * canvas.height) / canvas.width;
  // A long name needs more room than there is: then its size is only said.
  const fits = width <= HALF / 2 && height <= 66;
  note(
    document,
    GUIDE.smallestText(smallest.pixels, smallest.millimetres, fits),
    MARGIN,
    y + 16,
    fits ? HALF - width - 14 : HALF,
  );
  if (fits) place(document, parts.logo.light, { x: MARGIN + HALF - width, y: y + 16, width, height });
  const start = MARGIN + HALF + 20;
  label(document, GUIDE.faces, start, y);
  facesOf(name, direction).forEach((face, i) => {
    const column = start + (i * HALF) / 2;
    const { path, scale } = specimenOf(face);
    document
      .save()
      .translate(column, y + 34)
      .scale(scale)
      .path(pathData(path))
      .fill(TEXT)
      .restore();
    document
      .font('plain')
      .fontSize(7.5)
      .fillColor(TEXT)
      .text(`${familyName(face.family)} ${face.weight}`, column, y + 40, { width: FACE_COLUMN });
  });
  note(document, GUIDE.facesText, start, y + 54, HALF);
  return y + 92;
}

/** What spoils the logo, each done to it. */
function wrongs(document: Document, { logo, direction: { color } }: Art, y: number): number {
  label(document, GUIDE.wrong, MARGIN, y);
  // A shadow lies under the logo on the same canvas.
  const { light, mono } = variantsOf(logo);
  const canvas = canvasOf(light);
  const [wider, taller] = canvas.width < canvas.height * 2 ? [1.6, 0.75] : [0.72, 1.7];
  const gap = 8;
  const width = (WIDTH - gap * 4) / 5;
  const around = { ground: LIGHT_GROUND, paint: (_: Box): void => {} };
  const shown = [
    {
      ...around,
      text: GUIDE.wrongs.stretched,
      paint: (box: Box) => place(document, light, box, (d) => d.scale(wider, taller)),
    },
    {
      ...around,
      text: GUIDE.wrongs.turned,
      paint: (box: Box) => place(document, light, box, (d) => d.rotate(-16)),
    },
    {
      ...around,
      text: GUIDE.wrongs.recoloured,
      paint: (box: Box) => place(document, inOneInk(mono, color === '#C026D3' ? '#65A30D' : '#C026D3'), box),
    },
    {
      ground: color,
      text: GUIDE.wrongs.hidden,
      paint: (box: Box) => place(document, inOneInk(mono, near(color)), box),
    },
    {
      ...around,
      text: GUIDE.wrongs.shadow,
      paint: (box: Box) => {
        place(document, inOneInk(mono, '#B4B8C2'), { ...box, x: box.x + 3, y: box.y + 3 });
        place(document, light, box);
      },
    },
  ];
  shown.forEach(({ ground, text, paint }, i) => {
    const box = { x: MARGIN + i * (width + gap), y: y + 18, width, height: 66 };
    tile(document, box, ground);
    document.save().roundedRect(box.x, box.y, box.width, box.height, CORNER).clip();
    paint({ x: box.x + 10, y: box.y + 8, width: box.width - 20, height: box.height - 16 });
    document.restore();
    const [cx, cy] = [box.x + 4, box.y + box.height + 8];
    document
      .lineWidth(1.2)
      .moveTo(cx - 3, cy - 3)
      .lineTo(cx + 3, cy + 3)
      .moveTo(cx + 3, cy - 3)
      .lineTo(cx - 3, cy + 3)
      .stroke(WRONG);
    note(document, text, box.x + 11, box.y + box.height + 4, width - 10);
  });
  return y + 100;
}

/** A colour too close to another to be seen on it. */
function near(hex: string): string {
  const colour = readHex(hex);
  return writeHex({ ...colour, l: colour.l > 0.5 ? colour.l - 0.07 : colour.l + 0.07 });
}

const latin = (weight: number): Buffer =>
  Buffer.from(unpackWoff(readFontFile(GUIDE_FAMILY, 'latin', weight)));

/** The guide: one page in Spanish that says how the logo is used. */
export function renderGuide(art: Art, palette: LogoColours): Promise<Uint8Array<ArrayBuffer>> {
  return onePage(PAGE, `${GUIDE.title}: ${art.name}`, (document) => {
    document.registerFont('plain', latin(400));
    document.registerFont('bold', latin(700));
    document.rect(0, 0, ...PAGE).fill(LIGHT_GROUND);
    document.font('bold').fontSize(18).fillColor(TEXT).text(GUIDE.title, MARGIN, 34);
    let y = clearSpace(document, art, 66);
    y = grounds(document, art, y);
    y = colours(document, palette, y);
    y = smallestAndFaces(document, art, y);
    wrongs(document, art, y);
    note(document, GUIDE.footer, MARGIN, PAGE[1] - 36, WIDTH);
  });
}
