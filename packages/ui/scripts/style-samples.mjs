/**
 * Draws what the style tiles show when there is no live preview: one word set in a face of each style, as
 * outlines, so that six families of fonts need not be loaded. Also the sample logos of the stories.
 * `node scripts/style-samples.mjs` rewrites the two generated files. Faces: SIL Open Font License 1.1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import * as hb from 'harfbuzzjs';

const require = createRequire(import.meta.url);
const domain = new URL('../src/domain/', import.meta.url);

const FACES = {
  modern: { family: 'sora', weight: 600, tracking: -0.03 },
  minimal: { family: 'jost', weight: 300, tracking: 0.24, upper: true },
  vintage: { family: 'abril-fatface', weight: 400, tracking: 0.01 },
  playful: { family: 'fredoka', weight: 600, tracking: 0 },
  corporate: { family: 'ibm-plex-sans', weight: 600, tracking: -0.015 },
  creative: { family: 'unbounded', weight: 700, tracking: -0.04 },
};
/** Cap height of every sample, so that they look equally large. */
const CAP = 70;

/** WOFF 1.0 to OpenType: the table directory is rebuilt, each table inflated. */
function unpack(woff) {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = 44 + i * 20;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field));
    const raw = woff.subarray(offset, offset + packed);
    return { record: woff.subarray(at, at + 4), data: packed < length ? inflateSync(raw) : raw };
  });
  const out = [Buffer.alloc(12 + count * 16)];
  woff.copy(out[0], 0, 4, 8);
  out[0].writeUInt16BE(count, 4);
  let offset = out[0].length;
  tables.forEach(({ record, data }, i) => {
    const at = 12 + i * 16;
    record.copy(out[0], at);
    out[0].writeUInt32BE(offset, at + 8);
    out[0].writeUInt32BE(data.length, at + 12);
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    out.push(data, padding);
    offset += data.length + padding.length;
  });
  return Buffer.concat(out);
}

/** Path data of a word: baseline at y = 0, first ink at x = 0; and its width. */
export function setWord(word, { family, weight, tracking, upper }) {
  const file = require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`);
  const face = new hb.Face(new hb.Blob(unpack(readFileSync(file))));
  const font = new hb.Font(face);
  const buffer = new hb.Buffer();
  buffer.addText(upper ? word.toUpperCase() : word);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer, []);
  const capital = Math.max(...ys(font.glyphToJson(font.nominalGlyph(0x48))));
  const scale = CAP / capital;
  let pen = 0;
  let left = Number.POSITIVE_INFINITY;
  let right = 0;
  const infos = buffer.getGlyphInfos();
  const positions = buffer.getGlyphPositions();
  const placed = infos.map(({ codepoint }, i) => {
    const x = pen;
    pen += (positions[i]?.xAdvance ?? 0) + tracking * face.upem;
    return { x, commands: font.glyphToJson(codepoint) };
  });
  for (const { x, commands } of placed) {
    for (const { values } of commands) {
      values.forEach((value, i) => {
        if (i % 2 !== 0) return;
        left = Math.min(left, x + value);
        right = Math.max(right, x + value);
      });
    }
  }
  const number = (value) => String(Math.round(value * 10) / 10);
  const d = placed
    .flatMap(({ x, commands }) =>
      commands.map(
        ({ type, values }) =>
          type + values.map((value, i) => number((i % 2 ? -value : x + value - left) * scale)).join(' '),
      ),
    )
    .join('');
  return { d, width: Math.round((right - left) * scale) };
}

const ys = (commands) => commands.flatMap(({ values }) => values.filter((_, i) => i % 2 === 1));

const samples = Object.fromEntries(Object.entries(FACES).map(([id, face]) => [id, setWord('Trazo', face)]));
writeFileSync(
  new URL('style-picker/style-samples.generated.ts', domain),
  `/** Made by scripts/style-samples.mjs: one word set in a face of each style (cap height ${CAP}, baseline 0). */
export const styleSamples: Record<string, { d: string; width: number }> = ${JSON.stringify(samples, null, 2)};
`,
);

const SYMBOLS = {
  tide: 'M50 4A46 46 0 1 0 50 96A46 46 0 1 0 50 4ZM16 58C27 46 39 46 50 58S73 70 84 58A35 35 0 0 1 16 58Z',
  seed: 'M50 96V52C50 24 70 6 96 4C98 34 80 52 58 54V96ZM46 74C24 74 6 60 4 36C28 36 46 50 46 74Z',
  peak: 'M4 92 38 20 56 58 66 38 96 92ZM38 44 24 74H52Z',
};
const LOGOS = [
  { id: 'mar-abierto', name: 'Mar Abierto', symbol: 'tide', style: 'modern', color: '#0E7490' },
  { id: 'semilla', name: 'Semilla', symbol: 'seed', style: 'playful', color: '#10B981' },
  { id: 'norte-alto', name: 'Norte Alto', symbol: 'peak', style: 'minimal', color: '#B45309' },
];

/** A horizontal lockup: symbol at twice the cap height, centred on the capitals. */
function drawLogo({ name, symbol, style, color }, ink, mark = color) {
  const word = setWord(name, FACES[style]);
  const width = 150 + word.width + 132;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-48 -48 ${width} 236" width="${width}" height="236"><path fill="${mark}" fill-rule="evenodd" transform="scale(1.4)" d="${SYMBOLS[symbol]}"/><path fill="${ink}" transform="translate(186 105)" d="${word.d}"/></svg>`;
}
const icon = ({ symbol, color }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-24 -24 148 148" width="512" height="512"><path fill="${color}" fill-rule="evenodd" d="${SYMBOLS[symbol]}"/></svg>`;
const uri = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const logos = LOGOS.map((logo) => ({
  id: logo.id,
  name: logo.name,
  color: logo.color,
  src: uri(drawLogo(logo, '#1B2230')),
  darkSrc: uri(drawLogo(logo, '#F4F2EC')),
  brandSrc: uri(drawLogo(logo, '#FFFFFF', '#FFFFFF')),
  iconSrc: uri(icon(logo)),
}));
writeFileSync(
  new URL('fixtures/wizard-logos.generated.ts', domain),
  `/** Made by scripts/style-samples.mjs: sample logos for the stories, as data addresses. */
export const logoFixtures = ${JSON.stringify(logos, null, 2)};
`,
);
