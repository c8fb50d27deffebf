import { type ComponentProps, type ReactNode, useId, useMemo, useState } from 'react';
import { onDemand, useOnDemand } from '../../lib/on-demand';
import { SkipLink } from '../skip-link';
import { type Shell, ShellContext } from './shell-context';
import { useShellTexts } from './texts';
import { useWindowWidth } from './use-window-width';

const drawer = onDemand(
  () => import('./drawer'),
  ({ Drawer }) => Drawer,
);

/** Where a standing sidebar finds room: 1024 px at the default text size, more when text is larger. */
const WIDE_REM = 64;

/** Props of {@link AppShell}; the rest goes to its root. */
export type AppShellProps = ComponentProps<'div'> & {
  /** A Sidebar. */
  sidebar: ReactNode;
  /** A TopBar. */
  topBar: ReactNode;
  /** Id of the `<main>`, where the skip link leads. */
  contentId?: string | undefined;
  /** Text of the skip link. @default 'Saltar al contenido' */
  skipText?: string | undefined;
  /** Name of the drawer on a phone. @default 'Navegación principal' */
  menuLabel?: string | undefined;
  /** The code of the drawer could not be fetched; the next press tries again. */
  onLoadError?: ((error: unknown) => void) | undefined;
};

/** The frame of the signed-in screens. The sidebar stands beside the content, or is a drawer on a phone. */
export function AppShell({
  sidebar,
  topBar,
  contentId = 'contenido',
  skipText,
  menuLabel,
  onLoadError,
  className,
  children,
  ...rest
}: AppShellProps) {
  const texts = useShellTexts({ navigation: menuLabel });
  const wide = useWindowWidth(WIDE_REM, true);
  const sidebarId = useId();
  const [standing, setStanding] = useState(true);
  const [drawn, setDrawn] = useState(false);
  // A drawer that was open on a narrow window does not open by itself when it is narrow again.
  if (wide && drawn) setDrawn(false);
  const open = wide ? standing : drawn;
  const setOpen = wide ? setStanding : setDrawn;
  const Drawer = useOnDemand(drawer, !wide && drawn, (error) => {
    setDrawn(false);
    onLoadError?.(error);
  });
  const shell = useMemo<Shell>(
    () => ({ open, setOpen, wide, sidebarId, prefetch: wide ? () => {} : drawer.prefetch }),
    [open, setOpen, wide, sidebarId],
  );
  return (
    <ShellContext value={shell}>
      <div {...rest} className={['flex min-h-dvh bg-paper text-ink', className].join(' ')}>
        <SkipLink targetId={contentId}>{skipText}</SkipLink>
        {wide && open ? (
          <aside
            id={sidebarId}
            className="sticky top-0 flex h-dvh w-64 shrink-0 flex-col overflow-y-auto border-e border-line bg-raised"
          >
            {sidebar}
          </aside>
        ) : null}
        {wide || !Drawer ? null : (
          <Drawer id={sidebarId} label={texts.navigation} open={open} onOpenChange={setOpen}>
            {sidebar}
          </Drawer>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          {topBar}
          <main
            id={contentId}
            tabIndex={-1}
            className="flex-1 px-[min(1rem,5vw)] py-6 outline-none at-30:px-[min(1.5rem,5vw)] at-64:px-[min(2.5rem,5vw)] at-64:py-8"
          >
            {children}
          </main>
        </div>
      </div>
    </ShellContext>
  );
}
