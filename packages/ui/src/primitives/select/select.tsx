import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ControlProps, controlVariants } from '../../lib/control';
import { tellValue } from '../../lib/tell-value';
import { useFieldControl } from '../field';

/** One choice of a {@link Select}. */
export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

/** Props of {@link Select}; the rest goes to the `<select>`, `className` to the box around it. */
export type SelectProps = {
  /** The choices, in order. */
  options: readonly SelectOption[];
  /** The chosen value, kept by the consumer; goes with `onChange`. */
  value?: string | readonly string[] | number | undefined;
  /** Chosen at first, and again when the form is reset. */
  defaultValue?: string | readonly string[] | number | undefined;
  /** Called with each new value, after `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
} & ControlProps &
  Omit<ComponentProps<'select'>, 'children' | 'size' | 'multiple'>;

/** A native select: the platform's own list, which works everywhere by keyboard and touch. */
export function Select({ options, className, onChange, onValueChange, ...rest }: SelectProps) {
  return (
    <div className={['relative', className].join(' ')}>
      <select
        {...rest}
        {...useFieldControl(rest)}
        onChange={tellValue(onChange, onValueChange)}
        className={controlVariants({ className: 'appearance-none truncate pe-9' })}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-muted"
      />
    </div>
  );
}
