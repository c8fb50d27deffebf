export { CreditBadge, type CreditBadgeProps } from './credit-badge';
