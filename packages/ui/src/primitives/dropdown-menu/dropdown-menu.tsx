import * as Radix from '@radix-ui/react-dropdown-menu';
import { Slottable } from '@radix-ui/react-slot';
import type { ComponentProps, FC, ReactNode } from 'react';
import { useButtonAsOrigin } from '../../lib/focus-origin';
import { usePortalLocale } from '../../lib/locale';
import type { AsChildProps, OpenProps, PlacedProps } from '../../lib/parts';
import { disabledLink } from '../../lib/press';

/** Props of {@link DropdownMenu}. */
export type DropdownMenuProps = {
  /** Whether the page behind it is out of reach. */
  modal?: boolean | undefined;
} & OpenProps &
  Radix.DropdownMenuProps;

/** Holds a menu. It does not freeze the page: a press outside closes it and still counts. */
export function DropdownMenu({ modal = false, ...rest }: DropdownMenuProps) {
  return <Radix.Root modal={modal} {...rest} />;
}

/** The button that opens it. */
export const DropdownMenuTrigger: FC<AsChildProps & ComponentProps<typeof Radix.Trigger>> = Radix.Trigger;

/** Props of {@link DropdownMenuContent}. */
export type DropdownMenuContentProps = PlacedProps & ComponentProps<typeof Radix.Content>;

/** The list. Arrows, Home, End and first letters move; Escape closes and returns the focus. */
export function DropdownMenuContent({
  className,
  align = 'end',
  sideOffset = 6,
  ...rest
}: DropdownMenuContentProps) {
  const { lang } = usePortalLocale();
  const origin = useButtonAsOrigin(rest);
  return (
    <Radix.Portal>
      <Radix.Content
        lang={lang}
        collisionPadding={8}
        {...rest}
        {...origin}
        align={align}
        sideOffset={sideOffset}
        className={[
          'z-popover max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-ink shadow-overlay own:max-w-[calc(100vw-16px)] own:min-w-[min(14rem,100vw-16px)] data-[state=open]:animate-rise-in',
          className,
        ].join(' ')}
      />
    </Radix.Portal>
  );
}

/** Props of {@link DropdownMenuItem}. */
export type DropdownMenuItemProps = {
  /** A drawing before the text; decoration. */
  icon?: ReactNode | undefined;
  /** A word at the end: a size, a shortcut. */
  detail?: ReactNode | undefined;
  /** `danger` for what destroys something. */
  tone?: 'ink' | 'danger' | undefined;
  /** Cannot be chosen; the arrow keys pass it. */
  disabled?: boolean | undefined;
  /** Runs the action; the menu closes unless it prevents that. */
  onSelect?: ((event: Event) => void) | undefined;
  /** Dresses its only child, a link, in which icon and detail then stand. */
  asChild?: boolean | undefined;
} & ComponentProps<typeof Radix.Item>;

/** One action. `onSelect` runs it and the menu closes; `asChild` dresses a link. */
export function DropdownMenuItem({
  icon,
  detail,
  tone = 'ink',
  className,
  children,
  asChild = false,
  ...rest
}: DropdownMenuItemProps) {
  const look = [
    'flex min-h-9 items-center gap-2.5 rounded-control px-2.5 py-1.5 text-small outline-none select-none pointer-coarse:touch-target data-disabled:opacity-45 data-highlighted:bg-hover forced:data-highlighted:outline-2',
    tone === 'danger' ? 'text-danger-text' : '',
    className,
  ].join(' ');
  return (
    <Radix.Item
      {...rest}
      {...(asChild && rest.disabled ? disabledLink : {})}
      asChild={asChild}
      className={look}
    >
      {icon ? (
        <span aria-hidden="true" className="inline-flex shrink-0 text-ink-muted [&>svg]:size-4">
          {icon}
        </span>
      ) : null}
      <Slottable>{asChild ? children : <span className="flex-1">{children}</span>}</Slottable>
      {detail ? <span className="ms-auto text-caption text-ink-faint">{detail}</span> : null}
    </Radix.Item>
  );
}

/** What the items below are about; not an item itself. */
export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof Radix.Label>) {
  return <Radix.Label {...rest} className={['px-2.5 py-2 text-small text-ink-muted', className].join(' ')} />;
}

/** A hairline between groups of items. */
export function DropdownMenuSeparator({ className, ...rest }: ComponentProps<typeof Radix.Separator>) {
  return (
    <Radix.Separator {...rest} className={['own:-mx-1.5 own:my-1.5 own:h-px bg-line', className].join(' ')} />
  );
}
