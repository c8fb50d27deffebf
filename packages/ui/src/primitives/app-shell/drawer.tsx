import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { leaveEscape } from '../../lib/escape';
import { usePortalLocale } from '../../lib/locale';
import { ignoreAlerts, scrimClass, useReturnFocus } from '../dialog/modal';

type Props = {
  id: string;
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** The sidebar where there is no room for one: a modal sheet from the start of the line. */
export function Drawer({ id, label, open, onOpenChange, children }: Props) {
  const written = usePortalLocale();
  const returnFocus = useReturnFocus({});
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          {...written}
          id={id}
          aria-describedby={undefined}
          {...returnFocus}
          onEscapeKeyDown={leaveEscape}
          onInteractOutside={ignoreAlerts}
          className="fixed inset-y-0 start-0 z-dialog flex w-72 max-w-[85vw] flex-col overflow-y-auto overscroll-contain border-e border-line bg-raised text-ink shadow-overlay focus:outline-none data-[state=open]:animate-slide-in data-[state=closed]:animate-slide-out rtl:[--trazo-slide:100%]"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
