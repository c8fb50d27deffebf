import type { ReactNode } from 'react';
import { RadioTiles, type RadioTilesProps } from '../../primitives/radio-tiles';
import { wizardTexts } from '../texts/wizard';
import { IndustryIcon } from './industry-icon';

/** One industry that can be chosen. */
export type IndustryOption = {
  id: string;
  label: string;
  /** Replaces the drawn icon that the id has. */
  icon?: ReactNode | undefined;
};

/** Props of {@link IndustryPicker}; the rest goes to the radio group. */
export type IndustryPickerProps = Omit<RadioTilesProps, 'options' | 'label' | 'tile'> & {
  options: readonly IndustryOption[];
  label?: string | undefined;
};

/** At least two columns, however narrow: fifteen tiles in one would be a long way down. */
const GRID =
  '*:[[role=radiogroup]]:grid-cols-[repeat(auto-fill,minmax(min(calc(50%-0.375rem),10.5rem),1fr))]';
/** The mark of the chosen one sits in the corner, so that 'Entretenimiento' has its line to itself. */
const INDICATOR =
  '[&_[role=radio]>:last-child>:last-child]:absolute [&_[role=radio]>:last-child>:last-child]:top-2 [&_[role=radio]>:last-child>:last-child]:right-2';

/** The industry of the company, one of the options (fifteen in the product), each with its drawing. */
export function IndustryPicker({
  options,
  label = wizardTexts.industry.label,
  hideLabel = true,
  className,
  ...rest
}: IndustryPickerProps) {
  return (
    <RadioTiles
      {...rest}
      label={label}
      hideLabel={hideLabel}
      tile="sm"
      className={`${GRID} ${INDICATOR} hyphens-auto ${className ?? ''}`}
      options={options.map(({ id, label: name, icon }) => ({
        value: id,
        label: name,
        media: (
          <span className="grid h-18 place-items-center text-ink-muted transition-colors group-hover:text-ink group-data-[state=checked]:text-accent-text [&>svg]:size-9">
            {icon ?? <IndustryIcon industry={id} />}
          </span>
        ),
      }))}
    />
  );
}
