import type { NavLinkProps } from '@trazo/ui/sidebar';
import { Link } from './link';
import { absolute } from './navigation';

/** A link of the sidebar: its anchor shows the address as specified, and the router follows it from the root. */
export function SidebarLink({ href, ...link }: NavLinkProps) {
  return <Link {...link} to={absolute(href)} href={href} />;
}
