import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ControlProps, controlVariants } from '../../lib/control';
import { tellValue } from '../../lib/tell-value';
import { useFieldControl } from '../field';

/** One choice of a {@link Select}. */
export type SelectOption<Value extends string = string> = {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
};

/** Props of {@link Select}; the rest goes to the `<select>`, `className` to the box around it. */
export type SelectProps<Value extends string = string> = {
  /** The choices, in order. */
  options: readonly SelectOption<Value>[];
  /** The chosen value, kept by the consumer; goes with `onValueChange` or `onChange`. */
  value?: Value | undefined;
  /** Chosen at first, and again when the form is reset. */
  defaultValue?: Value | undefined;
  /** Called with each new value, after `onChange`. */
  onValueChange?: ((value: Value) => void) | undefined;
} & ControlProps &
  Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'children' | 'size' | 'multiple'>;

/** A native select: the platform's own list, which works everywhere by keyboard and touch. */
export function Select<Value extends string>({
  options,
  className,
  onChange,
  onValueChange,
  ...rest
}: SelectProps<Value>) {
  const tell = (chosen: string) => {
    const option = options.find(({ value }) => value === chosen);
    if (option) onValueChange?.(option.value);
  };
  return (
    <div className={['relative', className].join(' ')}>
      <select
        {...rest}
        {...useFieldControl(rest)}
        onChange={tellValue(onChange, tell)}
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
