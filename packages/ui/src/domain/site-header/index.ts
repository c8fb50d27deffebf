export { type SiteAnchor, SiteHeader, type SiteHeaderProps } from './site-header';
