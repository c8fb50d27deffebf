import { type ComponentProps, useId } from 'react';
import { useChoice } from '../../lib/use-choice';
import { useSharedRef } from '../../lib/use-shared-ref';
import { Badge } from '../../primitives/badge';
import { type planTexts, usePlanTexts } from '../texts/landing';

/** How often a plan is paid (§4 Plans). */
export type BillingPeriod = 'monthly' | 'yearly';

const PERIODS = ['monthly', 'yearly'] as const satisfies readonly BillingPeriod[];

/** Props of {@link BillingToggle}; the rest goes to the `<fieldset>`. */
export type BillingToggleProps = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'defaultValue' | 'name'
> & {
  /** The chosen period. Left out, it keeps its own. */
  value?: BillingPeriod | undefined;
  /** Chosen at first, and again when the form is reset; monthly unless told otherwise. */
  defaultValue?: BillingPeriod | undefined;
  /** Called with the period that was chosen. */
  onValueChange?: ((value: BillingPeriod) => void) | undefined;
  /** Name under which a form submits the period. */
  name?: string | undefined;
  /** Texts; Spanish by default. `saving` is the badge of the yearly period. */
  texts?: Partial<typeof planTexts.billing> | undefined;
};

/** Monthly or yearly: two native radios drawn as one control, so that keyboard and forms work by themselves. */
export function BillingToggle({
  value: given,
  defaultValue = 'monthly',
  onValueChange,
  name,
  texts: own,
  className,
  ref,
  ...rest
}: BillingToggleProps) {
  const texts = usePlanTexts('billing', own);
  const [root, attach] = useSharedRef(ref);
  const [value, choose] = useChoice({ value: given, defaultValue, onValueChange }, root);
  const ownName = useId();
  return (
    <fieldset {...rest} ref={attach} className={`min-w-0 own:inline-block ${className ?? ''}`}>
      <legend className="sr-only">{texts.label}</legend>
      <div className="flex flex-wrap gap-1 rounded-control border border-line-strong bg-sunken p-1">
        {PERIODS.map((period) => (
          <label
            key={period}
            className="flex min-h-9 cursor-pointer items-center gap-2 rounded-[calc(var(--trazo-radius-control)-2px)] border border-transparent px-3.5 text-small font-semibold text-ink-muted transition-colors duration-fast ease-settle pointer-coarse:touch-target hover:text-ink has-checked:border-line-strong has-checked:bg-raised has-checked:text-ink has-checked:shadow-raised has-disabled:pointer-events-none has-disabled:opacity-45 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced:has-checked:border-2 forced:has-checked:border-accent-edge"
          >
            <input
              type="radio"
              name={name ?? ownName}
              form={name === undefined ? '' : undefined}
              value={period}
              checked={value === period}
              onChange={() => choose(period)}
              className="sr-only"
            />
            {texts[period]}
            {period === 'yearly' ? (
              <Badge tone="premium" size="sm">
                {texts.saving}
              </Badge>
            ) : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
