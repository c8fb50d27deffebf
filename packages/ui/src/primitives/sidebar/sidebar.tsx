import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useAppShell } from '../app-shell';
import { useShellTexts } from '../app-shell/texts';
import { IconButton } from '../icon-button';
import { type NavItem, NavList } from './nav-list';

/** Props of {@link Sidebar}; the rest goes to its root. */
export type SidebarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Top left: the product's mark. */
  brand: ReactNode;
  /** The destinations, in order; `current` marks the page one is on. */
  items: readonly NavItem[];
  /** Beside the close button: the theme toggle. */
  tools?: ReactNode | undefined;
  /** At the foot: the premium card. */
  footer?: ReactNode | undefined;
  /** Name of the navigation. @default 'Navegación principal' */
  label?: string | undefined;
  /** Name of the button that puts the sidebar away. @default 'Cerrar menú' */
  closeLabel?: string | undefined;
};

/** The contents of the AppShell's sidebar. Following a link closes it where it is a drawer. */
export function Sidebar({
  brand,
  items,
  tools,
  footer,
  label,
  closeLabel,
  className,
  ...rest
}: SidebarProps) {
  const texts = useShellTexts({ navigation: label, closeMenu: closeLabel });
  const { setOpen, wide } = useAppShell();
  const leave = () => {
    if (!wide) setOpen(false);
  };
  return (
    <div {...rest} className={['flex flex-1 flex-col gap-5 p-[min(0.75rem,3.75vw)]', className].join(' ')}>
      <div className="flex min-h-9 items-center gap-1 ps-[min(0.75rem,3.75vw)]">
        <div className="min-w-0 flex-1">{brand}</div>
        {tools}
        <IconButton label={texts.closeMenu} icon={<X />} size="sm" onClick={() => setOpen(false)} />
      </div>
      <NavList label={texts.navigation} items={items} onNavigate={leave} />
      {footer ? <div className="mt-auto">{footer}</div> : null}
    </div>
  );
}
