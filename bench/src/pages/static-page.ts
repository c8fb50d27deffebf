import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** What runs, what fetches what runs, and the note for search engines that these are the landing's. */
const SCRIPTS = /^ *<(?:script\b[\s\S]*?<\/script>|link rel="modulepreload"[^>]*>)\n?/gm;

/**
 * The landing as a page of text: its markup, style sheet, fonts and pictures, and no script; served by `node:http` alone,
 * from memory, compressed.
 * @param root the app's build
 */
export async function serveStaticPage(root: string): Promise<{ url: string; end: () => void }> {
  const html = (await readFile(join(root, 'landing.html'), 'utf8')).replace(SCRIPTS, '');
  const bodies = new Map<string, Buffer>([['/', brotliCompressSync(html)]]);
  const server = createServer(async ({ url = '/' }, response) => {
    const type = TYPES[url === '/' ? '.html' : extname(url)];
    try {
      if (!type || url.includes('..')) throw new Error(`Nothing is served at ${url}.`);
      const coded = type !== TYPES['.woff2'];
      const body = bodies.get(url) ?? (await bodyOf(join(root, url), coded));
      bodies.set(url, body);
      response.writeHead(200, {
        'content-type': type,
        'content-length': body.length,
        'cache-control': 'public, max-age=31536000, immutable',
        ...(coded && { 'content-encoding': 'br' }),
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bodyOf(path: string, coded: boolean): Promise<Buffer> {
  const bytes = await readFile(path);
  return coded ? brotliCompressSync(bytes) : bytes;
}
