import { useState } from 'react';

/** An image address that is shown, and one that is on its way. */
export type HeldImage = {
  shown: string | undefined;
  pending: string | undefined;
  /** What each of them is a picture of. */
  shownOf?: string | undefined;
  pendingOf?: string | undefined;
};

const NOTHING: HeldImage = { shown: undefined, pending: undefined };

/** What to show and what to load when the wanted address becomes `wanted`. */
export function holdImage(held: HeldImage, wanted: string | undefined, subject?: string): HeldImage {
  if (wanted === undefined) return NOTHING;
  const kept = { shown: held.shown, shownOf: held.shownOf };
  return wanted === held.shown
    ? { ...kept, pending: undefined }
    : { ...kept, pending: wanted, pendingOf: subject };
}

/** What is left when the pending image fails: the one before, if it is a picture of the same. */
function dropPending({ shown, shownOf, pendingOf }: HeldImage): HeldImage {
  return shownOf === pendingOf ? { shown, shownOf, pending: undefined } : NOTHING;
}

/**
 * Keeps the previous image until the next has loaded; one that fails is dropped in silence, and with it the previous one
 * if that is a picture of another `subject`. A late answer for an address that is no longer wanted changes nothing.
 */
export function useHeldImage(src: string | undefined, subject?: string) {
  const wanted = src === '' ? undefined : src;
  const [asked, setAsked] = useState(wanted);
  const [held, setHeld] = useState<HeldImage>(() => holdImage(NOTHING, wanted, subject));
  if (asked !== wanted) {
    setAsked(wanted);
    setHeld(holdImage(held, wanted, subject));
  }
  const onLoad = (url: string) => {
    setHeld((now) =>
      now.pending === url ? { shown: url, shownOf: now.pendingOf, pending: undefined } : now,
    );
  };
  const onError = (url: string) => {
    setHeld((now) => (now.pending === url ? dropPending(now) : now));
  };
  return { ...held, onLoad, onError };
}
