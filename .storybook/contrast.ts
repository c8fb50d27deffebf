import axe, { type RunOptions } from 'axe-core';
import { inject } from 'vitest';
import { BRANDS, wear } from './brands.ts';
import { endMotion } from './look.ts';
import { currentLook } from './page-look.ts';

/** A story's own parameters for axe, as the addon takes them. */
type A11y = {
  test?: string;
  disable?: boolean;
  config?: { rules?: { id: string; enabled?: boolean }[] };
  options?: RunOptions;
};

/** What axe can say otherwise in dark than in light: the rest of a story is the same. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** @returns what axe says against the story that is there, in words */
async function violationsOf(rules: string[], options: RunOptions = {}): Promise<string[]> {
  endMotion();
  const { violations } = await axe.run(document.body, {
    ...options,
    runOnly: rules,
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
  });
  return violations
    .flatMap(({ nodes }) => nodes)
    .map(({ html, failureSummary = '' }) => `${failureSummary.replace(/\s+/g, ' ')} ${html.slice(0, 160)}`);
}

/** Reads the story in the other theme, as far as its own parameters let axe read it. */
export async function unreadInDark({ test, disable, config, options }: A11y = {}): Promise<string[]> {
  if (test !== 'error' || disable) return [];
  const isOff = (id: string) =>
    config?.rules?.some((rule) => rule.id === id && rule.enabled === false) ||
    options?.rules?.[id]?.enabled === false;
  const rules = OF_COLORS.filter((id) => !isOff(id));
  return rules.length > 0 ? violationsOf(rules, options) : [];
}

/**
 * The brands that a story is read in: one, in light or in dark, which turns from story to story, so that every layer
 * is read in each of them and a run stays short; a run of every night reads every story in all, in both.
 */
function brandsOf(storyId: string): string[] {
  const all = Object.keys(BRANDS);
  if (inject('brands') === 'all') return all;
  let hash = 0;
  for (const letter of storyId) hash = (hash * 31 + letter.charCodeAt(0)) % 2 ** 31;
  const turns = all.flatMap((brand) => [
    { brand, theme: 'light' },
    { brand, theme: 'dark' },
  ]);
  const turn = turns[hash % turns.length];
  return turn?.theme === currentLook.theme ? [turn.brand] : [];
}

/**
 * Reads the story that is there in brands other than ours.
 * @returns what axe says cannot be read, and in which brand
 */
export async function unreadInBrands(storyId: string): Promise<string[]> {
  const brands = brandsOf(storyId);
  if (brands.length === 0) return [];
  const problems: string[] = [];
  try {
    for (const brand of brands) {
      wear(brand);
      for (const problem of await violationsOf(['color-contrast'])) problems.push(`${brand}: ${problem}`);
    }
  } finally {
    wear('trazo');
    endMotion();
  }
  return problems;
}
