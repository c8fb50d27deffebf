import { canvasOf } from './strips.js';

/** Points per unit of a drawing whose long side is 1000: a page about 17 cm long. */
const SCALE = 0.48;

const plainText = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

/** The name that an SVG of this engine carries. */
const titleOf = (svg: string): string => plainText(/<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '');

const BLACK = '#000000';
/** Percent of cyan, magenta, yellow and black. A press makes the black of RGB out of all four: four plates for one ink. */
const BLACK_INK: [number, number, number, number] = [0, 0, 0, 100];

/** Fills the outlines of an SVG that this engine made, in its own units; one that is all black in black ink. */
export function fillOutlines(document: PDFKit.PDFDocument, svg: string): void {
  const shapes = [...svg.matchAll(/<path([^>]*)\/>/g)].map(([, attributes = '']) => ({
    d: / d="([^"]*)"/.exec(attributes)?.[1] ?? '',
    fill: / fill="([^"]*)"/.exec(attributes)?.[1] ?? BLACK,
    rule: attributes.includes('evenodd') ? ('even-odd' as const) : ('non-zero' as const),
  }));
  const oneInk = shapes.every(({ fill }) => fill === BLACK);
  for (const { d, fill, rule } of shapes) document.path(d).fill(oneInk ? BLACK_INK : fill, rule);
}

/** One page of PDF, the same bytes for the same page. */
export async function onePage(
  size: [number, number],
  title: string,
  paint: (document: PDFKit.PDFDocument) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first PDF: a process that only draws needs none of it.
  const { default: PDFDocument } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    // A fixed date: the same drawing gives the same file.
    const info = { Title: title, Creator: 'Trazo', Producer: 'Trazo', CreationDate: new Date(0) };
    const document = new PDFDocument({ size, margin: 0, info, lang: 'es', displayTitle: true });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    paint(document);
    document.end();
  });
}

/** A one-page vector PDF of an SVG that this engine made: same outlines, no fonts, no ground. */
export async function renderPdf(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { width, height } = canvasOf(svg);
  return onePage([width * SCALE, height * SCALE], titleOf(svg), (document) => {
    document.scale(SCALE);
    fillOutlines(document, svg);
  });
}
