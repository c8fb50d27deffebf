export { ActivityItem, type ActivityItemProps } from './activity-item';
