/** A mark made of a disc, a lens and an anchor: it stands for any symbol. */
function Mark({ color, className }: { color: string | undefined; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      fill={color ?? 'currentColor'}
      className={`shrink-0 forced-color-adjust-none ${color === undefined ? 'text-accent-text' : ''} ${className}`}
    >
      <path
        fillRule="evenodd"
        d="M24 2A22 22 0 1 1 24 46A22 22 0 1 1 24 2ZM24 8C15 13 11 19 11 26S17 38 24 40C22 30 22 18 24 8ZM28 12C27 20 27 29 29 38C34 36 37 31 37 25S34 16 28 12Z"
      />
    </svg>
  );
}

type TypeDrawingProps = { type: string; name: string; color: string | undefined };

/** What a type of logo is made of: the name, a mark and the name, or a mark alone. */
export function TypeDrawing({ type, name, color }: TypeDrawingProps) {
  const word = <span className="truncate font-display text-title font-semibold tracking-tight">{name}</span>;
  return (
    <span className="absolute inset-0 flex items-center justify-center gap-2.5 px-[9%]">
      {type === 'text' && word}
      {type === 'symbol' && <Mark color={color} className="size-14" />}
      {type !== 'text' && type !== 'symbol' && (
        <>
          <Mark color={color} className="size-9" />
          {word}
        </>
      )}
    </span>
  );
}
