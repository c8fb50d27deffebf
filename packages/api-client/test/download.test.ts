import { describe, expect, it } from 'vitest';
import { failureOf, setUp } from './support/client';
import { raw } from './support/server';

const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 255]);

const download = async (headers: Record<string, string>, name = 'Café Ñandú', contentType = 'image/png') => {
  const { client, requests } = await setUp(raw(PNG, contentType, 200, headers));
  const image = await client.downloadImage({ image_url: 'https://img.example/a b.png?x=1&y=ñ', name });
  return { image, requests };
};
const nameFrom = async (disposition: string) =>
  (await download({ 'content-disposition': disposition })).image.fileName;
/** Headers carry bytes; Node writes them as Latin-1. */
const bytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('the download', () => {
  it('[§7] asks the proxy for the encoded address, and gives the bytes and their type', async () => {
    const { image, requests } = await download({});
    expect(requests[0]).toMatchObject({
      method: 'GET',
      path: '/api/proxy-download?image_url=https%3A%2F%2Fimg.example%2Fa%20b.png%3Fx%3D1%26y%3D%C3%B1',
    });
    expect(new Uint8Array(await image.blob.arrayBuffer())).toEqual(PNG);
    expect(image.blob.type).toBe('image/png');
    expect(image.contentType).toBe('image/png');
  });

  it('takes any text as an address, half a surrogate pair too', async () => {
    const { client, requests } = await setUp(raw(PNG, 'image/png'));
    await client.downloadImage({ image_url: '\ud800', name: 'x' });
    expect(requests[0]?.path).toBe('/api/proxy-download?image_url=%EF%BF%BD');
  });

  it.each([
    ['image/png', 'png'],
    ['image/jpeg', 'jpg'],
    ['image/svg+xml', 'svg'],
    ['IMAGE/JPEG; q=1', 'jpg'],
    ['image/webp', 'webp'],
    ['image/gif', 'gif'],
    ['image/x-icon', 'ico'],
    ['image/vnd.microsoft.icon', 'ico'],
    ['image/vnd.adobe.photoshop', 'vndadobe'],
    ['image/', 'png'],
  ])('[§7] without a name in the answer, %s gives NAME-logo.%s', async (contentType, extension) => {
    const { image } = await download({}, 'Café Ñandú', contentType);
    expect(image.fileName).toBe(`Café Ñandú-logo.${extension}`);
  });

  it.each([
    ['../../etc/passwd', 'etc passwd-logo.png'],
    ['a\\b', 'a b-logo.png'],
    ['', 'logo.png'],
    ['   ', 'logo.png'],
    ['...', 'logo.png'],
    ['Pagos S.A.', 'Pagos S.A.-logo.png'],
    ['Aux', 'Aux-logo.png'],
    ['con', 'con-logo.png'],
    ['con.tigo', '_con.tigo-logo.png'],
    ['Sol ', 'Sol-logo.png'],
    ['Sol: ¿ya?', 'Sol ¿ya-logo.png'],
  ])('a logo named %j gives a safe name', async (name, expected) => {
    expect((await download({}, name)).image.fileName).toBe(expected);
  });

  it.each([
    [`${'a'.repeat(110)} bb`, `${'a'.repeat(110)}-logo.png`],
    [`${'a'.repeat(110)}.bb`, `${'a'.repeat(110)}.-logo.png`],
  ])('no blank stands where a long logo name %j was cut', async (name, expected) => {
    expect((await download({}, name)).image.fileName).toBe(expected);
  });

  it('cuts a long logo name, not its ending', async () => {
    const { fileName } = (await download({}, '🎨'.repeat(200))).image;
    expect(fileName.length).toBeLessThanOrEqual(120);
    expect(fileName).toMatch(/^(🎨)+-logo\.png$/u);
  });

  it.each([
    ['文', 'CJK characters have three bytes'],
    ['ñ', 'two bytes'],
    ['🎨', 'four bytes'],
  ])('keeps a name of %s (%s) within 120 characters and 255 bytes of UTF-8', async (char) => {
    const own = (await download({}, char.repeat(200))).image.fileName;
    const given = await nameFrom(`attachment; filename*=UTF-8''${encodeURIComponent(char).repeat(200)}.png`);
    const bare = await nameFrom(`attachment; filename*=UTF-8''${encodeURIComponent(char).repeat(200)}`);
    for (const name of [own, given, bare]) {
      const size = Buffer.byteLength(name);
      expect(name.length).toBeLessThanOrEqual(120);
      expect(size).toBeLessThanOrEqual(255);
      // As long as it may be: one more character would be too many of one or the other.
      expect(name.length + char.length > 120 || size + Buffer.byteLength(char) > 255).toBe(true);
    }
    expect(own).toMatch(/-logo\.png$/);
    expect(given).toMatch(/\.png$/);
  });

  it.each([
    ['attachment; filename="sol.png"', 'sol.png'],
    ['attachment; name="x; filename=evil.exe"; filename="sol.png"', 'sol.png'],
    ['attachment; name="a \\"; filename=evil.exe"; filename=sol.png', 'sol.png'],
    [`attachment; name="; filename*=UTF-8''evil.exe"; filename="sol.png"`, 'sol.png'],
    ['attachment; filename="a;b.png"', 'a;b.png'],
    ['attachment; filename="CONIN$.txt"', '_CONIN$.txt'],
    ['attachment; filename="aux .png"', '_aux .png'],
    ['attachment; filename="COM¹.png"', '_COM¹.png'],
    ['attachment; filename=sol.png', 'sol.png'],
    ['attachment;filename=sol.png', 'sol.png'],
    ['attachment; filename=s"o"l.png', 'sol.png'],
    ["attachment; filename*=x-utf-8''evil.exe; filename=sol.png", 'sol.png'],
    ['attachment; filename="falcon.png"', 'falcon.png'],
    [`attachment; filename="a b${'c'.repeat(115)}. def"`, `a b${'c'.repeat(115)}`],
    ['attachment; FILENAME = "sol final.png" ; size=3', 'sol final.png'],
    ['attachment; filename="a\\"b.png"', 'ab.png'],
    ['attachment; filename="sin-extension"', 'sin-extension'],
    ["attachment; filename*=UTF-8''Caf%C3%A9.png", 'Café.png'],
    ['attachment; filename="cafe.png"; filename*=UTF-8\'es\'Caf%C3%A9.png', 'Café.png'],
    ['attachment; filename*=UTF-8\'\'Caf%C3%A9.png; filename="cafe.png"', 'Café.png'],
    ['attachment; filename*=UTF-8\'\'%E0%A4%A; filename="cafe.png"', 'cafe.png'],
    ['attachment; filename*=ISO-8859-1\'\'caf%E9.png; filename="cafe.png"', 'cafe.png'],
    [`attachment; filename="${bytes('Ñandú.png')}"`, 'Ñandú.png'],
    ['attachment; filename="caf\xe9.png"', 'café.png'],
    ['attachment; filename="../../../etc/passwd.png"', 'passwd.png'],
    ['attachment; filename="C:\\\\temp\\\\sol.png"', 'sol.png'],
    ["attachment; filename*=UTF-8''..%2F..%2Fsol.png", 'sol.png'],
    ["attachment; filename*=UTF-8''sol%00%0A%1B.png", 'sol.png'],
    ["attachment; filename*=UTF-8''sol%E2%80%AEgnp.exe", 'solgnp.exe'],
    ["attachment; filename*=UTF-8''%E2%81%A6a%E2%81%A9%EF%BB%BF.png", 'a.png'],
    ['attachment; filename="CON.png"', '_CON.png'],
    ['attachment; filename="nul"', '_nul'],
    ['attachment; filename="com1.tar.gz"', '_com1.tar.gz'],
    ['attachment; filename="LPT9"', '_LPT9'],
    ['attachment; filename="context.png"', 'context.png'],
    ['attachment; filename="  .sol.png. "', 'sol.png'],
    ['attachment; filename="a<b>c:d|e?f*g.png"', 'abcdefg.png'],
  ])('[§7] the answer’s %j is used as it is once it is safe', async (disposition, expected) => {
    expect(await nameFrom(disposition)).toBe(expected);
  });

  it.each([
    '',
    'attachment',
    'attachment; a filename=no.png',
    'attachment; name="x; filename=evil.exe',
    'inline; filename=""',
    'attachment; filename="..."',
    'attachment; xfilename="no.png"',
    'attachment; name="x; filename=evil.exe"',
    'attachment; filename="unclosed.png',
    "attachment; filename*=UTF-8''%2E%2E",
  ])('[§7] %j names nothing, so the logo’s name is taken', async (disposition) => {
    expect(await nameFrom(disposition)).toBe('Café Ñandú-logo.png');
  });

  it('keeps a name within 120 characters, and its extension', async () => {
    expect(await nameFrom(`attachment; filename="${'a'.repeat(300)}.png"`)).toBe(`${'a'.repeat(116)}.png`);
    expect(await nameFrom(`attachment; filename="${'a'.repeat(300)}"`)).toBe('a'.repeat(120));
    const painted = await nameFrom(`attachment; filename*=UTF-8''${'%F0%9F%8E%A8'.repeat(100)}.svg`);
    expect(painted).toMatch(/^(🎨)+\.svg$/u);
    expect(painted.length).toBeLessThanOrEqual(120);
  });
});

