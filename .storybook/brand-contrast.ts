import axe from 'axe-core';
import { inject } from 'vitest';
import { BRANDS, wear } from './brands.ts';
import { endMotion } from './look.ts';

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
    { brand, pass: 'light' },
    { brand, pass: 'dark' },
  ]);
  const turn = turns[hash % turns.length];
  return turn?.pass === inject('pass') ? [turn.brand] : [];
}

/**
 * Reads the story that is there in brands other than ours.
 * @returns what axe says cannot be read, and in which brand
 */
export async function unreadInBrands(storyId: string): Promise<string[]> {
  const problems: string[] = [];
  try {
    for (const brand of brandsOf(storyId)) {
      wear(brand);
      endMotion();
      const { violations } = await axe.run(document.body, {
        runOnly: ['color-contrast'],
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
      });
      for (const { html, failureSummary = '' } of violations.flatMap(({ nodes }) => nodes))
        problems.push(`${brand}: ${failureSummary.replace(/\s+/g, ' ')} ${html.slice(0, 160)}`);
    }
  } finally {
    wear('trazo');
    endMotion();
  }
  return problems;
}
