import { useEffect, useState } from 'react';

/** Typing pauses this long, in milliseconds, before a new drawing is asked for. */
const PAUSE_MS = 250;

/** A value once it has stopped changing. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
