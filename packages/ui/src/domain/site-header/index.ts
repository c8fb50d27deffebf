export type { SiteAnchor } from './anchors';
export { SiteHeader, type SiteHeaderProps } from './site-header';
