import { RadioTiles, type RadioTilesProps } from '../../primitives/radio-tiles';
import { HeldImage } from '../live-preview/held-image';
import { groundClass } from '../logo-stage/ground';
import { useWizardTexts } from '../texts/wizard';
import { StyleSample } from './style-sample';

/** One style that can be chosen. */
export type StyleOption<Value extends string = string> = {
  value: Value;
  /** Its name. */
  label: string;
  description?: string | undefined;
  /** Address of a drawing of the visitor's own name in this style; without it a word set in the style stands. */
  sampleSrc?: string | undefined;
};

/** Props of {@link StylePicker}; the rest goes to the radio group. */
export type StylePickerProps<Value extends string = string> = Omit<
  RadioTilesProps<Value>,
  'options' | 'label' | 'tile'
> & {
  /** The styles, in order. */
  options: readonly StyleOption<Value>[];
  /** Name of the group. */
  label?: string | undefined;
  /** Ground of the drawings in `sampleSrc`; it must suit the variant they ask for. */
  ground?: 'light' | 'dark' | undefined;
};

/** The style of the logo: every tile is set in the style that it offers. */
export function StylePicker<Value extends string>({
  options,
  label,
  ground = 'light',
  className,
  ...rest
}: StylePickerProps<Value>) {
  const texts = useWizardTexts('style', { label });
  return (
    <RadioTiles
      {...rest}
      label={texts.label}
      className={`@container *:[[role=radiogroup]]:grid-cols-1 @3xs:*:[[role=radiogroup]]:grid-cols-2 @lg:*:[[role=radiogroup]]:grid-cols-3 ${className ?? ''}`}
      options={options.map(({ value, label: name, description, sampleSrc }) => ({
        value,
        label: name,
        description,
        media: (
          <span
            className={`relative block aspect-3/1 @3xs:aspect-2/1 ${sampleSrc === undefined ? 'text-ink' : groundClass[ground]}`}
          >
            <HeldImage
              src={sampleSrc}
              fallback={<StyleSample style={value} label={name} />}
              className="p-[7%]"
            />
          </span>
        ),
      }))}
    />
  );
}
