import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunchOptions } from '../../../testing/chromium.ts';
import type { Times } from './rows';

const entry = fileURLToPath(new URL('rows.tsx', import.meta.url));

/** The page's script as an app ships it: the built package, React for production. */
async function script(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, lib: { entry, formats: ['iife'], name: 'rows' } },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}

/** Measures in the tests' browser. */
export async function mountTimes(): Promise<Times[]> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><html lang="es"><body></body></html>');
    await page.addScriptTag({ content: await script() });
    return await page.evaluate(() => (window as unknown as { measureRows: () => Times[] }).measureRows());
  } finally {
    await browser.close();
  }
}
