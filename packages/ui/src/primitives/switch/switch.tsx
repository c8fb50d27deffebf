import * as Radix from '@radix-ui/react-switch';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** Props of {@link Switch}; the rest goes to the switch, `className` to its row. */
export type SwitchProps = Omit<ComponentProps<typeof Radix.Root>, 'asChild' | 'children'> & {
  /** What is switched. */
  label: ReactNode;
  /** One line about it. */
  description?: ReactNode | undefined;
};

/** On or off, at once, without a save button. */
export function Switch({ label, description, className, id, ...rest }: SwitchProps) {
  const base = useId();
  const controlId = id ?? `${base}switch`;
  const descriptionId = description ? `${base}text` : undefined;
  return (
    <div className={['flex min-h-11 items-center justify-between gap-4', className].join(' ')}>
      <div className="min-w-0">
        <label htmlFor={controlId} className="block text-small font-semibold">
          {label}
        </label>
        {description ? (
          <p id={descriptionId} className="text-small text-ink-muted">
            {description}
          </p>
        ) : null}
      </div>
      <Radix.Root
        aria-describedby={descriptionId}
        {...rest}
        id={controlId}
        className="relative h-6 w-11 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors duration-fast ease-settle data-[state=checked]:border-accent-edge data-[state=checked]:bg-accent disabled:opacity-45 after:absolute after:inset-x-0 after:-inset-y-2.75"
      >
        <Radix.Thumb className="block size-4 translate-x-1 rounded-full bg-ink-muted transition-transform duration-fast ease-settle data-[state=checked]:translate-x-[1.4rem] data-[state=checked]:bg-accent-ink forced:bg-[ButtonText] forced:data-[state=checked]:bg-[HighlightText]" />
      </Radix.Root>
    </div>
  );
}
