import { useEffect, useReducer, useRef } from 'react';

/** A part of the interface whose code comes when it is wanted. */
export type OnDemand<Part> = {
  /** Fetches it, once; after a failure the next call fetches again. */
  load: () => Promise<Part>;
  /** Fetches it ahead of use. What fails here is asked for again when the part is wanted. */
  prefetch: () => void;
  /** The part, once it is here. */
  loaded: () => Part | undefined;
};

/**
 * Declares a part that is fetched on demand.
 * @example
 * const question = onDemand(() => import('./question').then(({ Question }) => Question));
 */
export function onDemand<Part>(fetchPart: () => Promise<Part>): OnDemand<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  const load = () => {
    loading ??= fetchPart().then(
      (fetched) => {
        part = fetched;
        return fetched;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { load, prefetch: () => void load().catch(() => {}), loaded: () => part };
}

/**
 * The part, fetched as soon as it is wanted; undefined until it is here.
 * @param onError it could not be fetched: stop wanting it, so that the next press tries again
 */
export function useOnDemand<Part>(
  source: OnDemand<Part>,
  wanted: boolean,
  onError: (error: unknown) => void,
): Part | undefined {
  const [, arrived] = useReducer((count: number) => count + 1, 0);
  const fail = useRef(onError);
  useEffect(() => {
    fail.current = onError;
  });
  const part = source.loaded();
  const missing = wanted && part === undefined;
  useEffect(() => {
    if (!missing) return;
    let gone = false;
    source.load().then(
      () => !gone && arrived(),
      (error) => !gone && fail.current(error),
    );
    return () => {
      gone = true;
    };
  }, [source, missing]);
  return part;
}
