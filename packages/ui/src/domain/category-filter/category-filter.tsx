import { type ComponentProps, useEffect, useRef } from 'react';
import { revealInRow } from '../../lib/reveal-in-row';
import { useChoice } from '../../lib/use-choice';
import { useSharedRef } from '../../lib/use-shared-ref';
import { type libraryTexts, useLibraryTexts } from '../texts/library';
import { categoryVariants } from './category-filter.variants';

/** One category. */
export type CategoryOption = { value: string; label: string };

/** Props of {@link CategoryFilter}; the rest goes to the root `<fieldset>`. */
export type CategoryFilterProps = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'onChange' | 'defaultValue'
> & {
  /** The categories, in order; the one that means all of them is the consumer's to add. */
  options: readonly CategoryOption[];
  /** The chosen category. Left out, it keeps its own. */
  value?: string | undefined;
  /** Chosen at first; the first option unless told otherwise. */
  defaultValue?: string | undefined;
  /** Receives the category that was pressed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.categories> | undefined;
};

/** One category of the gallery at a time: a row of toggle buttons that scrolls sideways on a phone. */
export function CategoryFilter({
  options,
  value: given,
  defaultValue = options[0]?.value ?? '',
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
    const chosen = row.current?.querySelector<HTMLElement>(`[data-value="${CSS.escape(value)}"]`);
    if (row.current && chosen) revealInRow(row.current, chosen);
  }, [value]);
  return (
    <fieldset aria-label={label} {...rest} ref={attach} className={`min-w-0 ${className ?? ''}`}>
      <div ref={row} className="-mx-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:thin] at-48:flex-wrap">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            data-value={option.value}
            aria-pressed={option.value === value}
            onClick={() => choose(option.value)}
            className={categoryVariants({ pressed: option.value === value })}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
