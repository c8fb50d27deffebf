import { useState } from 'react';

/** An image address that is shown, and one that is on its way. */
export type HeldImage = {
  shown: string | undefined;
  pending: string | undefined;
};

/** What to show and what to load when the wanted address becomes `wanted`. */
export function holdImage(held: HeldImage, wanted: string | undefined): HeldImage {
  if (wanted === undefined) return { shown: undefined, pending: undefined };
  return { shown: held.shown, pending: wanted === held.shown ? undefined : wanted };
}

/**
 * Keeps the previous image until the next has loaded; one that fails is dropped in silence.
 * A late answer for an address that is no longer wanted changes nothing.
 */
export function useHeldImage(src: string | undefined) {
  const wanted = src === '' ? undefined : src;
  const [asked, setAsked] = useState(wanted);
  const [held, setHeld] = useState<HeldImage>({ shown: undefined, pending: wanted });
  if (asked !== wanted) {
    setAsked(wanted);
    setHeld(holdImage(held, wanted));
  }
  const onLoad = (url: string) => {
    setHeld((now) => (now.pending === url ? { shown: url, pending: undefined } : now));
  };
  const onError = (url: string) => {
    setHeld((now) => (now.pending === url ? { ...now, pending: undefined } : now));
  };
  return { ...held, onLoad, onError };
}
