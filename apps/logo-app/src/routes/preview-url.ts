import type { Theme } from '../theme/theme-provider';
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
 * @param drawing the seed chooses among the drawings of one brief, the variant suits the ground
 */
export function previewSrc(
  previewUrl: string,
  brief: PreviewBrief,
  drawing: { seed: string; variant: Theme },
): string {
  const query = new URLSearchParams({
    name: brief.companyName.trim(),
    industry: brief.selectedIndustry,
    style: brief.selectedStyle,
    type: brief.logoType,
    color: brief.selectedColor,
    seed: drawing.seed,
    variant: drawing.variant,
  });
  return `${previewUrl}?${query}`;
}
