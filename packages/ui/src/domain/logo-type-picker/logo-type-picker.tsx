import { RadioTiles, type RadioTilesProps } from '../../primitives/radio-tiles';
import { HeldImage } from '../live-preview/held-image';
import { groundClass } from '../logo-stage/ground';
import { useWizardTexts } from '../texts/wizard';
import { TypeDrawing } from './type-drawing';

/** One type of logo that can be chosen. */
export type LogoTypeOption<Value extends string = string> = {
  /** `text` and `symbol` have drawings of their own; any other is drawn as a mark beside the name. */
  value: Value;
  /** Its name. */
  label: string;
  description?: string | undefined;
  /** Address of a drawing of the visitor's own logo of this type. */
  sampleSrc?: string | undefined;
};

/** Props of {@link LogoTypePicker}; the rest goes to the radio group. */
export type LogoTypePickerProps<Value extends string = string> = Omit<
  RadioTilesProps<Value>,
  'options' | 'label' | 'tile' | 'name' | 'color'
> & {
  /** The types, in order. */
  options: readonly LogoTypeOption<Value>[];
  /** Name of the group. */
  label?: string | undefined;
  /** The company's name, for the drawings; a sample name while it is blank. */
  companyName?: string | undefined;
  /** The chosen colour, `#RRGGBB`, for the drawings. */
  color?: string | undefined;
  /** Ground of the drawings in `sampleSrc`. */
  ground?: 'light' | 'dark' | undefined;
};

/** Text, mark and text, or mark alone: every tile draws the type that it offers. */
export function LogoTypePicker<Value extends string>({
  options,
  label,
  companyName = '',
  color,
  ground = 'light',
  className,
  ...rest
}: LogoTypePickerProps<Value>) {
  const texts = useWizardTexts('logoType', { label });
  const { sampleName } = useWizardTexts('preview');
  const name = companyName.trim() || sampleName;
  return (
    <RadioTiles
      {...rest}
      label={texts.label}
      className={`@container *:[[role=radiogroup]]:grid-cols-1 @md:*:[[role=radiogroup]]:grid-cols-3 ${className ?? ''}`}
      options={options.map(({ value, label: typeLabel, description, sampleSrc }) => ({
        value,
        label: typeLabel,
        description,
        media: (
          <span
            className={`relative block aspect-3/1 @md:aspect-2/1 ${sampleSrc === undefined ? 'text-ink' : groundClass[ground]}`}
          >
            <HeldImage
              src={sampleSrc}
              fallback={<TypeDrawing type={value} name={name} color={color} />}
              className="p-[7%]"
            />
          </span>
        ),
      }))}
    />
  );
}
