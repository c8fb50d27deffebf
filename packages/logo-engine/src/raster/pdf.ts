import PDFDocument from 'pdfkit';

/** Points per unit of a drawing whose long side is 1000: a page about 17 cm long. */
const SCALE = 0.48;

const number = (svg: string, name: string): number =>
  Number(new RegExp(` ${name}="([\\d.]+)"`).exec(svg)?.[1] ?? 1);

const plainText = (text: string): string =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');

/** A one-page vector PDF of an SVG that this engine made: same outlines, no fonts, no ground. */
export function renderPdf(svg: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const size: [number, number] = [number(svg, 'width') * SCALE, number(svg, 'height') * SCALE];
    const title = plainText(/<title>([^<]*)<\/title>/.exec(svg)?.[1] ?? '');
    // A fixed date: the same drawing gives the same file.
    const info = { Title: title, Creator: 'Trazo', Producer: 'Trazo', CreationDate: new Date(0) };
    const document = new PDFDocument({ size, margin: 0, info });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
    document.scale(SCALE);
    for (const [, attributes = ''] of svg.matchAll(/<path([^>]*)\/>/g)) {
      const d = / d="([^"]*)"/.exec(attributes)?.[1] ?? '';
      const fill = / fill="([^"]*)"/.exec(attributes)?.[1] ?? '#000000';
      document.path(d).fill(fill, attributes.includes('evenodd') ? 'even-odd' : 'non-zero');
    }
    document.end();
  });
}
