import { type ComponentProps, useId } from 'react';
import { texts } from '../../lib/texts';
import { ContrastHint } from './contrast-note';
import { HexInput } from './hex-input';
import { type ColorPreset, Swatches } from './swatches';

/** Every text of a {@link ColorPicker}. */
export type ColorPickerTexts = Record<keyof typeof texts.color, string>;

/** Props of {@link ColorPicker}; the rest goes to the group. */
export type ColorPickerProps = Omit<ComponentProps<'fieldset'>, 'children' | 'role' | 'onChange'> & {
  /** Names the whole picker. */
  label: string;
  /** The chosen colour, '#RRGGBB' in capitals. */
  value: string;
  /** Called with a valid '#RRGGBB' in capitals, never with half a code. */
  onValueChange: (value: string) => void;
  /** Suggested colours. */
  presets: readonly ColorPreset[];
  texts?: Partial<ColorPickerTexts> | undefined;
};

/** A colour from the suggested ones, from the system's own picker, or typed as a code. */
export function ColorPicker({
  label,
  value,
  onValueChange,
  presets,
  texts: own,
  className,
  ...rest
}: ColorPickerProps) {
  const words: ColorPickerTexts = { ...texts.color, ...own };
  const freeId = useId();
  return (
    <fieldset {...rest} aria-label={label} className={['grid min-w-0 gap-5', className].join(' ')}>
      <Swatches label={words.presets} presets={presets} value={value} onValueChange={onValueChange} />
      <div className="flex flex-wrap items-start gap-3">
        <div className="grid gap-1.5">
          <label htmlFor={freeId} className="text-small font-semibold">
            {words.custom}
          </label>
          <input
            id={freeId}
            type="color"
            value={value.toLowerCase()}
            onChange={(event) => onValueChange(event.target.value.toUpperCase())}
            className="h-10 w-20 cursor-pointer rounded-control border border-line-strong bg-raised p-1 pointer-coarse:touch-target [&::-webkit-color-swatch]:rounded-[3px] [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
          />
        </div>
        <HexInput label={words.hex} invalidText={words.invalid} value={value} onValueChange={onValueChange} />
      </div>
      <ContrastHint hex={value} texts={words} />
    </fieldset>
  );
}
