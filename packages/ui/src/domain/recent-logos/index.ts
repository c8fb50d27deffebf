export { type RecentLogo, RecentLogos, type RecentLogosProps } from './recent-logos';
