import { inflateSync } from 'node:zlib';
import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Logo, renderJpg, renderPdf, renderPng, renderWebp } from '../src/index.js';
import { letGo } from '../src/raster/let-go.js';
import { pictureSize, strips } from '../src/raster/strips.js';
import { brief } from './briefs.js';

let logo: Logo;
beforeAll(async () => {
  logo = (await createEngine()).draw(brief('Óptica Muñoz', { type: 'icon', industry: 'healthcare' }), 'a');
});

describe('renderPng', () => {
  it('has the width asked for, the height of the drawing, and a transparent ground', async () => {
    const png = sharp(await renderPng(logo.svg, { width: 600 }));
    const meta = await png.metadata();
    expect([meta.format, meta.width, meta.hasAlpha]).toEqual(['png', 600, true]);
    expect(Math.abs((meta.height ?? 0) - (600 * logo.height) / logo.width)).toBeLessThanOrEqual(1);
    const { data } = await png.raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
    expect(data.some((value, i) => i % 4 === 3 && value === 255)).toBe(true);
  });

  it('keeps the chosen colour exact, also beside transparent pixels', async () => {
    const { data } = await sharp(await renderPng(logo.svg, { width: 800 }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const main = [0x3b, 0x82, 0xf6];
    let found = false;
    for (let i = 0; i < data.length && !found; i += 4) {
      found = data[i + 3] === 255 && main.every((value, c) => data[i + c] === value);
    }
    expect(found).toBe(true);
  });

  it.each([undefined, '#FFFFFF'])('tells its density and colour space (on %s)', async (background) => {
    const png = Buffer.from(await renderPng(logo.svg, { width: 64, background }));
    const head = png.subarray(0, png.indexOf('IDAT')).toString('latin1');
    expect(head.match(/IHDR|sRGB|pHYs|PLTE/g)).toEqual([
      'IHDR',
      'sRGB',
      'pHYs',
      ...(background === undefined ? [] : ['PLTE']),
    ]);
    expect((await sharp(png).metadata()).density).toBe(300);
  });

  it('fills the ground when one is given', async () => {
    const png = await renderPng(logo.svg, { width: 200, background: '#FF0000' });
    const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    // A corner lies in the clear space, whatever the logo.
    expect([...data.subarray(0, info.channels)].slice(0, 3)).toEqual([255, 0, 0]);
  });

  const GROUND = '#FFFFFF';
  /** The pixels that the picture has to have. */
  const drawn = async (svg: string, width: number) => {
    const parts = [];
    for await (const strip of strips(svg, pictureSize(svg, width), GROUND)) parts.push(Buffer.from(strip));
    return Buffer.concat(parts);
  };
  const pixelsOf = (png: Uint8Array) => sharp(png).toColourspace('srgb').removeAlpha().raw().toBuffer();

  it('names the few colours of a flat drawing on its ground, and keeps every pixel', async () => {
    const png = await renderPng(logo.svg, { width: 1024, background: GROUND });
    expect((await sharp(png).metadata()).isPalette).toBe(true);
    expect((await pixelsOf(png)).equals(await drawn(logo.svg, 1024))).toBe(true);
  });

  it('keeps every pixel of more colours than can be named, which come late in it', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024" width="1024" height="1024"><linearGradient id="g" x2="0" y2="1"><stop offset="0.5" stop-color="#f00"/><stop offset="0.7" stop-color="#0f0"/><stop offset="1" stop-color="#00f"/></linearGradient><rect width="1024" height="1024" fill="url(#g)"/></svg>`;
    const png = await renderPng(svg, { width: 1024, background: GROUND });
    expect((await sharp(png).metadata()).isPalette).toBe(false);
    expect((await pixelsOf(png)).equals(await drawn(svg, 1024))).toBe(true);
  });

  it('has no seam where strips meet: it is what resvg draws at once', async () => {
    // Twice the canvas: whole pixels high, so that neither is cut.
    const width = logo.width * 2;
    const { pixels, height } = await renderAsync(logo.svg, {
      background: GROUND,
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    });
    const parts = await drawn(logo.svg, width);
    expect(parts.length).toBe(width * height * 3);
    let apart = 0;
    parts.forEach((value, i) => {
      apart += Math.abs(value - (pixels[Math.floor(i / 3) * 4 + (i % 3)] ?? 0));
    });
    // An edge that lies between two samples may fall to either; a row too many or too few would be whole points.
    expect(apart / parts.length).toBeLessThan(0.1);
  });

  it('lets a strip go when the next is asked for, and the last one as well', async () => {
    const seen: Uint8Array[] = [];
    for await (const strip of strips(logo.svg, pictureSize(logo.svg, 1600))) {
      expect(seen.every(({ length }) => length === 0)).toBe(true);
      expect(strip.length).toBeGreaterThan(0);
      seen.push(strip);
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.every(({ length }) => length === 0)).toBe(true);
  });

  it('makes pictures one after another and a 4096 pixel one among them', async () => {
    const sizes = await Promise.all([64, 4096, 32].map((width) => renderPng(logo.svg, { width })));
    const widths = await Promise.all(sizes.map(async (png) => (await sharp(png).metadata()).width));
    expect(widths).toEqual([64, 4096, 32]);
  });

  it.each([0, -1, 1.5, 4097, Number.NaN])('refuses a width of %s', async (width) => {
    await expect(renderPng(logo.svg, { width })).rejects.toThrow(RangeError);
  });
});

describe('letGo', () => {
  it('takes the bytes away, once and again, and leaves others', () => {
    const [gone, kept] = [new Uint8Array(4096).fill(7), new Uint8Array(4096).fill(7)];
    letGo(gone);
    letGo(gone);
    expect([gone.length, kept.length, kept[4095]]).toEqual([0, 4096, 7]);
  });
});

describe('renderJpg', () => {
  it('is a JPEG on its ground', async () => {
    const jpg = sharp(await renderJpg(logo.svg, { width: 500, background: '#FFFFFF' }));
    const meta = await jpg.metadata();
    expect([meta.format, meta.width, meta.channels]).toEqual(['jpeg', 500, 3]);
    const { channels } = await jpg.stats();
    expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(10);
  });

  it('tells its density and colour space, in the same few bytes each time', async () => {
    const jpg = await renderJpg(logo.svg, { width: 500, background: '#FFFFFF' });
    const { density, icc, exif } = await sharp(jpg).metadata();
    expect(density).toBe(300);
    // The profile's name is in UTF-16.
    expect(icc?.toString('latin1')).toContain('s\0R\0G\0B');
    expect((icc?.length ?? 0) + (exif?.length ?? 0)).toBeLessThan(1024);
    expect(await renderJpg(logo.svg, { width: 500, background: '#FFFFFF' })).toEqual(jpg);
  });
});

describe('renderPdf', () => {
  it('is one page of outlines with no fonts, the same each time', async () => {
    const pdf = await renderPdf(logo.svg);
    const text = Buffer.from(pdf).toString('latin1');
    expect(text).toMatch(/^%PDF-/);
    expect(text).not.toContain('/FontDescriptor');
    expect(await renderPdf(logo.svg)).toEqual(pdf);
  });

  /** What its pages paint, as operators. */
  const painted = (pdf: Uint8Array): string =>
    [
      ...Buffer.from(pdf)
        .toString('latin1')
        .matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g),
    ]
      .map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'))
      .join('\n');

  it('of one black ink is one plate of a press: black, none of the other three', async () => {
    const colours = /.* (?:cs|scn|rg|g|k)$/gm;
    const mono = painted(await renderPdf(logo.variants.mono));
    expect([...new Set(mono.match(colours))]).toEqual(['/DeviceCMYK cs', '0 0 0 1 scn']);
    for (const svg of [logo.svg, logo.variants.negative])
      expect(painted(await renderPdf(svg))).not.toContain('/DeviceCMYK');
  });
});

