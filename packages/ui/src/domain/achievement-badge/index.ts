export { AchievementBadge, type AchievementBadgeProps, type AchievementState } from './achievement-badge';
