import type { IndustryId, LogoTypeId, StyleId } from '../catalog/options.js';
import type { LogoChange } from '../entities/logo-version.js';
import { encode } from '../transport/encode.js';

/** What a drawing of the public preview depends on, by the names of the wizard's input (§3). */
export type PreviewBrief = {
  companyName: string;
  selectedIndustry: IndustryId;
  selectedStyle: StyleId;
  logoType: LogoTypeId;
  /** `#RRGGBB`. */
  selectedColor: string;
  /** What the company does; of a long one the beginning is sent. */
  description?: string | undefined;
};

/** Characters of a description that an address has room for: encoded they stay below the 8 KB that servers take. */
const DESCRIPTION_ROOM = 500;

/** Which drawing of a brief. */
type PreviewDrawing = {
  /** The ground it is for. */
  variant: 'light' | 'dark';
  /** Chooses among the drawings of one brief; left out: the one that the first logo of the brief will be. */
  seed?: string | undefined;
};

/**
 * Address of a drawing by the public preview: the same address, the same picture, so a browser's cache
 * answers for a brief it has seen.
 * @param url the preview's address, which the page's configuration announces
 */
export function previewUrl(url: string, brief: PreviewBrief, { variant, seed }: PreviewDrawing): string {
  const description = [...(brief.description?.trim() ?? '')].slice(0, DESCRIPTION_ROOM).join('');
  const query = Object.entries({
    name: brief.companyName.trim(),
    industry: brief.selectedIndustry,
    style: brief.selectedStyle,
    type: brief.logoType,
    color: brief.selectedColor,
    ...(description !== '' && { description }),
    ...(seed !== undefined && { seed }),
    variant,
  });
  return `${url}?${query.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`;
}

/**
 * Address of a version of a logo with a change, at a server that announces `adjust`: the same address, the same picture.
 * @param url the preview's address, which the page's configuration announces
 * @param logo the id of the version
 */
export function adjustedUrl(
  url: string,
  logo: string,
  change: LogoChange,
  { variant }: Pick<PreviewDrawing, 'variant'>,
): string {
  const query = Object.entries({ logo, ...change, variant }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encode(value)}`],
  );
  return `${url}?${query.join('&')}`;
}
