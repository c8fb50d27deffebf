import { type ComponentProps, useId } from 'react';

/** Props of {@link ConstructionGrid}. */
export type ConstructionGridProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** `stage`: circles round the middle; `corner`: an arc from the top end; `field`: the bare grid. */
  variant?: 'stage' | 'corner' | 'field' | undefined;
  /** Crosses in the four corners, as on a printer's sheet. */
  marks?: boolean | undefined;
};

/** Radii that grow by the golden ratio: 55, 89, 144, 233. */
const RADII = [55, 89, 144, 233];
const CORNERS = ['top-3 start-3', 'top-3 end-3', 'bottom-3 start-3', 'bottom-3 end-3'];

/**
 * The motif: the construction lines behind a mark. It fills the nearest positioned ancestor, stays behind its
 * content, and is silent; forced colours leave it out. For the hero, the result stage, empty states and the sign-in pages alone.
 */
export function ConstructionGrid({
  variant = 'stage',
  marks = true,
  className,
  ...rest
}: ConstructionGridProps) {
  const id = useId();
  return (
    <div
      aria-hidden="true"
      {...rest}
      data-variant={variant}
      className={['pointer-events-none absolute inset-0 overflow-hidden forced:hidden', className].join(' ')}
    >
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full text-guide-faint"
        fill="none"
        stroke="currentColor"
      >
        <defs>
          <pattern id={id} width="32" height="32" patternUnits="userSpaceOnUse" x="50%" y="50%">
            <path d="M0 .5H32M.5 0V32" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill={`url(#${id})`} stroke="none" />
      </svg>
      <Guides variant={variant} />
      {marks
        ? CORNERS.map((corner) => (
            <svg
              key={corner}
              aria-hidden="true"
              viewBox="0 0 16 16"
              className={`absolute size-4 text-guide ${corner}`}
              fill="none"
              stroke="currentColor"
            >
              <path d="M8 0V16M0 8H16" />
              <circle cx="8" cy="8" r="4" />
            </svg>
          ))
        : null}
    </div>
  );
}

/** The circles and diagonals; the drawing keeps its proportions and covers the box. */
function Guides({ variant }: { variant: 'stage' | 'corner' | 'field' }) {
  if (variant === 'field') return null;
  const [cx, cy] = variant === 'stage' ? [300, 300] : [600, 0];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 600 600"
      preserveAspectRatio={variant === 'stage' ? 'xMidYMid slice' : 'xMaxYMin meet'}
      className={`absolute inset-0 size-full text-guide ${variant === 'corner' ? 'rtl:-scale-x-100' : ''}`}
      fill="none"
      stroke="currentColor"
    >
      {RADII.map((r) => (
        <circle key={r} cx={cx} cy={cy} r={r} vectorEffect="non-scaling-stroke" />
      ))}
      {variant === 'stage' ? (
        <>
          <circle cx={300 - 89} cy={300} r={89} vectorEffect="non-scaling-stroke" />
          <circle cx={300 + 89} cy={300} r={89} vectorEffect="non-scaling-stroke" />
          <path d="M0 0 600 600M600 0 0 600M300 0V600M0 300H600" vectorEffect="non-scaling-stroke" />
        </>
      ) : (
        <path d="M600 0 200 400M600 0 420 400M600 0 200 180" vectorEffect="non-scaling-stroke" />
      )}
    </svg>
  );
}
