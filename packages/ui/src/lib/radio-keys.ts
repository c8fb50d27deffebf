import type { KeyboardEvent } from 'react';

const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Arrow keys of a radio group, after what the consumer does with them: the focus moves and chooses within the press itself, and wraps (ARIA Authoring
 * Practices). Radix moves the focus in a later task and chooses only if the key is still down by then, so a key
 * tapped quicker than that would move without choosing. For `onKeyDownCapture` of the group: a press that is
 * settled here is prevented, which Radix takes as handled.
 * @param own the consumer's handler; a press that it prevents is not taken
 */
export function chooseByArrow<Group extends HTMLElement>(own?: (event: KeyboardEvent<Group>) => void) {
  return (event: KeyboardEvent<Group>) => {
    own?.(event);
    if (!event.defaultPrevented) choose(event);
  };
}

function choose(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const group = event.currentTarget;
  const radios = [...group.querySelectorAll<HTMLElement>('[role="radio"]:not(:disabled)')];
  const from = radios.findIndex((radio) => radio.matches(':focus'));
  const mirrored = group.dir === 'rtl' && (event.key === 'ArrowLeft' || event.key === 'ArrowRight');
  const next = radios.at((from + (mirrored ? -step : step)) % radios.length);
  if (from < 0 || !next) return;
  event.preventDefault();
  // While an arrow is held, Radix presses what the focus comes to: twice would be one too many.
  let pressed = false;
  const note = () => {
    pressed = true;
  };
  next.addEventListener('click', note);
  next.focus();
  next.removeEventListener('click', note);
  if (!pressed) next.click();
}
