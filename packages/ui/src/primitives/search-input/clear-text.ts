/**
 * Empties an input as a person would: `onChange` is called. React keeps a property `value` of its own on the element, by
 * which it tells whether something was typed, so the browser's is set.
 */
export function clearText(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
