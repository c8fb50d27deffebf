export { ActionCard, type ActionCardProps } from './action-card';
