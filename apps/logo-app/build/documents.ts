import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defaultConfig } from '../src/config';

const scripts = {
  'before-paint': './before-paint.js',
  'lost-code': './lost-code.js',
  'ask-ahead': './ask-ahead.js',
};

/** A script for the head. Its comments are for us. */
const element = (file: string) =>
  `<script nonce="__CSP_NONCE__">${readFileSync(new URL(file, import.meta.url), 'utf8')
    .replace(/^ *\/\/.*\n/gm, '')
    .replace('__DEFAULTS__', () => JSON.stringify(defaultConfig))}</script>`;

/**
 * The app has two documents: landing.html, prerendered and served for `/` alone, and app.html for every other
 * page. This writes the scripts that they carry in their head, and in development answers as a server would:
 * the right document for an address, with a configuration injected.
 */
export function documents(): Plugin {
  let serving = false;
  return {
    name: 'trazo:documents',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    configureServer({ middlewares }) {
      middlewares.use((request, _response, next) => {
        const path = (request.url ?? '/').split('?')[0] ?? '/';
        const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
        if (isPage && !path.startsWith('/auth')) request.url = path === '/' ? '/landing.html' : '/app.html';
        next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const page = Object.entries(scripts).reduce(
          (text, [name, file]) => text.replace(`<!--trazo:${name}-->`, () => element(file)),
          html,
        );
        if (!serving) return page;
        const config =
          '<script type="application/json" id="trazo-config">{"previewUrl":"/api/preview.svg"}</script>';
        return page.replace('<!--trazo:config-->', config);
      },
    },
  };
}
