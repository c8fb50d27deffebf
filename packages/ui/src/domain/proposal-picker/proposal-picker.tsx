import { RadioTiles, type RadioTilesProps } from '../../primitives/radio-tiles';
import { LogoImage } from '../logo-image';
import { groundClass } from '../logo-stage/ground';
import { useWizardTexts } from '../texts/wizard';

/** One drawing that can be chosen. */
export type ProposalOption<Value extends string = string> = {
  value: Value;
  /** What is different about it, in one line. */
  note?: string | undefined;
  /** Who made it: rules, or a model whose suggestion they drew; left out where that is not known. */
  maker?: 'rules' | 'model' | undefined;
  /** What the model said of it, in one sentence. */
  why?: string | undefined;
  /** Address of the drawing for light grounds; missing or failing shows the initial. */
  src?: string | undefined;
  /** Address of the drawing for dark grounds. */
  darkSrc?: string | undefined;
};

/** Props of {@link ProposalPicker}; the rest goes to the radio group. */
export type ProposalPickerProps<Value extends string = string> = Omit<
  RadioTilesProps<Value>,
  'options' | 'label' | 'tile' | 'indicator' | 'name' | 'color'
> & {
  /** The drawings, in order; they are numbered from 1. */
  options: readonly ProposalOption<Value>[];
  /** Name of the group. */
  label?: string | undefined;
  /** The logo's name: its initial stands in for a drawing that fails. */
  companyName: string;
  /** The logo's colour, `#RRGGBB`: ground of the initial. */
  color?: string | undefined;
  /** Ground of the drawings; on the dark one a drawing without `darkSrc` keeps its light sheet. */
  ground?: 'light' | 'dark' | undefined;
};

/** Picks one of several drawings of a logo. */
export function ProposalPicker<Value extends string>({
  options,
  label,
  companyName,
  color,
  ground = 'light',
  className,
  ...rest
}: ProposalPickerProps<Value>) {
  const { label: group, option: nameOf, ...makers } = useWizardTexts('proposals', { label });
  return (
    <RadioTiles
      {...rest}
      label={group}
      indicator="corner"
      className={`@container *:[[role=radiogroup]]:grid-cols-1 @3xs:*:[[role=radiogroup]]:grid-cols-2 @xl:*:[[role=radiogroup]]:grid-cols-3 ${className ?? ''}`}
      options={options.map(({ value, note, maker, why, src, darkSrc }, place) => {
        const isDark = ground === 'dark' && darkSrc !== undefined;
        return {
          value,
          label: nameOf(place + 1),
          description: maker ? `${makers[maker]}: ${[why, note].filter(Boolean).join(' ')}` : note,
          media: (
            <span className={`block aspect-3/2 min-h-0 *:p-[11%] ${groundClass[isDark ? 'dark' : 'light']}`}>
              <LogoImage name={companyName} color={color} src={isDark ? darkSrc : src} loading="eager" />
            </span>
          ),
        };
      })}
    />
  );
}
