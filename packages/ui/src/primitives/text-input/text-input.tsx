import type { ComponentProps } from 'react';
import { controlVariants } from '../../lib/control';
import { useFieldControl } from '../field';

/** Props of {@link TextInput}; everything else goes to the `<input>`. */
export type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  /** Height: 40 or 48 px. */
  size?: 'md' | 'lg' | undefined;
  /** Monospaced, for codes. */
  mono?: boolean | undefined;
};

/** One line of text. Inside a Field it takes its label, hint and error from there. */
export function TextInput({ size, mono, className, type = 'text', ...rest }: TextInputProps) {
  return (
    <input
      {...rest}
      {...useFieldControl(rest)}
      type={type}
      className={controlVariants({ size, mono, className })}
    />
  );
}
