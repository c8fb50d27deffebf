import { type ComponentProps, useId } from 'react';
import { parseHex } from '../../lib/color';
import { useChoice } from '../../lib/use-choice';
import { useSharedRef } from '../../lib/use-shared-ref';
import { useFieldControl, useGroupLabel } from '../field';
import { ContrastHint } from './contrast-note';
import { HexInput } from './hex-input';
import { type ColorPreset, Swatches } from './swatches';
import { type colorTexts, useColorTexts } from './texts';

/** Props of {@link ColorPicker}; the rest goes to the group. */
export type ColorPickerProps = {
  /** Names the whole picker. Left out inside a Field, whose label names it. */
  label?: string | undefined;
  /** The chosen colour, '#RRGGBB'; what is no colour is none of the suggested ones. Left out, it keeps its own. */
  value?: string | undefined;
  /** Chosen at first, and again when the form is reset; black unless told otherwise. */
  defaultValue?: string | undefined;
  /** Called with a valid '#RRGGBB' in capitals, never with half a code. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Suggested colours. */
  presets: readonly ColorPreset[];
  /** Name under which a form submits the colour. */
  name?: string | undefined;
  /** Cannot be changed; the Field's unless given. */
  disabled?: boolean | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof colorTexts.color> | undefined;
} & Omit<ComponentProps<'fieldset'>, 'children' | 'role' | 'onChange' | 'defaultValue'>;

/** A colour from the suggested ones, from the system's own picker, or typed as a code. */
export function ColorPicker({
  label,
  value: given,
  defaultValue = '#000000',
  onValueChange,
  presets,
  texts: own,
  name,
  className,
  ref,
  ...rest
}: ColorPickerProps) {
  const [root, attach] = useSharedRef(ref);
  // It always has a colour, so there is nothing to require.
  const { required: _, ...wiring } = useFieldControl(rest);
  const [chosen, choose] = useChoice({ value: given, defaultValue, onValueChange }, root);
  const color = parseHex(chosen);
  const value = color ?? chosen;
  const words = useColorTexts(own);
  const freeId = useId();
  return (
    <fieldset
      {...rest}
      {...wiring}
      {...useGroupLabel(label)}
      ref={attach}
      className={['grid min-w-0 grid-cols-1 gap-5', className].join(' ')}
    >
      {name ? <input type="hidden" name={name} value={value} /> : null}
      <Swatches label={words.presets} presets={presets} value={value} onValueChange={choose} />
      <div className="flex flex-wrap items-start gap-3">
        <div className="grid gap-1.5">
          <label htmlFor={freeId} className="text-small font-semibold">
            {words.custom}
          </label>
          <input
            id={freeId}
            type="color"
            value={(color ?? '#000000').toLowerCase()}
            onChange={(event) => choose(event.target.value.toUpperCase())}
            className="h-10 w-20 cursor-pointer rounded-control border border-line-strong bg-raised p-1 disabled:cursor-auto disabled:opacity-45 pointer-coarse:touch-target [&::-webkit-color-swatch]:rounded-[3px] [&::-webkit-color-swatch]:border-0 [&::-webkit-color-swatch-wrapper]:p-0"
          />
        </div>
        <HexInput label={words.hex} invalidText={words.invalid} value={value} onValueChange={choose} />
      </div>
      <ContrastHint color={color} texts={words} />
    </fieldset>
  );
}
