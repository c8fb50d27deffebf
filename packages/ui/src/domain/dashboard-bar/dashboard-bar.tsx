import { LogOut } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../primitives/button';
import { libraryTexts } from '../texts/library';

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
  const texts = { ...libraryTexts.dashboard, ...given };
  return (
    <header
      {...rest}
      className={`flex min-h-14 flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-paper px-4 py-2 at-30:px-6 ${className ?? ''}`}
    >
      {brand}
      {links && (
        <nav aria-label={texts.navigation} className="min-w-0">
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small">{links}</ul>
        </nav>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-3">
        {end}
        <Button variant="secondary" size="sm" iconStart={<LogOut />} onClick={onSignOut}>
          {texts.signOut}
        </Button>
      </div>
    </header>
  );
}
