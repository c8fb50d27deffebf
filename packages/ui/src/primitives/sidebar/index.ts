export type { NavItem, NavLinkProps, RenderNavLink } from './nav-list';
export { Sidebar, type SidebarProps } from './sidebar';
