import { LogOut } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../primitives/button';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** Props of {@link DashboardBar}; the rest goes to the `<header>`. */
export type DashboardBarProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** The brand, mostly a link home. */
  brand: ReactNode;
  /** Links of the navigation, each in an `<li>`; without them there is no `<nav>`. */
  links?: ReactNode;
  /** Before the button: the user's name, the theme. */
  end?: ReactNode | undefined;
  /** Cerrar Sesión was pressed. */
  onSignOut: () => void;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.dashboard> | undefined;
};

/** The dashboard's own top navigation, with sign-out (specification, section 2, Dashboard). */
export function DashboardBar({
  brand,
  links,
  end,
  onSignOut,
  texts: given,
  className,
  ...rest
}: DashboardBarProps) {
  const texts = useLibraryTexts('dashboard', given);
  return (
    <header {...rest} className={`@container border-b border-line bg-paper ${className ?? ''}`}>
      <div className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 px-[min(1rem,5vw)] py-1.5 @lg:px-6">
        {brand}
        {links && (
          <nav
            aria-label={texts.navigation}
            className="order-1 min-w-0 basis-full @2xl:order-none @2xl:basis-auto"
          >
            <ul className="flex flex-wrap gap-x-5 text-small [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
              {links}
            </ul>
          </nav>
        )}
        <div className="ms-auto flex flex-wrap items-center gap-3">
          {end}
          <Button
            variant="secondary"
            size="sm"
            iconStart={<LogOut className="rtl:-scale-x-100" />}
            onClick={onSignOut}
          >
            {texts.signOut}
          </Button>
        </div>
      </div>
    </header>
  );
}
