/** Lays SVG drawings out on a grid with captions and saves the sheet as PNG. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

export type Cell = { readonly svg: string; readonly caption: string; readonly ground?: string };

/** What an SVG file draws, without the file around it. */
export const inner = (svg: string): string =>
  svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/<title>.*?<\/title>/, '');
/** Width and height of what it draws on. */
export const size = (svg: string): [number, number] => {
  const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  return [Number(box?.[1] ?? 100), Number(box?.[2] ?? 100)];
};

export async function saveSheet(
  file: string,
  cells: readonly Cell[],
  columns: number,
  width: number,
  height: number,
): Promise<void> {
  const caption = 16;
  const rows = Math.ceil(cells.length / columns);
  const body = cells.map((cell, i) => {
    const [w, h] = size(cell.svg);
    const k = Math.min(width / w, height / h);
    const x = (i % columns) * (width + 4);
    const y = Math.floor(i / columns) * (height + caption);
    const dx = x + (width - w * k) / 2;
    const dy = y + (height - h * k) / 2;
    return (
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${cell.ground ?? '#FFFFFF'}"/>` +
      `<g transform="translate(${dx} ${dy}) scale(${k})">${inner(cell.svg)}</g>` +
      `<text x="${x + 6}" y="${y + height + 12}" font-size="11" font-family="sans-serif" fill="#555">${cell.caption.replace(/[<&]/g, '_')}</text>`
    );
  });
  const total = [columns * (width + 4), rows * (height + caption)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${total[0]}" height="${total[1]}"><rect width="100%" height="100%" fill="#E8E8EA"/>${body.join('')}</svg>`;
  const image = new Resvg(svg).render();
  mkdirSync(new URL('../.build/', import.meta.url), { recursive: true });
  const raw = { width: image.width, height: image.height, channels: 4 as const };
  writeFileSync(
    new URL(`../.build/${file}`, import.meta.url),
    await sharp(image.pixels, { raw }).png().toBuffer(),
  );
}
