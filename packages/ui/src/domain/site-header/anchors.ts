import { useLandingTexts } from '../texts/landing';

/** A section of the page and its anchor. */
export type SiteAnchor = { href: string; label: string };

/** The sections of the landing (§2 Landing page), in the language around. */
export function useSiteAnchors(): readonly SiteAnchor[] {
  const { features, examples, pricing } = useLandingTexts('sections');
  return [
    { href: '#features', label: features },
    { href: '#examples', label: examples },
    { href: '#pricing', label: pricing },
  ];
}
