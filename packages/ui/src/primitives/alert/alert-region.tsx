import { useEffect, useRef, useState } from 'react';
import { noteAlertPress } from '../../lib/alert-press';
import { Alert } from './alert';
import { type AlertEnd, type AlertEntry, durationOf } from './alert-state';
import { useAlertTexts } from './texts';
import { useAlertKeys } from './use-alert-keys';
import { useAlertRoom } from './use-alert-room';
import { useCountdown } from './use-countdown';
import { useHover } from './use-hover';

type EndAlert = (id: string, how: AlertEnd) => void;

/** Props of {@link AlertRegion}. */
export type AlertRegionProps = {
  /** The alerts on screen, oldest first. */
  entries: readonly AlertEntry[];
  /** Told which alert ended and how: `timeout`, `closed` or `action`. */
  onEnd: EndAlert;
  /** Name of the region for screen readers. @default 'Avisos' */
  label?: string | undefined;
};

/**
 * Where alerts are shown. While the pointer or the focus is in it no alert runs out.
 * `aria-live="off"` keeps it readable beside an open dialog (what is live is not hidden) without reading an
 * alert twice: role="alert" inside is what speaks. More alerts than the window is high scroll in it; what scrolls
 * cuts off, so it reaches past the window's edges by as much as its padding leaves room for shadows. While a dialog is
 * open it stands at the other end of the window, in the middle, where the dialog leaves it room (use-alert-room.ts).
 */
export function AlertRegion({ entries, onEnd, label }: AlertRegionProps) {
  const texts = useAlertTexts({ region: label });
  const { isHovered, move, leave } = useHover();
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const { remember, giveBack } = useAlertKeys(region, entries);
  const count = entries.length;
  useAlertRoom(region, count > 0);
  // An alert that goes takes the focus or the pointer with it, and no event says so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one comes or goes, and one that replaces another keeps the count.
  useEffect(() => {
    if (focused && document.activeElement === document.body) giveBack();
    if (count === 0 || !region.current?.contains(document.activeElement)) setFocused(false);
    if (count === 0) leave();
  }, [entries]);
  return (
    <section
      ref={region}
      aria-label={texts.region}
      aria-live="off"
      aria-keyshortcuts="F6"
      data-alert-region=""
      onPointerDownCapture={noteAlertPress}
      onPointerEnter={move}
      onPointerMove={move}
      onPointerLeave={leave}
      onFocus={(event) => {
        remember(event);
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
      className="pointer-events-none fixed -inset-x-7 -bottom-7 z-alert ms-auto grid max-h-[calc(100dvh+3.5rem)] max-w-132 gap-2 overflow-y-auto overscroll-contain p-10 scroll-p-10 at-30:-end-5 at-30:-bottom-5 at-30:start-auto at-30:w-[calc(100%+5rem)] under-dialog:-inset-x-7 under-dialog:-top-7 under-dialog:bottom-auto under-dialog:mx-auto under-dialog:w-auto"
    >
      {entries.map((entry) => (
        <TimedAlert key={entry.id} entry={entry} paused={isHovered || focused} onEnd={onEnd} />
      ))}
    </section>
  );
}

function TimedAlert({ entry, paused, onEnd }: { entry: AlertEntry; paused: boolean; onEnd: EndAlert }) {
  useCountdown(durationOf(entry), paused, () => onEnd(entry.id, 'timeout'));
  const { action } = entry;
  return (
    <Alert
      message={entry.message}
      tone={entry.tone}
      action={action ? { label: action.label, onPress: () => onEnd(entry.id, 'action') } : undefined}
      onDismiss={() => onEnd(entry.id, 'closed')}
    />
  );
}
