export { AccountMenu, type AccountMenuProps, type AccountView } from './account-menu';
