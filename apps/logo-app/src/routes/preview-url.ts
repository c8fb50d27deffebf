import type { Draft } from './generate/draft';

/** What a drawing of the public preview depends on. */
export type PreviewBrief = Pick<
  Draft,
  'companyName' | 'selectedIndustry' | 'selectedStyle' | 'logoType' | 'selectedColor'
>;

/**
 * Address of a drawing by the public preview: the same address, the same picture, so the browser's cache
 * answers for a brief it has seen.
 * @param previewUrl from the page's configuration
 * @param seed chooses among the drawings of one brief
 */
export function previewSrc(previewUrl: string, brief: PreviewBrief, seed: string): string {
  const query = new URLSearchParams({
    name: brief.companyName.trim(),
    industry: brief.selectedIndustry,
    style: brief.selectedStyle,
    type: brief.logoType,
    color: brief.selectedColor,
    seed,
  });
  return `${previewUrl}?${query}`;
}