describe('a data: image', () => {
  const setUpNowhere = () => setUp(raw('nobody asked', 'text/plain', 500));
  const read = async (image_url: string) => {
    const { client, requests } = await setUpNowhere();
    const image = await client.downloadImage({ image_url, name: 'Sol' });
    expect(requests).toEqual([]);
    return { ...image, bytes: Buffer.from(await image.blob.arrayBuffer()) };
  };

  it('of any size is read from itself, with no request', async () => {
    const bytes = Buffer.alloc(1_000_000, PNG);
    const image = await read(`data:image/png;base64,${bytes.toString('base64')}`);
    expect(image).toMatchObject({ contentType: 'image/png', fileName: 'Sol-logo.png' });
    expect(image.blob.type).toBe('image/png');
    expect(image.bytes.equals(bytes)).toBe(true);
  });

  it.each([
    ['data:image/svg+xml,%3Csvg%3E%c3%b1%3C/svg%3E', '<svg>ñ</svg>', 'Sol-logo.svg'],
    ['data:image/svg+xml;charset=utf-8,<svg>ñ 100% %zz</svg>#part', '<svg>ñ 100% %zz</svg>', 'Sol-logo.svg'],
    [' DATA:image/SVG+xml;charset=utf-8;BASE64,PHN2\nZy8+', '<svg/>', 'Sol-logo.svg'],
    ['data:image/svg+xml;base64,PHN2Zy8%2B', '<svg/>', 'Sol-logo.svg'],
    ['data:image/webp,', '', 'Sol-logo.webp'],
    ['data:image/png,%zf%f', '%zf%f', 'Sol-logo.png'],
    ['data: image/gif ,x', 'x', 'Sol-logo.gif'],
    ['data:image/svg+xml ; base64 ,PHN2Zy8+', '<svg/>', 'Sol-logo.svg'],
    ['data:image/svg+xml;base64=no,<svg/>', '<svg/>', 'Sol-logo.svg'],
  ])('%j holds %j', async (address, text, fileName) => {
    const image = await read(address);
    expect(image.bytes.toString()).toBe(text);
    expect(image.fileName).toBe(fileName);
  });

  it.each([
    'data:text/html,<p>',
    'data:,x',
    'data:image/png',
    'data:image/png;base64,%',
    'data:image/png;base64,a',
  ])('%j is no image', async (image_url) => {
    const { client, requests } = await setUpNowhere();
    const failure = failureOf(client.downloadImage({ image_url, name: 'Sol' }));
    expect(await failure).toMatchObject({
      kind: 'not-image',
      call: 'downloadImage',
      message: 'El archivo descargado no es una imagen válida',
    });
    expect(requests).toEqual([]);
  });

  it('is none where data: only stands inside an address', async () => {
    const { client, requests } = await setUp(raw(PNG, 'image/png'));
    await client.downloadImage({ image_url: 'https://img.example/?u=data:image/png,x', name: 'Sol' });
    expect(requests).toHaveLength(1);
  });

  it('without a comma has no type', async () => {
    const { client } = await setUpNowhere();
    const call = client.downloadImage({ image_url: 'data:image/png', name: 'Sol' });
    expect(await failureOf(call)).toMatchObject({ kind: 'not-image', contentType: '' });
  });

  it('is not read for a caller who has left', async () => {
    const { client } = await setUpNowhere();
    const call = client.downloadImage(
      { image_url: 'data:image/png,x', name: 'Sol' },
      { signal: AbortSignal.abort() },
    );
    expect(await failureOf(call)).toMatchObject({ kind: 'cancelled' });
  });
});
