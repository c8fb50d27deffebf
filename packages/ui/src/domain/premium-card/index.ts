export { PremiumCard, type PremiumCardProps } from './premium-card';
