import { renderAsync } from '@resvg/resvg-js';
import type { KitFile } from '@trazo/logo-engine';
import { renderPdf } from '@trazo/logo-engine';
import sharp from 'sharp';

/** A file of a kit as its libraries alone would make it: this drawing, this wide, in this format. */
type Job = { readonly svg: string; readonly width: number; readonly format: 'png' | 'jpeg' | 'webp' | 'pdf' };

/** What resvg, sharp and pdfkit have to do for a kit, read from its finished files. */
export async function jobsOf(kit: AsyncIterable<KitFile>): Promise<Job[]> {
  const svgs = new Map<string, string>();
  const jobs: Job[] = [];
  for await (const { path, bytes } of kit) {
    const [part = ''] = path.split('/');
    if (path.endsWith('.svg')) svgs.set(part, Buffer.from(bytes).toString());
    const svg = svgs.get(part) ?? svgs.get('simbolo') ?? '';
    if (path.endsWith('.pdf') && svg !== '') jobs.push({ svg, width: 0, format: 'pdf' });
    if (!/\.(?:png|jpg|webp)$/.test(path)) continue;
    const { width = 1, format } = await sharp(bytes).metadata();
    if (format === 'png' || format === 'jpeg' || format === 'webp') jobs.push({ svg, width, format });
  }
  return jobs;
}

/** The same pictures and pages with nothing around them. */
export async function rawKit(jobs: readonly Job[]): Promise<void> {
  for (const { svg, width, format } of jobs) {
    if (format === 'pdf') {
      await renderPdf(svg);
      continue;
    }
    const image = await renderAsync(svg, {
      fitTo: { mode: 'width', value: width },
      font: { loadSystemFonts: false },
    });
    const raw = { width: image.width, height: image.height, channels: 4, premultiplied: true } as const;
    const pixels = sharp(image.pixels, { raw });
    if (format === 'png') await pixels.png({ compressionLevel: 8 }).toBuffer();
    else if (format === 'jpeg')
      await pixels.removeAlpha().jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
    else await pixels.webp({ lossless: true, effort: 2 }).toBuffer();
  }
}
