import { Slot, Slottable } from '@radix-ui/react-slot';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { disabledLink } from '../../lib/press';
import { Spinner } from '../spinner';
import { type ButtonVariants, buttonVariants } from './button.variants';
import { useButtonTexts } from './texts';

/** Props of {@link Button}; the rest goes to the `<button>`. */
export type ButtonProps = {
  /** Drawn before the text; decoration, so hidden from screen readers. */
  iconStart?: ReactNode | undefined;
  /** Drawn after the text. */
  iconEnd?: ReactNode | undefined;
  /** Shows a spinner and ignores presses, keeping focus where it is. */
  loading?: boolean | undefined;
  /** Text while loading; the button's own text stays when it is not given. */
  loadingText?: string | undefined;
  /** Dresses its only child (a router link, say) as the button; disabled or loading, it is not followed. */
  asChild?: boolean | undefined;
  /** Cannot be pressed. */
  disabled?: boolean | undefined;
  /** `submit` sends the form around it; a plain button does not. */
  type?: 'button' | 'submit' | 'reset' | undefined;
} & ButtonVariants &
  ComponentProps<'button'>;

/** An action. `primary` leads and stands once per view; `danger` destroys; `premium` sells. */
export function Button({
  variant,
  size,
  width,
  iconStart,
  iconEnd,
  loading = false,
  loadingText,
  asChild = false,
  disabled = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const texts = useButtonTexts();
  const Root = asChild ? Slot : 'button';
  const waiting = loading ? ({ 'aria-disabled': true, 'aria-busy': true, 'data-loading': '' } as const) : {};
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Root
      {...rest}
      {...waiting}
      {...(asChild ? {} : { type, disabled })}
      {...(asChild && (disabled || loading) ? disabledLink : {})}
      onClick={press}
      className={buttonVariants({ variant, size, width, className })}
    >
      {loading ? <Spinner label={loadingText ? undefined : texts.loading} /> : icon(iconStart)}
      <Slottable>{asChild ? children : held(loading && loadingText ? loadingText : children)}</Slottable>
      {icon(iconEnd)}
    </Root>
  );
}

/**
 * A text in an element of its own. A browser that translates the page puts elements of its own in the place of texts:
 * React would look for the text to put a spinner before it, and break.
 */
const held = (node: ReactNode) => (typeof node === 'string' ? <span>{node}</span> : node);

function icon(node: ReactNode) {
  return node ? (
    <span aria-hidden="true" className="inline-flex shrink-0 [&>svg]:size-[1.15em]">
      {node}
    </span>
  ) : null;
}
