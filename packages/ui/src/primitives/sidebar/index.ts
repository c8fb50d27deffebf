export type { NavItem } from './nav-list';
export { Sidebar, type SidebarProps } from './sidebar';
