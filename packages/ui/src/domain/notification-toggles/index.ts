export {
  type NotificationKey,
  type NotificationPreferences,
  NotificationToggles,
  type NotificationTogglesProps,
} from './notification-toggles';
