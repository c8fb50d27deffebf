export { ProfileFields, type ProfileFieldsProps } from './profile-fields';
export type { ProfileKey, ProfileNotes, ProfileValues } from './profile-values';
