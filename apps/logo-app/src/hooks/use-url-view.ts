import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** A view's fields: texts with a default each. */
type View = Record<string, string>;

/**
 * A screen's filters in its address, so that back, forward, reload and a shared link bring them along. A field
 * at its default is left out of the address.
 * @returns the view and its setter; 'push' makes a step that Back undoes, 'replace' does not.
 */
export function useUrlView<V extends View>(defaults: V) {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => {
    const entries = Object.keys(defaults).map((name) => [name, params.get(name) ?? defaults[name]]);
    return Object.fromEntries(entries) as { [Name in keyof V]: string };
  }, [defaults, params]);

  // What the address will be once the steps under way are made: two in one turn must see each other, and the
  // same one twice (a tab is pressed and focused) is one step. At once with the commit, so that no step comes
  // between an address and its being known here.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);

  const setView = useCallback(
    (changes: Partial<View>, step: 'push' | 'replace' = 'push') => {
      const next = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === defaults[name]) next.delete(name);
        else next.set(name, value);
      }
      if (next.toString() === latest.current.toString()) return;
      latest.current = next;
      setParams(next, { replace: step === 'replace' });
    },
    [defaults, setParams],
  );
  return [view, setView] as const;
}
