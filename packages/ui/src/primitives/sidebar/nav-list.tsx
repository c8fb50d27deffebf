import type { ReactNode } from 'react';

/** One destination of the Sidebar. */
export type NavItem = {
  id: string;
  label: string;
  href: string;
  /** A drawing; decoration. */
  icon?: ReactNode | undefined;
  /** The page one is on. */
  current?: boolean | undefined;
  /** After the label. */
  badge?: ReactNode | undefined;
};

/** What a link of the navigation must carry; spread it onto a router's link. */
export type NavLinkProps = {
  href: string;
  className: string;
  children: ReactNode;
  onClick: () => void;
  'aria-current': 'page' | undefined;
};

/** Draws one link; the place to use a router's own. */
export type RenderNavLink = (item: NavItem, link: NavLinkProps) => ReactNode;

type Props = {
  label: string;
  items: readonly NavItem[];
  renderLink: RenderNavLink;
  onNavigate: () => void;
};

/** The list of destinations. The current one is marked by weight, ground and a bar, not by colour alone. */
export function NavList({ label, items, renderLink, onNavigate }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {items.map((item) => (
          <li key={item.id}>
            {renderLink(item, {
              href: item.href,
              onClick: onNavigate,
              'aria-current': item.current ? 'page' : undefined,
              className:
                'relative flex min-h-10 items-center gap-3 rounded-control px-3 text-small text-ink-muted no-underline transition-colors duration-fast ease-settle pointer-coarse:touch-target hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-surface aria-[current=page]:font-semibold aria-[current=page]:text-accent-text before:absolute before:inset-y-2 before:start-0 before:w-0.5 before:rounded-full aria-[current=page]:before:bg-accent forced:aria-[current=page]:outline-1',
              children: (
                <>
                  {item.icon ? (
                    <span aria-hidden="true" className="inline-flex shrink-0 [&>svg]:size-4.5">
                      {item.icon}
                    </span>
                  ) : null}
                  <span className="min-w-0 flex-1 wrap-anywhere">{item.label}</span>
                  {item.badge}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
