import type { Plugin } from 'vite';

/** The letters of our texts in the faces of headings and of text, which every page shows at once; all else can wait. */
const first = /^assets\/(?:bricolage-grotesque|instrument-sans)-basic-[^/]*\.woff2$/;

/**
 * Has both documents ask for their fonts together with the style sheet, rather than when it has been read.
 * `crossorigin` because fonts are fetched without credentials, also from their own origin.
 */
export function fonts(): Plugin {
  return {
    name: 'trazo:fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle).filter((file) => first.test(file));
        if (files.length !== 2) throw new Error(`Two fonts are to be preloaded and the build has: ${files}.`);
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
