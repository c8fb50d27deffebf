import type { ChangeEvent, ChangeEventHandler } from 'react';

/** For `onChange` of a native control: the consumer's own handler first, then its new value by itself. */
export function tellValue<Control extends HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
  onChange: ChangeEventHandler<Control> | undefined,
  onValueChange: ((value: string) => void) | undefined,
) {
  return (event: ChangeEvent<Control>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
}
