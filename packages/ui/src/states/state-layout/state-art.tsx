/** What a state's drawing tells. */
export type StateArtKind = 'empty' | 'search' | 'error' | 'loading';

/** The construction behind it: an artboard with its guides. */
const GUIDES = 'M8 60H152M80 8V112M28 8 132 112M132 8 28 112';

/** The mark in the middle, drawn with one pen. */
const MARKS: Record<StateArtKind, string> = {
  // a circle and a square not yet joined
  empty: 'M80 34a26 26 0 1 1 0 52a26 26 0 1 1 0-52M62 42h36v36H62Z',
  // a lens that looks at an empty board
  search: 'M74 36a20 20 0 1 1 0 40a20 20 0 1 1 0-40M89 71l17 17M66 56h16',
  // a circle whose halves do not meet
  error: 'M76 32a28 28 0 0 0 0 56M86 36a28 28 0 0 1 0 56M80 46v16M80 70v1',
  loading: 'M80 32a28 28 0 1 1 0 56a28 28 0 1 1 0-56Z',
};

/** A drawing of the motif for a state; decoration. While loading, the pen goes round. */
export function StateArt({ kind }: { kind: StateArtKind }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 120" fill="none" className="h-30 w-40 shrink-0">
      <g className="text-accent-text" stroke="currentColor" strokeOpacity="0.28">
        <rect x="20.5" y="12.5" width="119" height="95" strokeDasharray="3 4" />
        <path d={GUIDES} strokeOpacity="0.18" />
        <circle cx="80" cy="60" r="42" strokeOpacity="0.18" />
        <path
          d="M14 12h13M20.500 6v13M133 12h13M139.500 6v13M14 107.500h13M20.500 101v13M133 107.500h13M139.500 101v13"
          strokeOpacity="0.6"
        />
      </g>
      <path
        d={MARKS[kind]}
        pathLength={kind === 'loading' ? 1 : undefined}
        strokeDasharray={kind === 'loading' ? 1 : undefined}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        stroke="currentColor"
        className={
          kind === 'error'
            ? 'text-danger-text'
            : kind === 'loading'
              ? 'animate-draw text-accent-text'
              : 'text-ink'
        }
      />
    </svg>
  );
}
