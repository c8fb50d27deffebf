import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type ProxyOptions } from 'vite';
import { chunks } from './build/chunks';
import { documents } from './build/documents';
import { fonts } from './build/fonts';
import { screens } from './build/screens';

const service = process.env.SERVER_URL ?? 'http://localhost:3001';
/** Every POST is a call. Some share an address with a page (/gallery), which is a GET and stays here. */
const calls: ProxyOptions = {
  target: service,
  bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
};

/** The oldest that have what Tailwind 4 (`@property`, `color-mix`) and the design system (`Intl.Segmenter`) ask for. */
const BROWSERS = ['chrome111', 'edge111', 'firefox128', 'safari16.4'];

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'mpa',
  plugins: [react(), tailwindcss(), documents(), fonts(), screens()],
  resolve: { conditions: ['@trazo/source', ...defaultClientConditions] },
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: {
      '/api': service,
      '/auth': service,
      '/logos': service,
      '/marca': service,
      '^/': calls,
    },
  },
  // The prerendering runs once, from a folder that has no dependencies of its own.
  ssr: { noExternal: true, resolve: { conditions: ['@trazo/source', ...defaultServerConditions] } },
  build: {
    target: BROWSERS,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: { landing: 'landing.html', app: 'app.html' },
            output: {
              codeSplitting: { groups: chunks },
            },
          },
        }),
    // For the size check (scripts/size.test.ts); prerender.mjs takes it out of what is served.
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // No scripts for code on demand: a browser remembers one that failed, and could not ask for it again.
      resolveDependencies: (_file, files, { hostType }) =>
        files.filter((file) => hostType === 'html' || file.endsWith('.css')),
    },
  },
}));
