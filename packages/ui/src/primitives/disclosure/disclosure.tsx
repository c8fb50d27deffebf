import * as Radix from '@radix-ui/react-collapsible';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { OpenProps } from '../../lib/parts';
import { Button } from '../button';

/** Props of {@link Disclosure}; the rest goes to the element around button and panel. */
export type DisclosureProps = {
  /** Text of the button. */
  label: ReactNode;
  /** A drawing before the text; decoration. */
  icon?: ReactNode | undefined;
  /** Beside the button: other controls of the same row. */
  aside?: ReactNode | undefined;
  /** Cannot be opened or closed. */
  disabled?: boolean | undefined;
} & OpenProps &
  Omit<ComponentProps<typeof Radix.Root>, 'asChild' | 'onOpenChange'>;

/** A button that shows or hides what is below it: the filter panel, the technical details. */
export function Disclosure({ label, icon, aside, className, children, ...rest }: DisclosureProps) {
  return (
    <Radix.Root {...rest} className={['grid gap-3', className].join(' ')}>
      <div className="flex flex-wrap items-center gap-3">
        <Radix.Trigger asChild>
          <Button
            variant="secondary"
            iconStart={icon}
            iconEnd={<ChevronDown />}
            className="[&[data-state=open]>span:last-child]:rotate-180"
          >
            {label}
          </Button>
        </Radix.Trigger>
        {aside}
      </div>
      <Radix.Content className="data-[state=open]:animate-fade-in">{children}</Radix.Content>
    </Radix.Root>
  );
}
