import type { ComponentProps } from 'react';
import { controlVariants, type TextControlProps } from '../../lib/control';
import { tellValue } from '../../lib/tell-value';
import { useFieldControl } from '../field';

/** Props of {@link TextArea}; everything else goes to the `<textarea>`. */
export type TextAreaProps = {
  /** Lines that are there when it is empty. */
  rows?: number | undefined;
  /** Called with each new value, after `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
} & TextControlProps &
  ComponentProps<'textarea'>;

/** Several lines of text; it grows with what is written, where the browser can. */
export function TextArea({ className, rows = 3, onChange, onValueChange, ...rest }: TextAreaProps) {
  return (
    <textarea
      {...rest}
      {...useFieldControl(rest)}
      rows={rows}
      onChange={tellValue(onChange, onValueChange)}
      className={controlVariants({ className: ['field-sizing-content min-h-20 resize-y', className] })}
    />
  );
}
