import { type ComponentProps, useId } from 'react';

/** Props of {@link Progress}; the rest goes to the `<progress>`, `className` to its block. */
export type ProgressProps = Omit<ComponentProps<'progress'>, 'value' | 'max' | 'children'> & {
  /** What is measured. */
  label: string;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean | undefined;
  /** Current value; omit for indeterminate. */
  value?: number | undefined;
  /** What `value` reaches when it is done, in the same unit. */
  max?: number | undefined;
  /** The amount in words, such as '47/∞ logos'. */
  detail?: string | undefined;
};

/** How far something is, in the platform's own element. */
export function Progress({
  label,
  hideLabel = false,
  value,
  max = 100,
  detail,
  className,
  ...rest
}: ProgressProps) {
  const id = useId();
  return (
    <div className={['grid gap-1.5', className].join(' ')}>
      <div
        className={hideLabel ? 'sr-only' : 'flex flex-wrap items-baseline justify-between gap-x-3 text-small'}
      >
        <span id={id} className="font-semibold">
          {label}
        </span>
        {detail ? <span className="text-ink-muted tabular-nums">{detail}</span> : null}
      </div>
      <progress
        aria-labelledby={id}
        aria-valuetext={detail}
        {...rest}
        max={max}
        {...(value === undefined ? {} : { value })}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full border border-line-strong bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent indeterminate:animate-breathe forced:appearance-auto"
      />
    </div>
  );
}
