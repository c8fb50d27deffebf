import type { ReactNode } from 'react';
import { FilledLink, type LinkTarget } from '../../lib/filled-link';

/** One destination of the Sidebar. */
export type NavItem = {
  id: string;
  label: string;
  /** An address, or a router's link without content, `<Link to="/gallery" />`. */
  link: LinkTarget;
  /** A drawing; decoration. */
  icon?: ReactNode | undefined;
  /** The page one is on. */
  current?: boolean | undefined;
  /** After the label. */
  badge?: ReactNode | undefined;
};

type Props = {
  label: string;
  items: readonly NavItem[];
  onNavigate: () => void;
};

/** The list of destinations. The current one is marked by weight, ground and a bar, not by colour alone. */
export function NavList({ label, items, onNavigate }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {items.map((item) => (
          <li key={item.id}>
            <FilledLink
              to={item.link}
              onClick={onNavigate}
              aria-current={item.current ? 'page' : undefined}
              className="relative flex min-h-10 items-center gap-3 rounded-control px-3 text-small text-ink-muted no-underline transition-colors duration-fast ease-settle pointer-coarse:touch-target hover:bg-hover hover:text-ink aria-[current=page]:bg-accent-surface aria-[current=page]:font-semibold aria-[current=page]:text-accent-text before:absolute before:inset-y-2 before:start-0 before:w-0.5 before:rounded-full aria-[current=page]:before:bg-accent forced:aria-[current=page]:outline-1"
            >
              {item.icon ? (
                <span aria-hidden="true" className="inline-flex shrink-0 [&>svg]:size-4.5">
                  {item.icon}
                </span>
              ) : null}
              <span className="min-w-0 flex-1 wrap-anywhere">{item.label}</span>
              {item.badge}
            </FilledLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
