import { cva } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { pressableVariants } from '../button/button.variants';
import { Spinner } from '../spinner';

const sizeVariants = cva('shrink-0', {
  variants: { size: { sm: 'own:size-8', md: 'own:size-10', lg: 'own:size-12' } },
});

/** Props of {@link IconButton}; the rest goes to the `<button>`. */
export type IconButtonProps = {
  /** What it does, in words: its name, and its tooltip when the pointer rests. */
  label: string;
  /** The drawing. */
  icon: ReactNode;
  /** Look; `ghost` by default. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  /** 32, 40 or 48 px; at least 44 px under a finger. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Shows a spinner and ignores presses. */
  loading?: boolean | undefined;
  /** Cannot be pressed. */
  disabled?: boolean | undefined;
  /** `submit` sends the form around it; a plain button does not. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Takes away the native tooltip, for use inside Tooltip. */
  untitled?: boolean | undefined;
} & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>;

/** A button that is only a drawing; its name is not optional. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  loading = false,
  untitled = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  // A gallery has hundreds, of one look.
  const look = useMemo(
    () => pressableVariants({ variant, className: sizeVariants({ size, className }) }),
    [variant, size, className],
  );
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={untitled ? undefined : label}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      data-loading={loading ? '' : undefined}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
      className={look}
    >
      <span aria-hidden="true" className="inline-flex [&>svg]:size-5">
        {loading ? <Spinner /> : icon}
      </span>
    </button>
  );
}