describe('the bytes of a picture', () => {
  // Typed so, which a type alone does not make true: shared memory is no body of a Response.
  it('lie in memory that no other thread shares, and are the body of an answer', async () => {
    const pictures = [
      await renderPng(logo.svg, { width: 64 }),
      await renderPng(logo.svg, { width: 64, background: '#FFFFFF' }),
      await renderJpg(logo.svg, { width: 64, background: '#FFFFFF' }),
      await renderWebp(logo.svg, { width: 64 }),
      await renderPdf(logo.svg),
    ];
    for (const bytes of pictures) {
      expect(bytes.buffer).toBeInstanceOf(ArrayBuffer);
      expect((await new Response(bytes).arrayBuffer()).byteLength).toBe(bytes.length);
    }
  });
});

describe('what is no drawing of this engine', () => {
  const CIRCLE = '<circle cx="50" cy="25" r="20" fill="red"/></svg>';

  it.each([
    ['without a size', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50">${CIRCLE}`],
    [
      'in another order',
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9">${CIRCLE}`,
    ],
    ['of commas', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0,9,9" width="9" height="9">${CIRCLE}`],
    ['that is none', 'logo.svg'],
    ['that is not there', undefined as unknown as string],
  ])('is refused rather than drawn over and over: an SVG %s', async (_, svg) => {
    const refused = expect.objectContaining({
      name: 'TypeError',
      message: expect.stringMatching(/^No drawing/),
    });
    await expect(renderPng(svg, { width: 1000 })).rejects.toEqual(refused);
    await expect(renderJpg(svg, { width: 1000, background: '#FFFFFF' })).rejects.toEqual(refused);
    await expect(renderWebp(svg, { width: 1000 })).rejects.toEqual(refused);
    await expect(renderPdf(svg)).rejects.toEqual(refused);
  });
});
