import { Bell, House, LogOut, Settings } from 'lucide-react';
import { type FocusEvent, type Ref, type RefObject, useLayoutEffect, useRef } from 'react';
import { assignRef } from '../../lib/assign-ref';
import { Avatar } from '../../primitives/avatar';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../primitives/dropdown-menu';
import type { accountTexts } from '../texts/account';
import type { AccountView } from './account-view';

type Props = {
  /** Id of the list. */
  id: string;
  account: AccountView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens it, which stands on its own, and its id: the list is named by it. */
  button: RefObject<HTMLButtonElement | null>;
  buttonId: string;
  /** It was opened without a pointer. */
  byKeyboard: boolean;
  texts: typeof accountTexts.account;
};

/** The menu of the avatar, apart from its button: it is fetched on demand. */
export function AccountMenuList({
  id,
  account,
  open,
  onOpenChange,
  button,
  buttonId,
  byKeyboard,
  texts,
}: Props) {
  // Radix leads a key's user to the first item, but only if it was there when the key was pressed, and nobody who
  // presses without a key. It is done once: the pointer that leaves an item gives the focus to the list again.
  const leads = useRef(false);
  useLayoutEffect(() => {
    leads.current = open && byKeyboard;
  }, [open, byKeyboard]);
  function leadToFirst({ target, currentTarget }: FocusEvent) {
    if (!leads.current || target !== currentTarget) return;
    leads.current = false;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }
  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger asChild>
        <Elsewhere button={button} />
      </DropdownMenuTrigger>
      <DropdownMenuContent id={id} className="w-64" aria-labelledby={buttonId} onFocus={leadToFirst}>
        {account.status === 'signed-in' ? (
          <>
            <DropdownMenuLabel>
              <span className="flex items-center gap-3">
                <Avatar name={account.name} src={account.avatarSrc} />
                <span className="min-w-0">
                  <span className="block font-semibold wrap-anywhere text-ink">{account.name}</span>
                  <span className="block wrap-anywhere">{account.email}</span>
                </span>
              </span>
              <span className="mt-2 flex items-center gap-2 text-caption text-success-text">
                <span aria-hidden="true" className="size-1.5 rounded-full bg-success-edge" />
                {texts.secure}
              </span>
            </DropdownMenuLabel>
            <DropdownMenuSeparator />
            <DropdownMenuItem icon={<Settings />} onSelect={account.onSettings}>
              {texts.settings}
            </DropdownMenuItem>
            <DropdownMenuItem icon={<Bell />} onSelect={account.onNotifications}>
              {texts.notifications}
            </DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem icon={<LogOut className="rtl:-scale-x-100" />} onSelect={account.onSignOut}>
              {texts.signOut}
            </DropdownMenuItem>
          </>
        ) : (
          <DropdownMenuItem icon={<House />} onSelect={account.onHome}>
            {texts.home}
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

type ElsewhereProps = { button: RefObject<HTMLButtonElement | null>; ref?: Ref<HTMLButtonElement> };

/** Gives Radix a button that another component renders, to place the menu by and to return the focus to. */
function Elsewhere({ button, ref }: ElsewhereProps) {
  useLayoutEffect(() => assignRef(ref, button.current), [button, ref]);
  return null;
}
