import { createHash } from 'node:crypto';
import decodeIco from 'decode-ico';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Direction, IdeaId } from '../src/direction/direction.js';
import { draw } from '../src/drawing/drawing.js';
import { STYLE_FACES } from '../src/fonts/faces.js';
import { isSafeSvg } from '../src/gates/safe-svg.js';
import { bottom, bounds, right, unionBoxes } from '../src/geometry/bounds.js';
import { createEngine, type Engine, type KitFile, type Logo } from '../src/index.js';
import { artOf, drawingsOf } from '../src/kit/art.js';
import { cmykOf, coloursOf, hslOf } from '../src/kit/colours.js';
import { FACE_COLUMN, specimenOf } from '../src/kit/guide.js';
import { ICON_IDS } from '../src/lexicon/table.js';
import { pictureSize, strips } from '../src/raster/strips.js';
import { readSvg } from '../src/svg/read.js';
import { brief } from './briefs.js';

let engine: Engine;
let logo: Logo;
/** The whole kit of one logo. */
let files: ReadonlyMap<string, Uint8Array>;

const given = brief('Panadería Ñuñoa', {
  type: 'icon',
  industry: 'food',
  style: 'modern',
  color: '#92400E',
  description: 'pan de masa madre',
});

async function collect(kit: AsyncIterable<KitFile>, until = ''): Promise<Map<string, Uint8Array>> {
  const found = new Map<string, Uint8Array>();
  for await (const { path, bytes } of kit) {
    if (path === until) break;
    found.set(path, bytes);
  }
  return found;
}

beforeAll(async () => {
  engine = await createEngine();
  logo = engine.adjust(engine.draw(given, 'k'), { layout: 'horizontal' });
  files = await collect(engine.kit(logo));
}, 240_000);

const bytesOf = (path: string): Buffer => {
  const found = files.get(path);
  if (found === undefined) throw new Error(`The kit has no file "${path}": ${[...files.keys()].join(', ')}`);
  return Buffer.from(found);
};
const textOf = (path: string): string => bytesOf(path).toString('utf8');
const ending = (end: string): string[] => [...files.keys()].filter((path) => path.endsWith(end));
const hashes = (kit: ReadonlyMap<string, Uint8Array>) =>
  [...kit].map(([path, bytes]) => `${path} ${createHash('sha256').update(bytes).digest('hex')}`);

