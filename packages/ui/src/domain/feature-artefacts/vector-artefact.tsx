import { type Anchor, bezierOutline, handles } from './bezier-outline';

/** The ñ of the drawing: its arch, and its tilde. */
const ARCH: readonly Anchor[] = [
  { at: [40, 220] },
  { at: [40, 92] },
  { at: [80, 92] },
  { at: [80, 110], out: [88, 97] },
  { at: [122, 86], in: [104, 86], out: [154, 86] },
  { at: [174, 142], in: [174, 107] },
  { at: [174, 220] },
  { at: [133, 220] },
  { at: [133, 148], out: [133, 131] },
  { at: [108, 121], in: [123, 121], out: [92, 121] },
  { at: [81, 152], in: [81, 133] },
  { at: [81, 220] },
];
const TILDE: readonly Anchor[] = [
  { at: [44, 60], out: [46, 36] },
  { at: [80, 24], in: [58, 24], out: [102, 24] },
  { at: [120, 38], in: [108, 38], out: [132, 38] },
  { at: [138, 24], in: [137, 33] },
  { at: [170, 24], out: [168, 48] },
  { at: [134, 60], in: [156, 60], out: [112, 60] },
  { at: [94, 46], in: [106, 46], out: [82, 46] },
  { at: [76, 60], in: [77, 51] },
];
const LETTER = bezierOutline(ARCH) + bezierOutline(TILDE);
const ANCHORS = [...ARCH, ...TILDE];
/** Baseline, x-height, the axes of the two stems and of the arch. */
const GUIDES = 'M-200 220H500M-200 86H500M40 -40V300M174 -40V300M107 -40V300';

/** A letter as the vector that it is: outline, anchors, handles, and the code that draws it. */
export function VectorArtefact() {
  return (
    <div aria-hidden="true" className="flex h-full flex-col">
      <svg
        viewBox="-60 -14 334 262"
        className="min-h-0 w-full flex-1 text-accent-text"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <g className="text-guide forced:hidden" strokeWidth="1">
          <path d={GUIDES} vectorEffect="non-scaling-stroke" />
          <circle cx="107" cy="153" r="67" vectorEffect="non-scaling-stroke" />
          <circle cx="107" cy="153" r="134" vectorEffect="non-scaling-stroke" />
        </g>
        <path
          d={LETTER}
          fill="currentColor"
          fillOpacity="0.08"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
        <g strokeWidth="1">
          {handles(ANCHORS).map(({ from, to }) => (
            <g key={`${from} ${to}`}>
              <path d={`M${from}L${to}`} vectorEffect="non-scaling-stroke" />
              <circle cx={to[0]} cy={to[1]} r="2" fill="currentColor" stroke="none" />
            </g>
          ))}
          {ANCHORS.map(({ at: [x, y] }) => (
            <rect
              key={`${x} ${y}`}
              x={x - 2.6}
              y={y - 2.6}
              width="5.2"
              height="5.2"
              className="fill-raised"
              strokeWidth="1.25"
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </g>
      </svg>
      <p
        dir="ltr"
        className="truncate border-t border-line px-4 py-2.5 text-caption tabular-nums text-ink-faint"
      >
        d="{LETTER}"
      </p>
    </div>
  );
}
