import type { SyntheticEvent } from 'react';

const stop = (event: SyntheticEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * For a link that is disabled, which HTML does not know: it keeps its place in the tab order, says that it is
 * disabled, and is not followed, whichever button presses it and whatever handlers it has.
 */
export const disabledLink = {
  'aria-disabled': true,
  onClickCapture: stop,
  onAuxClickCapture: stop,
} as const;
