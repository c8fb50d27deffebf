import type { ComponentProps, HTMLInputTypeAttribute } from 'react';
import { controlVariants, type TextControlProps } from '../../lib/control';
import { tellValue } from '../../lib/tell-value';
import { useFieldControl } from '../field';

/** Props of {@link TextInput}; everything else goes to the `<input>`. */
export type TextInputProps = {
  /** Height: 40 or 48 px at the default text size. @default md */
  size?: 'md' | 'lg' | undefined;
  /** Monospaced, for codes. @default false */
  mono?: boolean | undefined;
  /** What is typed, in HTML's words: `email`, `password`, `tel`, `url`. */
  type?: HTMLInputTypeAttribute | undefined;
  /** Called with each new value, after `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
} & TextControlProps &
  Omit<ComponentProps<'input'>, 'size'>;

/** One line of text. Inside a Field it takes its label, hint and error from there. */
export function TextInput({
  size,
  mono,
  className,
  type = 'text',
  onChange,
  onValueChange,
  ...rest
}: TextInputProps) {
  return (
    <input
      {...rest}
      {...useFieldControl(rest)}
      type={type}
      onChange={tellValue(onChange, onValueChange)}
      className={controlVariants({ size, mono, className })}
    />
  );
}
