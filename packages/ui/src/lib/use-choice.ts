import { type RefObject, useEffect, useRef, useState } from 'react';

type Choice<Value> = {
  /** The value from outside; left out, the control keeps its own. */
  value: Value | undefined;
  /** Where its own starts, and what a reset of its form brings back. */
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
};

/** The value of a control, from outside or its own, and the way to change it. */
export function useChoice<Value>(
  { value, defaultValue, onValueChange }: Choice<Value>,
  root: RefObject<Element | null>,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  useFormReset(root, () => setOwn(defaultValue));
  const choose = (next: Value) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return [value === undefined ? own : value, choose];
}

/** Calls `onReset` when the form around an element is reset, unless somebody prevented that. */
export function useFormReset(root: RefObject<Element | null>, onReset: () => void): void {
  const latest = useRef(onReset);
  useEffect(() => {
    latest.current = onReset;
  });
  useEffect(() => {
    const reset = ({ target, defaultPrevented }: Event) => {
      if (!defaultPrevented && target instanceof HTMLFormElement && target.contains(root.current))
        latest.current();
    };
    document.addEventListener('reset', reset);
    return () => document.removeEventListener('reset', reset);
  }, [root]);
}
