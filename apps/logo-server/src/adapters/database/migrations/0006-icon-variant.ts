import type { Migration } from '../migration.js';

/** The same logo's symbol alone; logos made before this have none, and are shown whole. */
export const iconVariant: Migration = {
  name: '0006-icon-variant',
  statements: () => ['alter table logos add column svg_icon text'],
};
