import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { usePortalLocale } from '../../lib/locale';
import type { PlacedProps } from '../../lib/parts';

/** Props of {@link Tooltip}; the rest goes to the bubble. */
export type TooltipProps = {
  /** What it says. */
  content: ReactNode;
  /** The one control it explains; it must take a ref and the focus. */
  children: ReactElement;
  /** Shown from the start, until the pointer or the focus has come and gone. */
  defaultOpen?: boolean | undefined;
} & PlacedProps &
  Omit<ComponentProps<typeof Radix.Content>, 'children' | 'content' | 'asChild'>;

/** A word about a control, on hover and on focus. Never the only place where something is said. */
export function Tooltip({
  content,
  children,
  className,
  sideOffset = 6,
  defaultOpen = false,
  ...rest
}: TooltipProps) {
  const written = usePortalLocale();
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            {...written}
            collisionPadding={8}
            {...rest}
            sideOffset={sideOffset}
            className={[
              'z-tooltip own:max-w-64 rounded-control bg-inverse px-2.5 py-1.5 text-caption text-inverse-ink animate-fade-in forced-fill',
              className,
            ].join(' ')}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
