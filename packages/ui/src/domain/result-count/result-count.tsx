import type { ComponentProps } from 'react';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** Props of {@link ResultCount}; the rest goes to the `<p>`. */
export type ResultCountProps = Omit<ComponentProps<'p'>, 'children'> & {
  /** How many match; undefined while it is not known, as after a load that failed: then it says nothing. */
  count: number | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.count> | undefined;
};

/** How many logos match, in the right number: `1 logo encontrado`, `5 logos encontrados`. Told when it changes. */
export function ResultCount({ count, texts: given, className, ...rest }: ResultCountProps) {
  const { found } = useLibraryTexts('count', given);
  return (
    <p {...rest} role="status" className={`text-small text-ink-muted tabular-nums ${className ?? ''}`}>
      {count === undefined ? null : found(count)}
    </p>
  );
}
