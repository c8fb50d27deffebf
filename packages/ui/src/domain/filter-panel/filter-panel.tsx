import { SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChoice } from '../../lib/use-choice';
import { useSharedRef } from '../../lib/use-shared-ref';
import { Badge } from '../../primitives/badge';
import { Disclosure, type DisclosureProps } from '../../primitives/disclosure';
import { Field } from '../../primitives/field';
import { Select, type SelectOption } from '../../primitives/select';
import type { SortOrder } from '../sort-toggle';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** What the panel chooses. `category` is absent where a list has none. */
export type FilterValue = { sortField: string; order: SortOrder; category?: string | undefined };

/** Props of {@link FilterPanel}; the rest (`open`, `onOpenChange`, `defaultOpen`…) goes to the Disclosure. */
export type FilterPanelProps = Omit<
  DisclosureProps,
  'label' | 'icon' | 'children' | 'onChange' | 'defaultValue'
> & {
  /** What is chosen. Left out, it keeps its own. */
  value?: FilterValue | undefined;
  /** Chosen at first; the first of each list, newest first, unless told otherwise. */
  defaultValue?: FilterValue | undefined;
  /** Receives the whole value with one field changed. */
  onValueChange?: ((value: FilterValue) => void) | undefined;
  /** What can be sorted by. */
  sortFields: readonly SelectOption[];
  /** Choices of the category; without them there is no such field. */
  categories?: readonly SelectOption[] | undefined;
  /** How many filters differ from their defaults: a badge on the closed panel. */
  activeCount?: number | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.filters> | undefined;
};

/** The history's collapsible filters: sort field, order, category (specification, section 2). */
export function FilterPanel({
  value: given,
  onValueChange,
  sortFields,
  categories,
  defaultValue = { sortField: sortFields[0]?.value ?? '', order: 'desc', category: categories?.[0]?.value },
  activeCount = 0,
  texts: own,
  ref,
  ...rest
}: FilterPanelProps) {
  const texts = useLibraryTexts('filters', own);
  const [root, attach] = useSharedRef(ref);
  const [value, choose] = useChoice({ value: given, defaultValue, onValueChange }, root);
  return (
    <Disclosure {...rest} ref={attach} icon={<SlidersHorizontal />} label={label(texts, activeCount)}>
      <div className="grid gap-4 rounded-card border border-line bg-sunken p-4 at-30:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
        <Choice
          label={texts.sortField}
          options={sortFields}
          value={value.sortField}
          onChoose={(sortField) => choose({ ...value, sortField })}
        />
        <Choice
          label={texts.order}
          options={[
            { value: 'desc', label: texts.desc },
            { value: 'asc', label: texts.asc },
          ]}
          value={value.order}
          onChoose={(order) => choose({ ...value, order: order === 'asc' ? 'asc' : 'desc' })}
        />
        {categories && (
          <Choice
            label={texts.category}
            options={categories}
            value={value.category ?? ''}
            onChoose={(category) => choose({ ...value, category })}
          />
        )}
      </div>
    </Disclosure>
  );
}

function label(texts: typeof libraryTexts.filters, activeCount: number): ReactNode {
  if (activeCount === 0) return texts.title;
  return (
    <span className="inline-flex items-center gap-2">
      {texts.title}{' '}
      <Badge tone="accent" size="sm">
        <span aria-hidden="true">{activeCount}</span>
        <span className="sr-only">{texts.active(activeCount)}</span>
      </Badge>
    </span>
  );
}

type ChoiceProps = {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChoose: (value: string) => void;
};

function Choice({ label: text, options, value, onChoose }: ChoiceProps) {
  return (
    <Field label={text}>
      <Select options={options} value={value} onChange={(event) => onChoose(event.target.value)} />
    </Field>
  );
}
