/**
 * The small files of the faces: the letters of Spanish, Portuguese and English, and of
 * the display face only the weight that headings have. What else a face holds comes in its full file, and only to a
 * page that shows it. `node scripts/fonts.mjs` writes src/theme/fonts and src/theme/faces.generated.css.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const theme = fileURLToPath(new URL('../src/theme/', import.meta.url));

/** The letters and signs that the small files hold. */
const BASIC = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)),
  ...'\u00a0¡¿«»“”‘’–—…•·ªº°±×−©®™€',
  ...'áéíóúüñÁÉÍÓÚÜÑ',
  ...'àâãçêôõÀÂÃÇÊÔÕ',
].sort();
/** What a full file holds: the Latin subset as Fontsource cuts it. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/**
 * `weight`: the weights that the small file has; all of the face's, or one that its `wght` axis is pinned to.
 * `others`: the weights that only the full file has.
 */
const FACES = [
  {
    family: 'Trazo Display',
    name: 'bricolage-grotesque',
    full: 'bricolage-grotesque-latin-opsz-normal.woff2',
    weight: '650',
    others: ['200 649', '651 800'],
    // `heading` in tailwind.css is 650, at every optical size of the scale.
    axes: { wght: 650, opsz: { min: 12, max: 64 } },
  },
  {
    family: 'Trazo Text',
    name: 'instrument-sans',
    full: 'instrument-sans-latin-wght-normal.woff2',
    weight: '400 700',
    others: [],
    axes: undefined,
  },
  {
    family: 'Trazo Mono',
    name: 'jetbrains-mono',
    full: 'jetbrains-mono-latin-wght-normal.woff2',
    weight: '100 800',
    others: [],
    axes: undefined,
  },
];

/** Fractions are set by nobody, and their figures weigh as much as ten letters. */
const FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'pnum', 'tnum'];

/** Whether a small file holds a character. @param {string} character */
export const isBasic = (character) => BASIC.includes(character);

/** Characters, sorted, as CSS writes their ranges. @param {string[]} characters */
function unicodeRange(characters) {
  /** @type {[number, number][]} */
  const runs = [];
  for (const character of characters) {
    const point = character.codePointAt(0) ?? 0;
    const run = runs.at(-1);
    if (run?.[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (/** @type {number} */ point) => point.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

const packageOf = (/** @type {string} */ name) =>
  dirname(require.resolve(`@fontsource-variable/${name}/package.json`));

/**
 * The small file of a face.
 * @param {(typeof FACES)[number]} face
 */
const basicFile = ({ name, full, axes }) =>
  subsetFont(readFileSync(`${packageOf(name)}/files/${full}`), BASIC.join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: axes,
  });

/**
 * @param {string} family
 * @param {string} weight
 * @param {string} url
 * @param {string} range
 */
const face = (family, weight, url, range) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-display: swap;
  font-weight: ${weight};
  src: url("${url}") format("woff2");
  unicode-range: ${range};
}`;

/** What is written: each file's name and content. @returns {Promise<Record<string, string | Buffer>>} */
export async function madeFonts() {
  // Of two faces that hold a character, the one declared last is asked.
  const rules = FACES.flatMap(({ family, name, full, weight, others }) => {
    const fullUrl = `../../node_modules/@fontsource-variable/${name}/files/${full}`;
    return [
      ...[weight, ...others].map((each) => face(family, each, fullUrl, LATIN)),
      face(family, weight, `./fonts/${name}-basic.woff2`, unicodeRange(BASIC)),
    ];
  });
  const css = `/* Made by scripts/fonts.mjs: the letters of our texts in small files, the rest of a face in its full one. */\n${rules.join('\n')}\n`;
  const files = await Promise.all(
    FACES.map(async (item) => [`fonts/${item.name}-basic.woff2`, await basicFile(item)]),
  );
  return { 'faces.generated.css': css, ...Object.fromEntries(files) };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(`${theme}fonts`, { recursive: true });
  for (const [name, content] of Object.entries(await madeFonts())) {
    writeFileSync(`${theme}${name}`, content);
    process.stdout.write(`${name}: ${content.length} bytes\n`);
  }
}
