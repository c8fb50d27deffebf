import { useEffect, useRef, useState } from 'react';
import { Alert } from './alert';
import { type AlertEnd, type AlertEntry, durationOf } from './alert-state';
import { useAlertTexts } from './texts';
import { useCountdown } from './use-countdown';

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
 * cuts off, so it reaches past the window's edges by as much as its padding leaves room for shadows.
 */
export function AlertRegion({ entries, onEnd, label }: AlertRegionProps) {
  const texts = useAlertTexts({ region: label });
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const count = entries.length;
  // An alert that goes takes the focus or the pointer with it, and no event says so.
  useEffect(() => {
    if (count === 0 || !region.current?.contains(document.activeElement)) setFocused(false);
    if (count === 0) setHovered(false);
  }, [count]);
  return (
    <section
      ref={region}
      aria-label={texts.region}
      aria-live="off"
      data-alert-region=""
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      className="pointer-events-none fixed -inset-x-7 -bottom-7 z-alert ms-auto grid max-h-[calc(100dvh+3.5rem)] max-w-132 gap-2 overflow-y-auto overscroll-contain p-10 scroll-p-10 at-30:-end-5 at-30:-bottom-5 at-30:start-auto at-30:w-[calc(100%+5rem)]"
    >
      {entries.map((entry) => (
        <TimedAlert key={entry.id} entry={entry} paused={hovered || focused} onEnd={onEnd} />
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
