import { useState } from 'react';

/**
 * What a story shows of a component that keeps no value itself: a press changes it and is reported, so that the Actions
 * panel shows it, and its control changes it too, which a copy of the first value would not follow.
 */
export function useShownValue<Value, Told extends Value>(
  given: Value,
  report?: ((value: Told) => void) | undefined,
): [value: Value, change: (value: Told) => void] {
  const [value, setValue] = useState(given);
  const [before, setBefore] = useState(given);
  if (given !== before) {
    setBefore(given);
    setValue(given);
  }
  return [
    value,
    (next) => {
      setValue(next);
      report?.(next);
    },
  ];
}
