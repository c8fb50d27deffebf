export { AccountMenu, type AccountMenuProps } from './account-menu';
export type { AccountView } from './account-view';
