import { createHash } from 'node:crypto';
import { PurgeCSS } from 'purgecss';

/** Whatever could be a class: the text between spaces and quotes, as it is and as an attribute escapes it. @param {string} text */
const words = (text) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .split(/[\s"'`]+/);

/** A registered property says something only of what reads it. @param {string} css */
function withoutUnreadProperties(css) {
  const read = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  return css.replace(/@property (--[\w-]+)\s*\{[^}]*\}/g, (rule, name) => (read.has(name) ? rule : ''));
}

/**
 * The app's style sheet without the rules of classes and attributes that the landing never names, neither in its markup
 * nor in its scripts. The whole sheet comes with the first code that the landing fetches on demand.
 * @param {string} css
 * @param {string[]} texts the landing's document and markup, and the code that it starts with
 * @returns {Promise<{ name: string, css: string }>}
 */
export async function landingCss(css, texts) {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: texts.map((raw) => ({ raw, extension: 'txt' })),
    defaultExtractor: words,
    safelist: ['html', 'body', ':host'],
    // They say for whom a document is drawn, and who is there.
    dynamicAttributes: ['data-first', 'data-session'],
    variables: true,
    keyframes: true,
  });
  if (!purged) throw new Error('The landing got no style sheet, so it would be served unstyled.');
  const own = withoutUnreadProperties(purged.css);
  const digest = createHash('sha256').update(own).digest('base64url').slice(0, 8);
  return { name: `assets/landing-${digest}.css`, css: own };
}
