import { Bell, House, LogOut, Settings, UserRound } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '../../primitives/avatar';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../primitives/dropdown-menu';
import { wizardTexts } from '../texts/wizard';

/** Whose account it is, and what the menu does; signed out it only leads home. */
export type AccountView =
  | {
      status: 'signed-in';
      name: string;
      email: string;
      /** Address of the picture; the initials stand in when it is missing or fails. */
      avatarSrc?: string | undefined;
      onSettings: () => void;
      onNotifications: () => void;
      /** Asks for confirmation first: that is the consumer's. */
      onSignOut: () => void;
    }
  | { status: 'signed-out'; onHome: () => void };

/** Props of {@link AccountMenu}; the rest goes to its button. */
export type AccountMenuProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  account: AccountView;
  /** Opens and closes it from outside; left out, it looks after itself. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  texts?: Partial<typeof wizardTexts.account> | undefined;
};

/** The avatar in the top bar and its menu (section 2, Top bar). */
export function AccountMenu({
  account,
  open,
  onOpenChange,
  className,
  texts: given,
  ...rest
}: AccountMenuProps) {
  const texts = { ...wizardTexts.account, ...given };
  const signedIn = account.status === 'signed-in';
  return (
    <DropdownMenu
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <DropdownMenuTrigger
        {...rest}
        className={`grid place-items-center rounded-full transition-colors touch-target hover:bg-hover own:size-10 ${className ?? ''}`}
      >
        {signedIn ? (
          <Avatar name={account.name} src={account.avatarSrc} size="sm" />
        ) : (
          <UserRound aria-hidden="true" className="size-5 text-ink-muted" />
        )}
        <span className="sr-only">{signedIn ? `${texts.trigger}: ${account.name}` : texts.trigger}</span>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-64">
        {signedIn ? (
          <>
            <DropdownMenuLabel>
              <span className="flex items-center gap-3">
                <Avatar name={account.name} src={account.avatarSrc} />
                <span className="min-w-0">
                  <span className="block truncate font-semibold text-ink">{account.name}</span>
                  <span className="block truncate">{account.email}</span>
                </span>
              </span>
              <span className="mt-2 flex items-center gap-2 text-xs text-success-text">
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
            <DropdownMenuItem icon={<LogOut />} onSelect={account.onSignOut}>
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
