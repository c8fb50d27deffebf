/** What Perfil shows after its first tab: fetched when the tabs are pointed at or focused, or one is chosen. */
export { AchievementsTab } from './achievements-tab';
export { ActivityTab } from './activity-tab';
export { SettingsTab } from './settings-tab';
