import type { Migration } from '../migration.js';

/** The same logo for dark grounds; logos made before this have none, and are shown as they are. */
export const darkVariant: Migration = {
  name: '0005-dark-variant',
  statements: () => ['alter table logos add column svg_dark text'],
};
