import type { NavLinkProps } from '@trazo/ui/sidebar';
import { useLinkClickHandler } from 'react-router-dom';
import { absolute } from './navigation';

/** A link of the sidebar: a plain anchor with the address as specified, followed by the router. */
export function SidebarLink({ href, onClick, children, ...link }: NavLinkProps) {
  const follow = useLinkClickHandler(absolute(href));
  return (
    <a
      {...link}
      href={href}
      onClick={(event) => {
        onClick();
        follow(event);
      }}
    >
      {children}
    </a>
  );
}
