/** Drawn sign of what a plan holds. */
export function Tick() {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M2.5 8.5L6.5 12.5L13.5 4" />
    </svg>
  );
}

/** Drawn sign of what a plan leaves out. */
export function Bar() {
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M3.5 8H12.5" />
    </svg>
  );
}
