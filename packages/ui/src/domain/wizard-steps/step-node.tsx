import type { StepState } from './step-state';

/** A step drawn as an anchor point of a path: filled when done, with its two handles when current. */
export function StepNode({ state }: { state: StepState }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      fill="none"
      className="relative z-1 -ms-2 size-8 shrink-0 overflow-visible"
    >
      {state === 'current' && (
        <g className="animate-fade-in stroke-accent-edge">
          <path d="M5 25 27 7" />
          <circle cx="5" cy="25" r="2.5" className="fill-paper" />
          <circle cx="27" cy="7" r="2.5" className="fill-paper" />
        </g>
      )}
      <rect
        x="11.5"
        y="11.5"
        width="9"
        height="9"
        strokeWidth="1.5"
        className={
          state === 'upcoming' ? 'fill-paper stroke-line-strong' : 'fill-accent-edge stroke-accent-edge'
        }
      />
    </svg>
  );
}
