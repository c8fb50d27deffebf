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
 * @param fetchModule an `import()`
 * @param partOf what is wanted of the module
 * @example
 * const question = onDemand(() => import('./question'), ({ Question }) => Question);
 */
export function onDemand<Module, Part>(
  fetchModule: () => Promise<Module>,
  partOf: (module: Module) => Part,
): OnDemand<Part> {
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  let lost: string | undefined;
  let failures = 0;
  const load = () => {
    loading ??= (lost === undefined ? fetchModule() : importAgain<Module>(lost, failures)).then(
      (module) => {
        part = partOf(module);
        return part;
      },
      (error: unknown) => {
        loading = undefined;
        lost ??= addressIn(error);
        failures += 1;
        throw error;
      },
    );
    return loading;
  };
  return { load, prefetch: () => void load().catch(() => {}), loaded: () => part };
}

/** The address that a browser names when an `import()` could not be fetched. Safari names none, and asks again. */
const addressIn = (error: unknown): string | undefined =>
  /dynamically imported module: (\S+)/.exec(String(error))?.[1];

/**
 * Imports what could not be fetched before. A browser remembers that an address failed until the page is left;
 * with a fragment it is another address to it, and the same file to the server.
 */
const importAgain = <Module>(address: string, attempt: number): Promise<Module> =>
  import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}#${attempt}`);

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
