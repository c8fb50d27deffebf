import * as Radio from '@radix-ui/react-radio-group';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import type { ControlProps } from '../../lib/control';
import { chooseByArrow } from '../../lib/radio-keys';
import { useChoice } from '../../lib/use-choice';
import { useSharedRef } from '../../lib/use-shared-ref';
import { focusVisible } from '../../lib/visible-focus';
import { useFieldControl, useGroupLabel } from '../field';

const groupVariants = cva('own:inline-flex own:max-w-full', {
  variants: {
    /** `segmented` is one control in pieces, for views; `chips` wrap, for filters. @default segmented */
    look: {
      segmented: 'rounded-control border border-line-strong bg-sunken p-0.5',
      chips: 'flex-wrap gap-2',
    },
  },
  defaultVariants: { look: 'segmented' },
});

const itemVariants = cva(
  'inline-flex items-center justify-center gap-2 text-small font-semibold text-ink-muted transition-colors duration-fast ease-settle pointer-coarse:touch-target hover:text-ink disabled:opacity-45 [&>svg]:size-4',
  {
    variants: {
      look: {
        segmented:
          'min-h-9 rounded-[calc(var(--trazo-radius-control)-2px)] border border-transparent px-3.5 data-[state=checked]:border-line-strong data-[state=checked]:bg-raised data-[state=checked]:text-ink data-[state=checked]:shadow-raised forced:data-[state=checked]:border-[Highlight] forced:data-[state=checked]:text-[Highlight]',
        chips:
          'min-h-9 rounded-full border border-line-strong bg-raised px-3.5 hover:bg-hover data-[state=checked]:border-transparent data-[state=checked]:bg-inverse data-[state=checked]:text-inverse-ink forced:data-[state=checked]:border-[Highlight] forced:data-[state=checked]:text-[Highlight] forced:data-[state=checked]:bg-[Canvas]',
      },
    },
    defaultVariants: { look: 'segmented' },
  },
);

/** One choice of {@link ToggleGroup}. */
export type ToggleOption<Value extends string = string> = {
  value: Value;
  label: string;
  icon?: ReactNode | undefined;
  /** After the label: a Badge. */
  badge?: ReactNode | undefined;
  disabled?: boolean | undefined;
};

/** Props of {@link ToggleGroup}; the rest goes to the group. */
export type ToggleGroupProps<Value extends string = string> = {
  /** Names the group for screen readers. Left out inside a Field, whose label names it. */
  label?: string | undefined;
  /** The choices, in order. */
  options: readonly ToggleOption<Value>[];
  /** The chosen value. Left out, it keeps its own. */
  value?: Value | undefined;
  /** Chosen at first, and again when the form is reset; the first option unless told otherwise. */
  defaultValue?: Value | undefined;
  /** Called with the value that was chosen. */
  onValueChange?: ((value: Value) => void) | undefined;
} & VariantProps<typeof groupVariants> &
  ControlProps &
  Omit<
    ComponentProps<typeof Radio.Root>,
    'value' | 'defaultValue' | 'onValueChange' | 'asChild' | 'children' | 'loop' | 'orientation'
  >;

/** One of a few views or filters, always exactly one: a radio group by its keys and its role. */
export function ToggleGroup<Value extends string>({
  label,
  options,
  value,
  defaultValue = options[0]?.value,
  onValueChange,
  look,
  className,
  onFocusCapture,
  onKeyDownCapture,
  ref,
  ...rest
}: ToggleGroupProps<Value>) {
  const [root, attach] = useSharedRef(ref);
  const { required = false, disabled = false, ...wiring } = useFieldControl(rest);
  const [chosen, choose] = useChoice<Value | undefined>({ value, defaultValue, onValueChange: tell }, root);
  function tell(next: Value | undefined) {
    if (next !== undefined) onValueChange?.(next);
  }
  return (
    <Radio.Root
      {...rest}
      {...wiring}
      {...useGroupLabel(label)}
      ref={attach}
      required={required}
      disabled={disabled}
      onFocusCapture={focusVisible(onFocusCapture)}
      onKeyDownCapture={chooseByArrow(onKeyDownCapture)}
      value={chosen ?? null}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next);
        if (option) choose(option.value);
      }}
      className={groupVariants({ look, className })}
    >
      {options.map((option) => (
        <Radio.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          className={itemVariants({ look })}
        >
          {option.icon}
          {option.label}
          {option.badge}
        </Radio.Item>
      ))}
    </Radio.Root>
  );
}
