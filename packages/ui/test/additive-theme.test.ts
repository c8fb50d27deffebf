import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';
import { beforeAll, expect, test } from 'vitest';
import { ensurePackageBuilt } from '../../../scripts/build.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const require = createRequire(import.meta.url);
/** Tailwind's own reader of class names, which its command brings. */
const { Scanner } = createRequire(require.resolve('@tailwindcss/cli/package.json'))('@tailwindcss/oxide');

const HOST = '@import "tailwindcss";';
const OURS = '@import "@trazo/ui/theme.css";';
/** What our own sources must not lean on: the scales of a host, which it may change. */
const WITHOUT_SCALES = ['color', 'shadow', 'font', 'text', 'radius', 'breakpoint', 'ease', 'animate']
  .map((scale) => `--${scale}-*: initial;`)
  .join('\n');

const PLACES: Record<string, string> = {
  tailwindcss: require.resolve('tailwindcss/index.css'),
  '@trazo/ui/theme.css': join(root, 'packages/ui/dist/theme.css'),
};

const load = (css: string) =>
  loadDesignSystem(css, {
    base: root,
    loadStylesheet: async (id, base) => {
      const path = PLACES[id] ?? join(base, id);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
type DesignSystem = Awaited<ReturnType<typeof load>>;

let host: DesignSystem;
let both: DesignSystem;
let strict: DesignSystem;

beforeAll(async () => {
  ensurePackageBuilt('ui');
  [host, both, strict] = await Promise.all([
    load(HOST),
    load(`${HOST}${OURS}`),
    load(`${HOST}@theme { ${WITHOUT_SCALES} }${OURS}`),
  ]);
}, 300_000);

/** The classes that compile to something else in the second, or to nothing. */
function changed(classes: readonly string[], one: DesignSystem, other: DesignSystem): string[] {
  const [before, after] = [one.candidatesToCss([...classes]), other.candidatesToCss([...classes])];
  return classes.filter((_, index) => before[index] !== after[index]);
}

test("every utility of a host's Tailwind compiles to the same CSS with the theme as without", () => {
  const classes = host.getClassList().map(([name]) => name);
  expect(classes).toEqual(expect.arrayContaining(['bg-red-500', 'rounded-lg', 'shadow-md', 'container']));
  expect(changed(classes, host, both)).toEqual([]);
});

test("every variable of a host's theme keeps its value", () => {
  const values = (system: DesignSystem) =>
    [...system.theme.entries()].map(([key, { value }]) => [key, value]);
  expect(values(both)).toEqual(expect.arrayContaining(values(host)));
});

test("every variant of a host's Tailwind stays as it is, breakpoints and dark mode included", () => {
  const classes = host
    .getVariants()
    .flatMap(({ name, values }) => [name, ...values.map((value) => `${name}-${value}`)])
    .map((variant) => `${variant}:flex`);
  expect(classes).toEqual(expect.arrayContaining(['sm:flex', 'max-md:flex', 'dark:flex', 'hover:flex']));
  expect(changed(classes, host, both)).toEqual([]);
});

/** Read as class names and none: a word of a comment, and the colours of a logo, which a server sends as classes. */
const NO_CLASS = /^(blur|container|shadow|(from|via|to)-[a-z]+(-\d+)?)$/;

/** What our own sources have of classes. */
function ownClasses(): string[] {
  const sources = ['packages/ui/src', 'apps/logo-app/src'].map((folder) => ({
    base: join(root, folder),
    pattern: '**/*.{ts,tsx,mdx}',
    negated: false,
  }));
  return (new Scanner({ sources }).scan() as string[]).filter((name) => !NO_CLASS.test(name));
}

test("our own sources use no scale of the host's, and so look the same in every host", () => {
  const candidates = ownClasses();
  expect(candidates).toContain('bg-accent');
  expect(candidates.filter((candidate) => /(^|:)dark:/.test(candidate))).toEqual([]);
  expect(changed(candidates, both, strict)).toEqual([]);
});

/** What the README tells a host to say again. */
const SAID_AGAIN = /^--(spacing$|container-|font-weight-|leading-|tracking-|default-transition-)/;

test('a host that resets everything before ours keeps the components, with the scales that the README names', async () => {
  const again = [...host.theme.entries()]
    .filter(([key]) => SAID_AGAIN.test(key))
    .map(([key, { value }]) => `${key}: ${value};`);
  const reset = await load(`${HOST}@theme { --*: initial; ${again.join(' ')} }${OURS}`);
  expect(changed(ownClasses(), both, reset)).toEqual([]);
});

test.each([
  ['--color-*', 'bg-accent'],
  ['--radius-*', 'rounded-control'],
  ['--text-*', 'text-title'],
])(
  "a host that resets %s before ours keeps '%s', and loses it after ours, as the README says",
  async (namespace, name) => {
    const theme = `@theme { ${namespace}: initial; }`;
    const [before, after] = await Promise.all([load(HOST + theme + OURS), load(HOST + OURS + theme)]);
    expect(changed([name], both, before)).toEqual([]);
    expect(after.candidatesToCss([name])).toEqual([null]);
  },
);