/** A PDF as another program reads it: its pages, its words, what it paints. */
async function readPdf(path: string) {
  const document = await getDocument({ data: new Uint8Array(bytesOf(path)), verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const { fnArray } = await page.getOperatorList();
  const { items } = await page.getTextContent();
  const words = items.map((item) => ('str' in item ? item.str : '')).join('\n');
  const { info } = await document.getMetadata();
  const count = (code: number): number => fnArray.filter((fn) => fn === code).length;
  const painted = { paths: count(OPS.constructPath), images: count(OPS.paintImageXObject) };
  const size = page.getViewport({ scale: 1 });
  await document.destroy();
  return { pages: document.numPages, words, title: (info as { Title?: string }).Title, painted, size };
}

const pixel = async (path: string, x: number, y: number): Promise<number[]> => {
  const { data } = await sharp(bytesOf(path))
    .extract({ left: x, top: y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
};

/** How far from its middle a square picture on #92400E has ink, as a share of its side. */
function reach(data: Buffer, side: number): number {
  let farthest = 0;
  for (let i = 0; i < data.length; i += 3) {
    if (data[i] === 0x92 && data[i + 1] === 0x40 && data[i + 2] === 0x0e) continue;
    const [x, y] = [(i / 3) % side, Math.floor(i / 3 / side)];
    farthest = Math.max(farthest, Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2) / side);
  }
  return farthest;
}

describe('createEngine().kit', () => {
  it('has at least 45 files with plain names in folders, none empty, none twice', () => {
    expect(files.size).toBeGreaterThanOrEqual(45);
    for (const [path, bytes] of files) {
      expect(path).toMatch(
        /^(?:[a-z]+\/){0,2}[A-Za-z0-9]+(?:[.-][a-z0-9]+)*\.(?:svg|pdf|png|jpg|webp|ico|css|json|gpl|txt|webmanifest)$/,
      );
      expect(bytes.length).toBeGreaterThan(0);
    }
  });

  it('gives whole, symbol and name in every variant as SVG and vector PDF', async () => {
    for (const part of ['logo', 'simbolo', 'nombre']) {
      for (const variant of ['fondo-claro', 'fondo-oscuro', 'fondo-color', 'una-tinta', 'negativo']) {
        const svg = textOf(`${part}/svg/${part}-${variant}.svg`);
        expect(isSafeSvg(svg)).toBe(true);
        const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata();
        const pdf = await readPdf(`${part}/pdf/${part}-${variant}.pdf`);
        expect(pdf).toMatchObject({ pages: 1, words: '', title: 'Panadería Ñuñoa' });
        expect(pdf.painted.images).toBe(0);
        expect(pdf.painted.paths).toBe(svg.match(/<path/g)?.length);
        expect(pdf.size.width / pdf.size.height).toBeCloseTo(width / height, 2);
      }
    }
    expect(textOf('logo/svg/logo-fondo-claro.svg')).toBe(logo.svg);
    expect(textOf('logo/svg/logo-negativo.svg')).toBe(logo.variants.negative);
    expect(textOf('simbolo/svg/simbolo-fondo-claro.svg')).toContain('#92400E');
  });

  it('gives pictures of the size and ground that their names say', async () => {
    const pictures = ['.png', '.jpg', '.webp']
      .flatMap(ending)
      .filter((path) => /^(?:logo|simbolo|nombre)\//.test(path));
    expect(pictures.length).toBeGreaterThanOrEqual(30);
    for (const path of pictures) {
      const { data, info } = await sharp(bytesOf(path)).raw().toBuffer({ resolveWithObject: true });
      const named = Number(/-(\d+)\.png$/.exec(path)?.[1] ?? (path.endsWith('.jpg') ? 1600 : 1024));
      expect([path, info.width]).toEqual([path, named]);
      expect(path.split('.').pop()?.replace('jpg', 'jpeg')).toBe(
        (await sharp(bytesOf(path)).metadata()).format,
      );
      const corner = [...data.subarray(0, info.channels)];
      if (path.includes('sobre-blanco')) expect(corner).toEqual([255, 255, 255]);
      else if (path.endsWith('.jpg')) expect(info.channels).toBe(3);
      else expect(corner[3]).toBe(0);
      const solid = info.channels === 3 ? corner : null;
      const differs = data.some((value, i) =>
        solid === null ? i % 4 === 3 && value === 255 : value !== solid[i % 3],
      );
      expect([path, differs]).toEqual([path, true]);
    }
    expect(pictures).toContain('logo/png/logo-fondo-claro-4096.png');
    expect(pictures).toContain('logo/png/logo-sobre-blanco-512.png');
    expect(pictures).toContain('logo/jpg/logo-fondo-oscuro.jpg');
  });

  it('gives an icon of three sizes that another program reads', async () => {
    const icons = decodeIco(bytesOf('web/favicon.ico'));
    expect(icons.map(({ width, height, type }) => [width, height, type])).toEqual(
      [16, 32, 48].map((side) => [side, side, 'png']),
    );
    for (const { data, width } of icons) {
      const meta = await sharp(Buffer.from(data)).metadata();
      expect([meta.format, meta.width, meta.hasAlpha]).toEqual(['png', width, true]);
    }
  });

  it('gives a manifest that names pictures of its sizes, the maskable ones within the safe circle', async () => {
    const manifest = JSON.parse(textOf('web/manifest.webmanifest')) as {
      name: string;
      theme_color: string;
      icons: { src: string; sizes: string; purpose?: string }[];
    };
    expect([manifest.name, manifest.theme_color]).toEqual(['Panadería Ñuñoa', '#92400E']);
    for (const { src, sizes, purpose } of manifest.icons) {
      const { data, info } = await sharp(bytesOf(`web/${src}`))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(`${info.width}x${info.height}`).toBe(sizes);
      if (purpose !== 'maskable') continue;
      expect(info.channels).toBe(3);
      expect(reach(data, info.width)).toBeLessThanOrEqual(0.4);
    }
    expect(await pixel('web/apple-touch-icon.png', 2, 2)).toEqual([0x92, 0x40, 0x0e]);
    expect(isSafeSvg(textOf('web/favicon.svg'))).toBe(true);
  });

  it('keeps a maskable icon that fills its square within the safe circle', async () => {
    const direction = {
      ...logo.direction,
      symbol: { kind: 'mark', id: 'castle-turret', params: {} },
      container: 'none',
      treatment: 'plain',
    } as const;
    const kit = await collect(engine.kit({ recipe: { ...logo.recipe, direction } }), 'web/icono-512.png');
    const { data, info } = await sharp(kit.get('web/icono-adaptable-192.png'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(reach(data, info.width)).toBeGreaterThan(0.35);
    expect(reach(data, info.width)).toBeLessThanOrEqual(0.4);
  });

  it('gives pictures for networks in their sizes', async () => {
    for (const path of ending('.png').filter((item) => item.startsWith('redes/'))) {
      const { width, height } = await sharp(bytesOf(path)).metadata();
      expect([width, height]).toEqual(path.includes('open-graph') ? [1200, 630] : [1024, 1024]);
    }
    expect(await pixel('redes/open-graph-color.png', 3, 3)).toEqual([0x92, 0x40, 0x0e]);
    expect(await pixel('redes/perfil-blanco.png', 3, 3)).toEqual([255, 255, 255]);
  });

  it('gives the palette as CSS, JSON and GPL, the chosen colour first', () => {
    expect(textOf('colores/colores.css')).toMatch(
      /^:root \{\n {2}--marca-principal: #92400E;\n(?: {2}--marca-[a-z-]+: #[0-9A-F]{6};\n)+\}\n$/,
    );
    const palette = JSON.parse(textOf('colores/colores.json')) as { enClaro: unknown[] };
    expect(palette.enClaro[0]).toEqual({
      id: 'principal',
      nombre: 'Principal',
      hex: '#92400E',
      rgb: [146, 64, 14],
      hsl: [23, 83, 31],
      cmyk: [0, 56, 90, 43],
    });
    const [head, name, ...rows] = textOf('colores/colores.gpl').trimEnd().split('\n');
    expect([head, name]).toEqual(['GIMP Palette', 'Name: Panadería Ñuñoa']);
    expect(rows[2]).toBe('146  64  14\tprincipal');
    for (const row of rows.slice(2)) expect(row).toMatch(/^[ \d]{3} [ \d]{3} [ \d]{3}\t[a-z-]+$/);
    // Every colour of the logo is in it.
    for (const [hex] of logo.svg.matchAll(/#[0-9A-F]{6}/g))
      expect(textOf('colores/colores.css')).toContain(hex);
  });

  it.each(['#92400E', '#FACC15', '#111827'])(
    'knows every colour of whatever is drawn of %s, each by one name',
    (color) => {
      for (let seed = 0; seed < 60; seed += 1) {
        const drawn = engine.draw({ ...given, color }, `${seed}`);
        const { light, dark } = engine.identity(drawn).colours;
        for (const [shown, svg] of [
          [light, drawn.variants.light],
          [dark, drawn.variants.dark],
        ] as const) {
          const used = new Set([...svg.matchAll(/#[0-9A-F]{6}/g)].map(([hex]) => hex));
          expect([...used].filter((hex) => !shown.some((one) => one.hex === hex))).toEqual([]);
          expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
        }
      }
    },
  );

  it.each(['#3B82F6', '#92400E', '#FACC15'])(
    'knows every colour of the parts where they stand alone, whatever is drawn of %s',
    (color) => {
      for (let seed = 0; seed < 30; seed += 1) {
        const { name, direction } = { ...given, ...engine.draw({ ...given, color }, `${seed}`) };
        const drawing = draw(name, direction);
        if (drawing === null) throw new Error('Nothing is drawn.');
        const drawings = drawingsOf(drawing);
        const { light, dark } = coloursOf(drawings);
        const { parts, icon } = artOf(drawings);
        for (const one of [...Object.values(parts), icon])
          for (const [shown, svg] of [
            [light, one.light],
            [dark, one.dark],
          ] as const) {
            const used = [...svg.matchAll(/#[0-9A-F]{6}/g)].map(([hex]) => hex);
            expect(used.filter((hex) => !shown.some((own) => own.hex === hex))).toEqual([]);
          }
        for (const shown of [light, dark]) expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
      }
    },
  );

  it('names the same colours and faces as the identity', () => {
    const { colours, faces } = engine.identity(logo);
    const palette = JSON.parse(textOf('colores/colores.json')) as { enClaro: { hex: string }[] };
    expect(colours.light.map(({ hex }) => hex)).toEqual(palette.enClaro.map(({ hex }) => hex));
    for (const face of faces) expect(textOf('LICENCIAS.txt')).toContain(face);
    expect(faces.length).toBeGreaterThan(0);
  });

  it('gives a guide of one page in Spanish with codes, sizes, faces and what not to do', async () => {
    const { pages, words, title, painted } = await readPdf('guia.pdf');
    expect([pages, title, painted.images]).toEqual([1, 'Guía de marca: Panadería Ñuñoa', 0]);
    for (const text of [
      'Espacio libre',
      'Tamaño mínimo',
      'HEX #92400E',
      'RGB 146 64 14',
      'CMYK 0 56 90 43',
      'No lo estires',
    ]) {
      expect(words).toContain(text);
    }
    expect(words).toMatch(/\d+ píxeles de ancho en pantalla, \d+\s+mm\s+en\s+papel/);
  });

  it('shows each face of the guide within its column', () => {
    for (const face of STYLE_FACES) {
      const { path, scale } = specimenOf(face);
      const box = bounds(path);
      if (box === null) throw new Error(`Nothing is set in ${face.id}.`);
      expect([face.id, right(box) * scale <= FACE_COLUMN + 0.01]).toEqual([face.id, true]);
      expect(scale).toBeGreaterThan(0.05);
    }
  });

  it('gives the licences of the letters and of the guide', () => {
    const text = textOf('LICENCIAS.txt');
    const family = logo.direction.face.replace(/-\d+$/, '');
    expect(text).toContain(family.split('-')[0]?.toUpperCase());
    expect(text).toContain('SIL Open Font License');
    expect(text).toContain('The Inter Project Authors');
    expect(text).not.toContain('MIT License');
    expect(textOf('LEEME.txt')).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    // The lines ask for the files at the root, not for a folder there.
    expect(textOf('LEEME.txt')).toContain('copia el contenido de la carpeta web/ a la raíz');
  });

  it('gives the same bytes for the same logo', async () => {
    expect(
      hashes(await collect((await createEngine()).kit(JSON.parse(JSON.stringify({ recipe: logo.recipe }))))),
    ).toEqual(hashes(files));
  });

  it.each([
    ['a name alone', brief('Barra Brava', { type: 'text', style: 'vintage' })],
    ['a symbol alone', brief('Heladería Copo', { type: 'symbol', industry: 'food', style: 'playful' })],
    ['a colour too pale for white', brief('Sol de Abril', { type: 'icon', color: '#FDE047' })],
    ['other writing', brief('東京 Sushi', { type: 'icon', industry: 'gastronomy' })],
    ['a long name', brief('Asociación Nacional de Productores Agropecuarios del Valle', { type: 'icon' })],
    ['markup', brief('<b>"Ñ" & Cía</b>', { type: 'text' })],
  ])('has the same files for %s', async (_, other) => {
    const some = await collect(engine.kit(engine.draw(other, 'x')), 'web/favicon.ico');
    const expected = [...files.keys()].slice(0, some.size);
    expect([...some.keys()]).toEqual(expected);
    for (const [path, bytes] of some)
      if (path.endsWith('.svg')) expect(isSafeSvg(Buffer.from(bytes).toString())).toBe(true);
  });

  it.each([
    ['simbolo', 'symbol', 'Copo'],
    ['nombre', 'text', 'Barra Brava'],
  ] as const)(
    'gives %s the pictures of the whole where the logo is nothing else',
    async (part, layout, name) => {
      // Some names alone have a mark beside their letters.
      const alone = engine
        .propose(brief(name, { type: layout, industry: 'food' }), 'x')
        .find(({ direction }) => layout === 'symbol' || direction.symbol === null);
      if (alone === undefined) throw new Error('No drawing is of letters alone.');
      const kit = await collect(engine.kit(alone));
      const same = (variant: string, kind: string) =>
        String(kit.get(`${part}/${kind}/${part}-${variant}.${kind}`)) ===
        String(kit.get(`logo/${kind}/logo-${variant}.${kind}`));
      expect([...kit.keys()].toSorted()).toEqual([...files.keys()].toSorted());
      expect(same('fondo-claro', 'svg')).toBe(true);
      for (const path of kit.keys()) {
        const [, kind = '', variant = ''] =
          new RegExp(`^${part}/(png|webp)/${part}-([^.]+)`).exec(path) ?? [];
        if (kind !== '') expect([path, same(variant, kind)]).toEqual([path, true]);
      }
    },
  );

  it('frames what is seen of a variant where the ground is left out, with the same share of clear space', () => {
    const pale = { industry: 'food', style: 'playful', color: '#FACC15' } as const;
    const { direction } = engine.draw(brief('Copo', { type: 'icon', ...pale }), 'b');
    const drawn = draw('Copo', { ...direction, ground: 'brand' });
    if (drawn === null) throw new Error('Nothing is drawn.');
    const { parts, icon } = artOf(drawingsOf(drawn));
    expect(drawn.composition.layers.some(({ role }) => role === 'ground')).toBe(true);
    const { ink } = drawn.composition;
    const share = Math.min(ink.x, ink.y) / Math.max(ink.width, ink.height);
    for (const svg of [
      parts.logo.mono,
      parts.logo.brand,
      parts.logo.dark,
      icon.brand,
      parts.nombre.negative,
    ]) {
      const { width, height, shapes } = readSvg(svg);
      const box = unionBoxes(shapes.map(({ path }) => bounds(path)));
      if (box === null) throw new Error('Nothing is seen.');
      expect(Math.max(width, height)).toBe(1000);
      expect(Math.abs(box.x - (width - right(box)))).toBeLessThan(2);
      expect(Math.abs(box.y - (height - bottom(box)))).toBeLessThan(2);
      const space = Math.min(box.x, box.y) / Math.max(box.width, box.height);
      expect(space).toBeGreaterThan(share * 0.9);
      expect(space).toBeLessThan(0.17);
    }
    // Where all of it is seen it is the drawing itself.
    expect(parts.logo.light).toBe(drawn.svg());
  });

  /** The name alone of a kit whose logo has this symbol in its name. */
  async function nameWith(idea: IdeaId, name: string, symbol: string): Promise<string> {
    const { recipe } = engine.draw(brief(name, { type: 'text', color: '#1D4ED8' }), 'n');
    const direction: Direction = {
      face: 'outfit-600',
      letterCase: 'upper',
      tracking: 0,
      proportions: 'firm',
      layout: 'wordmark',
      idea,
      descriptor: 'below',
      nameRole: 'ink',
      symbol: { kind: 'mark', id: symbol, params: {} },
      container: 'none',
      treatment: 'plain',
      accent: 'none',
      color: '#1D4ED8',
    };
    const kit = await collect(engine.kit({ recipe: { ...recipe, direction } }), 'web/favicon.ico');
    return String(kit.get('nombre/svg/nombre-fondo-claro.svg'));
  }

  it.each([
    ['masthead', 'Panadería Martín'],
    ['symbol-rule', 'Martín Pescador'],
    ['topped-frame', 'Martín Pescador'],
    ['symbol-fill', 'Ola Norte'],
    ['ribbon-thing', 'Oliva'],
    ['symbol-mark', 'Moka'],
  ] as const)('gives a name alone without the symbol that %s has in it', async (idea, name) => {
    expect(await nameWith(idea, name, 'hammer')).toBe(await nameWith(idea, name, 'leaf-split'));
  });

  it('keeps in the name alone the symbol that is one of its letters', async () => {
    expect(await nameWith('symbol-o', 'Moka', 'hammer')).not.toBe(
      await nameWith('symbol-o', 'Moka', 'leaf-split'),
    );
  });

  it('names a stock icon and its licence', async () => {
    const [id] = ICON_IDS;
    if (id === undefined) throw new Error('The lexicon calls for no stock icon.');
    const icon = { kind: 'icon', id } as const;
    const changed = engine.adjust(logo, { symbol: icon });
    const some = await collect(engine.kit(changed), 'colores/colores.css');
    const text = Buffer.from(some.get('LICENCIAS.txt') ?? []).toString();
    expect(text).toContain(`icono "${id}" de Phosphor Icons`);
    expect(text).toContain('MIT License');
  });

  it('leaves out what has not been asked for yet: it can be stopped after any file', async () => {
    const some = await collect(engine.kit(logo), 'guia.pdf');
    expect([...some.keys()]).toEqual(['LEEME.txt']);
  });
});

describe('strips', () => {
  it('hold at most 2 MiB of a picture of any size, and are its rows', async () => {
    const sizes: number[] = [];
    const { svg } = engine.draw(brief('Faro', { type: 'symbol' }), 'a');
    for await (const strip of strips(svg, pictureSize(svg, 4096))) sizes.push(strip.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(2 * 1024 * 1024);
    expect(sizes.reduce((a, b) => a + b)).toBe(4096 * 4096 * 4);
  });
});

describe('colours in numbers', () => {
  it.each([
    [
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0, 100],
    ],
    [
      [255, 255, 255],
      [0, 0, 100],
      [0, 0, 0, 0],
    ],
    [
      [255, 0, 0],
      [0, 100, 50],
      [0, 100, 100, 0],
    ],
    [
      [59, 130, 246],
      [217, 91, 60],
      [76, 47, 0, 4],
    ],
    [
      [255, 0, 254],
      [300, 100, 50],
      [0, 100, 0, 0],
    ],
  ] as const)('of %j', (rgb, hsl, cmyk) => {
    expect(hslOf(rgb)).toEqual(hsl);
    expect(cmykOf(rgb)).toEqual(cmyk);
  });
});
