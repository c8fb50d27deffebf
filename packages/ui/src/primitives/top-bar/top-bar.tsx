import { Menu } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useAppShell } from '../app-shell';
import { useShellTexts } from '../app-shell/texts';
import { IconButton } from '../icon-button';

/** Props of {@link TopBar}; the rest goes to the `<header>`. */
export type TopBarProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** After the menu button: the brand, a title. */
  start?: ReactNode | undefined;
  /** At the end: credits, the avatar's menu. */
  end?: ReactNode | undefined;
  /** Name of the menu button while the sidebar is hidden. @default 'Abrir menú' */
  openLabel?: string | undefined;
  /** Name of the menu button while the sidebar shows. @default 'Cerrar menú' */
  closeLabel?: string | undefined;
};

/** The bar above the content, with the button that shows and hides the sidebar. */
export function TopBar({ start, end, openLabel, closeLabel, className, ...rest }: TopBarProps) {
  const texts = useShellTexts({ menu: openLabel, closeMenu: closeLabel });
  const { open, setOpen, wide, sidebarId, prefetch } = useAppShell();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(open);
  // A standing sidebar that is put away by its own cross takes the focus along; this button calls it back.
  useEffect(() => {
    const isPutAway = wide && wasOpen.current && !open;
    wasOpen.current = open;
    if (isPutAway && document.activeElement === document.body) button.current?.focus();
  }, [open, wide]);
  return (
    <header
      {...rest}
      className={[
        'sticky top-0 z-sticky flex min-h-14 items-center gap-[min(0.5rem,2.5vw)] border-b border-line bg-paper px-[min(0.5rem,2.5vw)] at-30:px-4',
        className,
      ].join(' ')}
    >
      <IconButton
        ref={button}
        label={open ? texts.closeMenu : texts.menu}
        icon={<Menu />}
        aria-expanded={open}
        aria-controls={open ? sidebarId : undefined}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => setOpen(!open)}
      />
      <div className="flex min-w-0 flex-1 items-center gap-3">{start}</div>
      <div className="flex shrink-0 items-center gap-[min(0.5rem,2.5vw)] at-30:gap-3">{end}</div>
    </header>
  );
}
