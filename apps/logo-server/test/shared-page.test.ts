import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../src/testing/index.js';
import { testEngine } from './test-engine.js';

/** The page as it is written: what is built of it carries the same head. */
const LANDING = fileURLToPath(new URL('../../logo-app/landing.html', import.meta.url));

describe('the addresses that a shared landing tells about itself', () => {
  let root: string;
  const servers: TestServer[] = [];
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'trazo-web-'));
    await copyFile(LANDING, join(root, 'landing.html'));
    await writeFile(join(root, 'app.html'), '<meta property="og:image" content="/og.png" />');
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await rm(root, { recursive: true });
  });

  const start = async (env: Record<string, string> = {}) => {
    const server = await startTestServer({
      openEngine: async () => testEngine,
      env: { WEB_ROOT: root, ...env },
    });
    servers.push(server);
    return server;
  };

  /** `fetch` writes the Host header itself. */
  const landingAt = (server: TestServer, host?: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = { accept: 'text/html', ...(host !== undefined && { host }) };
      request(`${server.url}/`, { headers }, (response) => {
        let html = '';
        response.setEncoding('utf8').on('data', (piece: string) => {
          html += piece;
        });
        response.on('end', () => resolve(html));
      })
        .on('error', reject)
        .end();
    });

  const meta = (html: string, name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

  test('are of the configured origin, whatever the request was made to', async () => {
    const html = await landingAt(await start({ PUBLIC_URL: 'https://trazo.example' }), 'evil.example');
    expect(meta(html, 'og:url')).toBe('https://trazo.example/');
    expect(meta(html, 'og:image')).toBe('https://trazo.example/og.png');
    expect(meta(html, 'twitter:card')).toBe('summary_large_image');
    expect(html).not.toContain('evil.example');
  });

  test('are of the origin that the request was made to when none is configured', async () => {
    const server = await start();
    expect(meta(await landingAt(server), 'og:image')).toBe(`${server.url}/og.png`);
    expect(meta(await landingAt(server, 'logos.example:8080'), 'og:url')).toBe('http://logos.example:8080/');
  });

  test('never let a host name write markup', async () => {
    const html = await landingAt(await start(), 'a"onload="b');
    expect(html).not.toContain('a"onload="b');
  });

  test('are paths in the file itself, for a host that fills nothing in', async () => {
    const response = await fetch(`${(await start()).url}/generate`, { headers: { accept: 'text/html' } });
    expect(await response.text()).toContain('content="/og.png"');
  });
});
