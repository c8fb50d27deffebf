import * as Radix from '@radix-ui/react-switch';
import { type ComponentProps, type ReactNode, useId } from 'react';
import type { ControlProps } from '../../lib/control';
import { useChoice } from '../../lib/use-choice';
import { useSharedRef } from '../../lib/use-shared-ref';
import { focusVisible } from '../../lib/visible-focus';
import { useFieldControl } from '../field';

/** Props of {@link Switch}; the rest goes to the switch, `className` to its row. */
export type SwitchProps = {
  /** What is switched. Left out inside a Field, whose label names it. */
  label?: ReactNode | undefined;
  /** One line about it. */
  description?: ReactNode | undefined;
  /** Whether it is on. Left out, it keeps its own. */
  checked?: boolean | undefined;
  /** Whether it is on at first, and again when the form is reset. */
  defaultChecked?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
} & ControlProps &
  Omit<ComponentProps<typeof Radix.Root>, 'asChild' | 'children' | 'onCheckedChange'>;

/** On or off, at once, without a save button. */
export function Switch({
  label,
  description,
  className,
  checked,
  defaultChecked = false,
  onCheckedChange,
  ref,
  ...rest
}: SwitchProps) {
  const base = useId();
  const descriptionId = description ? `${base}text` : undefined;
  const [root, attach] = useSharedRef(ref);
  const [on, turn] = useChoice(
    { value: checked, defaultValue: defaultChecked, onValueChange: onCheckedChange },
    root,
  );
  const described = [rest['aria-describedby'], descriptionId].filter(Boolean).join(' ') || undefined;
  const {
    id,
    required = false,
    disabled = false,
    ...wiring
  } = useFieldControl({
    ...rest,
    'aria-describedby': described,
  });
  const controlId = id ?? `${base}switch`;
  return (
    <div
      onFocusCapture={focusVisible()}
      className={['flex min-h-11 items-center justify-between gap-4', className].join(' ')}
    >
      <div className="min-w-0">
        {label ? (
          <label htmlFor={controlId} className="block text-small font-semibold">
            {label}
          </label>
        ) : null}
        {description ? (
          <p id={descriptionId} className="text-small text-ink-muted">
            {description}
          </p>
        ) : null}
      </div>
      <Radix.Root
        {...rest}
        {...wiring}
        ref={attach}
        id={controlId}
        required={required}
        disabled={disabled}
        checked={on}
        onCheckedChange={turn}
        className="relative h-6 w-11 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors duration-fast ease-settle data-[state=checked]:border-accent-edge data-[state=checked]:bg-accent disabled:opacity-45 after:absolute after:inset-x-0 after:-inset-y-2.75"
      >
        <Radix.Thumb className="ms-1 block size-4 rounded-full bg-ink-muted transition-[margin] duration-fast ease-settle data-[state=checked]:ms-5.5 data-[state=checked]:bg-accent-ink forced:bg-[ButtonText] forced:data-[state=checked]:bg-[HighlightText]" />
      </Radix.Root>
    </div>
  );
}
