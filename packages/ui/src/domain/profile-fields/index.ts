export { ProfileFields, type ProfileFieldsProps } from './profile-fields';
export type { ProfileKey, ProfileValues } from './profile-values';
