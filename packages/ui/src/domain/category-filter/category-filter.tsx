import { type ComponentProps, useEffect, useRef } from 'react';
import { revealInRow } from '../../lib/reveal-in-row';
import { useChoice } from '../../lib/use-choice';
import { useSharedRef } from '../../lib/use-shared-ref';
import { type libraryTexts, useLibraryTexts } from '../texts/library';
import { categoryVariants } from './category-filter.variants';

/** One category; `id` is what `onValueChange` reports. */
export type CategoryOption = { id: string; label: string };

/** Props of {@link CategoryFilter}; the rest goes to the root `<fieldset>`. */
export type CategoryFilterProps = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'defaultValue'
> & {
  /** The categories, in order; the one that means all of them is the consumer's to add. */
  options: readonly CategoryOption[];
  /** Id of the chosen category. Left out, it keeps its own. */
  value?: string | undefined;
  /** Chosen at first; the first option unless told otherwise. */
  defaultValue?: string | undefined;
  /** Receives the id of the category that was pressed. */
  onValueChange?: ((id: string) => void) | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.categories> | undefined;
};

/** One category of the gallery at a time: a row of toggle buttons that scrolls sideways on a phone. */
export function CategoryFilter({
  options,
  value: given,
  defaultValue = options[0]?.id ?? '',
  onValueChange,
  texts,
  className,
  ref,
  ...rest
}: CategoryFilterProps) {
  const { label } = useLibraryTexts('categories', texts);
  const [root, attach] = useSharedRef(ref);
  const [value, choose] = useChoice({ value: given, defaultValue, onValueChange }, root);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(value)}"]`);
    if (row.current && chosen) revealInRow(row.current, chosen);
  }, [value]);
  return (
    <fieldset aria-label={label} {...rest} ref={attach} className={`min-w-0 ${className ?? ''}`}>
      <div ref={row} className="-mx-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin] at-48:flex-wrap">
        {options.map(({ id, label: name }) => (
          <button
            key={id}
            type="button"
            data-id={id}
            aria-pressed={id === value}
            onClick={() => choose(id)}
            className={categoryVariants({ pressed: id === value })}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
