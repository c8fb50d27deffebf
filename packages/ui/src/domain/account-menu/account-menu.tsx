import { UserRound } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useState,
} from 'react';
import { onDemand, useOnDemand } from '../../lib/on-demand';
import { useSharedRef } from '../../lib/use-shared-ref';
import { Avatar } from '../../primitives/avatar';
import { type accountTexts, useAccountTexts } from '../texts/account';
import type { AccountView } from './account-view';

/** Props of {@link AccountMenu}; the rest goes to its button. */
export type AccountMenuProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  /**
   * Whose account it is and what the menu does: `signed-in` with name, e-mail and three actions, or
   * `signed-out`.
   */
  account: AccountView;
  /** Opens and closes it from outside; left out, it looks after itself. */
  open?: boolean | undefined;
  /** Told when the menu opens or closes, whoever did it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The code of the menu could not be fetched; the next press tries again. */
  onLoadError?: ((error: unknown) => void) | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof accountTexts.account> | undefined;
};

const list = onDemand(
  () => import('./account-menu-list'),
  ({ AccountMenuList }) => AccountMenuList,
);

/**
 * The avatar in the top bar and its menu (section 2, Top bar). The button is all that is there at first; the
 * menu is fetched when the button is pointed at, focused or pressed.
 */
export function AccountMenu({
  account,
  open: given,
  onOpenChange,
  onLoadError,
  className,
  texts: givenTexts,
  id,
  ref,
  onPointerDown,
  onPointerEnter,
  onKeyDown,
  onKeyUp,
  onClick,
  onFocus,
  ...rest
}: AccountMenuProps) {
  const texts = useAccountTexts('account', givenTexts);
  const ownId = useId();
  const buttonId = id ?? ownId;
  const listId = useId();
  const [button, attach] = useSharedRef(ref);

  const [own, setOwn] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const open = given ?? own;
  function setOpen(next: boolean) {
    setOwn(next);
    onOpenChange?.(next);
  }
  const List = useOnDemand(list, open, (error) => {
    setOpen(false);
    onLoadError?.(error);
  });
  const shown = open && List !== undefined;

  function press(event: PointerEvent<HTMLButtonElement>) {
    onPointerDown?.(event);
    if (event.button !== 0 || event.ctrlKey) return;
    // A press that opens leaves the focus to the menu.
    if (!open) event.preventDefault();
    setByKeyboard(false);
    setOpen(!open);
  }
  function pressKey(event: KeyboardEvent<HTMLButtonElement>) {
    onKeyDown?.(event);
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    event.preventDefault();
    setByKeyboard(true);
    setOpen(event.key === 'ArrowDown' || !open);
  }
  /** A press by assistive technology or by voice: a click that neither pointer nor key came before. */
  function pressWithout(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (event.detail !== 0) return;
    setByKeyboard(true);
    setOpen(!open);
  }

  const signedIn = account.status === 'signed-in';
  return (
    <>
      <button
        {...rest}
        ref={attach}
        id={buttonId}
        type="button"
        aria-haspopup="menu"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        data-state={shown ? 'open' : 'closed'}
        onPointerDown={press}
        onKeyDown={pressKey}
        onKeyUp={(event) => {
          onKeyUp?.(event);
          // Firefox makes a click of the Space key that is let go, whatever became of its press.
          if (event.key === ' ') event.preventDefault();
        }}
        onClick={pressWithout}
        onPointerEnter={(event) => {
          onPointerEnter?.(event);
          list.prefetch();
        }}
        onFocus={(event) => {
          onFocus?.(event);
          list.prefetch();
        }}
        className={`grid place-items-center rounded-full transition-colors duration-fast ease-settle pointer-coarse:touch-target hover:bg-hover own:size-10 ${className ?? ''}`}
      >
        {signedIn ? (
          <Avatar name={account.name} src={account.avatarSrc} size="sm" />
        ) : (
          <UserRound aria-hidden="true" className="size-5 text-ink-muted" />
        )}
        <span className="sr-only">{signedIn ? `${texts.trigger}: ${account.name}` : texts.trigger}</span>
      </button>
      {List ? (
        <List
          id={listId}
          account={account}
          open={open}
          onOpenChange={setOpen}
          button={button}
          buttonId={buttonId}
          byKeyboard={byKeyboard}
          texts={texts}
        />
      ) : null}
    </>
  );
}
