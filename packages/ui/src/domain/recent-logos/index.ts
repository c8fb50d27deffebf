export { type RecentLinkProps, type RecentLogo, RecentLogos, type RecentLogosProps } from './recent-logos';
