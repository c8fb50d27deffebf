/**
 * Keyboard walks by the tables of the ARIA Authoring Practices Guide, for any test runner that has a
 * user-event library: our own stories use them, and so can a product's.
 */
export type { User } from './check';
export { walkAlertDialog, walkDialog } from './dialog';
export { walkDisclosure } from './disclosure';
export { walkMenuButton } from './menu-button';
export { walkRadioGroup } from './radio-group';
export { walkSwitch } from './switch';
export { walkTabs } from './tabs';
