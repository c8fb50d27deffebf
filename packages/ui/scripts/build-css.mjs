/**
 * The package's style sheets and fonts: dist/theme.css for Tailwind users (tokens, utilities, @source of the
 * built components), dist/base.css for a page that is all ours, dist/styles.css, compiled with every class the
 * components use, for everyone else; and the tokens alone: dist/tokens.css, and for design tools dist/light.tokens.json
 * and dist/dark.tokens.json.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const require = createRequire(import.meta.url);

/** theme.css with its imports put in place, and its fonts beside it. */
function theme() {
  cpSync(join(root, 'src/theme/fonts'), join(dist, 'fonts'), { recursive: true });
  const source = readFileSync(join(root, 'src/theme/theme.css'), 'utf8');
  return source
    .replace(/@import "\.\/([\w.-]+\.css)";/g, (_, file) =>
      readFileSync(join(root, 'src/theme', file), 'utf8').trim(),
    )
    .replace(/url\("\.\.\/\.\.\/node_modules\/([^"]+)"\)/g, (_, file) => {
      const [scope, name] = file.split('/');
      const folder = dirname(require.resolve(`${scope}/${name}/package.json`));
      const font = basename(file);
      copyFileSync(join(folder, 'files', font), join(dist, 'fonts', font));
      copyFileSync(join(folder, 'LICENSE'), join(dist, 'fonts', `${name}.LICENSE`));
      return `url("./fonts/${font}")`;
    })
    .replace(/@source "[^"]+";/, '@source "./**/*.js";');
}

/** The layers of Tailwind, by the layer of ours that each becomes a part of. */
const LAYERS = {
  properties: 'trazo-page',
  theme: 'trazo-page',
  base: 'trazo-page',
  components: 'trazo',
  utilities: 'trazo',
};

/**
 * Gives the layers of a sheet names of our own: a page can then put its styles between the two, and a Tailwind 3 that
 * reads the sheet does not take `base` for its own.
 * @param {string} css
 */
const ownLayers = (css) =>
  css.replace(/@layer ([\w, ]+)/g, (_, names) => {
    const ours = names.split(',').map((name) => {
      const layer = LAYERS[name.trim()];
      return layer ? `${layer}.${name.trim()}` : name.trim();
    });
    return `@layer ${ours.join(',')}`;
  });

writeFileSync(join(dist, 'theme.css'), theme());
copyFileSync(join(root, 'src/theme/base.css'), join(dist, 'base.css'));
copyFileSync(join(root, 'src/theme/tokens.generated.css'), join(dist, 'tokens.css'));
const input = join(dist, 'styles.input.css');
copyFileSync(join(root, 'src/theme/styles.css'), input);
execFileSync(
  process.execPath,
  [
    join(dirname(require.resolve('@tailwindcss/cli/package.json')), 'dist/index.mjs'),
    '-i',
    input,
    '-o',
    join(dist, 'styles.css'),
    '--minify',
  ],
  { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
);
rmSync(input);
const styles = join(dist, 'styles.css');
writeFileSync(styles, ownLayers(readFileSync(styles, 'utf8')));

const { defaultTokens, designTokens } = await import('../dist/theme.js');
for (const theme of ['light', 'dark']) {
  const file = join(dist, `${theme}.tokens.json`);
  writeFileSync(file, `${JSON.stringify(designTokens(defaultTokens, theme), null, 2)}\n`);
}
