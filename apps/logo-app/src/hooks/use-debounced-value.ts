import { useEffect, useState } from 'react';

/** Typing pauses this long, in milliseconds, before a new drawing is asked for. */
const PAUSE_MS = 250;

/** A value, debounced: it follows once it has stopped changing. */
export function useDebouncedValue<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
