import { useEffect, useRef } from 'react';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { Button } from '../../primitives/button';

/** How far a list that is given by the page has come. */
export type GridMore = {
  /** How many of it have come. */
  loaded: number;
  /** How many there are. */
  total: number;
  /** The next page is on its way. */
  loading: boolean;
  /** Asks for the next page; left out: there is none. */
  onLoad?: (() => void) | undefined;
  /** Whether the next page is asked for as its place nears the viewport; where that failed, say, only by the button. */
  auto?: boolean | undefined;
};

type MoreLogosProps = GridMore & {
  texts: { more: string; shown: (loaded: number, total: number) => string };
};

/** How far ahead of the viewport the next page is asked for: about a screen. */
const AHEAD = '0px 0px 900px 0px';

/**
 * The end of what has come. The button stays where the focus is while more comes; after the last page the text takes
 * the focus in its place.
 */
export function MoreLogos({ loaded, total, loading, onLoad, auto = true, texts }: MoreLogosProps) {
  const place = useRef<HTMLDivElement>(null);
  const isDone = onLoad === undefined;
  const keepFocus = useKeptFocus({
    state: isDone ? 'done' : 'more',
    heir: 'p',
    preventScroll: true,
    given: { ref: place },
  });

  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });
  // Observed anew after each page: one that does not fill the screen brings the next.
  const isWatching = auto && !isDone && !loading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `loaded` is what makes it look again.
  useEffect(() => {
    const element = place.current;
    if (!isWatching || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load.current?.();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWatching, loaded]);

  return (
    <div {...keepFocus} className="mt-6 flex flex-col items-center gap-3">
      <p role="status" className="text-ink-muted text-small tabular-nums">
        {texts.shown(loaded, total)}
      </p>
      {isDone ? null : (
        <Button variant="secondary" loading={loading} onClick={onLoad}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}
