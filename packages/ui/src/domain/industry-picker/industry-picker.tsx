import type { ReactNode } from 'react';
import { RadioTiles, type RadioTilesProps } from '../../primitives/radio-tiles';
import { useWizardTexts } from '../texts/wizard';
import { IndustryIcon } from './industry-icon';

/** One industry that can be chosen. */
export type IndustryOption<Value extends string = string> = {
  /** Id of an industry, which has a drawing of its own. */
  value: Value;
  /** Its name. */
  label: string;
  /** Replaces the drawn icon that the value has. */
  icon?: ReactNode | undefined;
};

/** Props of {@link IndustryPicker}; the rest goes to the radio group. */
export type IndustryPickerProps<Value extends string = string> = Omit<
  RadioTilesProps<Value>,
  'options' | 'label' | 'tile' | 'indicator'
> & {
  /** The industries, in order; each has a drawing of its own unless `icon` replaces it. */
  options: readonly IndustryOption<Value>[];
  /** Name of the group. */
  label?: string | undefined;
};

/** The industry of the company, one of the options (fifteen in the product), each with its drawing. */
export function IndustryPicker<Value extends string>({
  options,
  label,
  hideLabel = true,
  className,
  ...rest
}: IndustryPickerProps<Value>) {
  const texts = useWizardTexts('industry', { label });
  return (
    <RadioTiles
      {...rest}
      label={texts.label}
      hideLabel={hideLabel}
      tile="pairs"
      indicator="corner"
      className={className}
      options={options.map(({ value, label: name, icon }) => ({
        value,
        label: name,
        media: (
          <span className="grid h-18 place-items-center @max-3xs:h-auto @max-3xs:ps-2 text-ink-muted forced-fill transition-colors duration-fast ease-settle group-hover:text-ink group-data-[state=checked]:text-accent-text [&>svg]:size-9 @max-3xs:[&>svg]:size-6">
            {icon ?? <IndustryIcon industry={value} />}
          </span>
        ),
      }))}
    />
  );
}
