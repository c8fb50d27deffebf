import { Button } from '../../primitives/button';
import { Skeleton } from '../../primitives/skeleton';
import { LogoSheet } from '../logo-sheet';
import { type DemoState, demoLogos } from './demo-state';

/** Props of {@link DemoGrid}. */
type DemoGridProps = {
  state: DemoState;
  /** The name that is drawn; its first letter stands in for an image that fails. */
  name: string;
  /** How many places there are, whatever is shown in them. */
  slots: number;
  retry: string;
  onImageLoad?: ((id: string) => void) | undefined;
  onImageError?: ((id: string) => void) | undefined;
};

/** The logos in places that never change their size: skeletons, drawings, or room for an error's button. */
export function DemoGrid({ state, name, slots, retry, onImageLoad, onImageError }: DemoGridProps) {
  const logos = demoLogos(state);
  const places = Array.from({ length: Math.max(slots, logos.length) }, (_, place) => place);
  const waiting = state.status === 'loading';
  return (
    <div className="relative">
      <ul
        aria-busy={waiting}
        aria-hidden={logos.length === 0 || undefined}
        data-status={state.status}
        className="grid grid-cols-2 gap-3 at-30:grid-cols-3 data-[status=error]:invisible"
      >
        {places.map((place) => {
          const logo = logos[place];
          return (
            <li key={logo?.id ?? `place-${place}`} aria-hidden={logo ? undefined : true}>
              {logo ? (
                <LogoSheet
                  logo={{ name: name.trim() || logo.label, src: logo.src, darkSrc: logo.darkSrc }}
                  loading="eager"
                  onLoadCapture={({ target }) => {
                    if (isShown(target)) onImageLoad?.(logo.id);
                  }}
                  onErrorCapture={() => onImageError?.(logo.id)}
                  className={`aspect-4/3 min-h-0 rounded-control border border-line transition-opacity *:p-4 duration-fast ease-settle ${waiting ? 'opacity-45' : ''}`}
                />
              ) : (
                <Place waiting={waiting} />
              )}
              <p className="mt-1 min-h-lh truncate text-caption text-ink-muted">{logo?.label}</p>
            </li>
          );
        })}
      </ul>
      {state.status === 'error' && state.onRetry ? (
        <div className="absolute inset-0 grid place-items-center rounded-control border border-dashed border-line-strong">
          <Button variant="secondary" onClick={state.onRetry}>
            {retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Of the two drawings of a logo one is for the theme that is not on. */
const isShown = (image: EventTarget) => image instanceof HTMLElement && image.getClientRects().length > 0;

function Place({ waiting }: { waiting: boolean }) {
  if (waiting) return <Skeleton shape="block" className="aspect-4/3 h-auto rounded-control" />;
  return <div className="aspect-4/3 rounded-control border border-dashed border-line" />;
}
