export { DangerZone, type DangerZoneProps } from './danger-zone';
