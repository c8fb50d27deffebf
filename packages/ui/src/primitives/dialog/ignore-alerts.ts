type OutsideEvent = { target: EventTarget | null; preventDefault: () => void; detail?: unknown };

/** Keeps a dialog open when what was pressed outside it is an alert, which lies above every dialog. */
export function ignoreAlerts(event: OutsideEvent): void {
  const original = (event.detail as { originalEvent?: Event } | undefined)?.originalEvent;
  const target = original?.target ?? event.target;
  if (target instanceof Element && target.closest('[data-alert-region]')) event.preventDefault();
}
