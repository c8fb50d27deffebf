/** Radii that grow by the golden ratio: 55, 89, 144, 233. */
const RADII = [55, 89, 144, 233];

/** The circles and diagonals; the drawing keeps its proportions and covers the box. */
export function Guides({ variant }: { variant: 'stage' | 'corner' | 'field' }) {
  if (variant === 'field') return null;
  const [cx, cy] = variant === 'stage' ? [300, 300] : [600, 0];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 600 600"
      preserveAspectRatio={variant === 'stage' ? 'xMidYMid slice' : 'xMaxYMin meet'}
      className="absolute inset-0 size-full text-guide"
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
