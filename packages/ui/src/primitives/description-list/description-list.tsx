import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

const listVariants = cva('text-small', {
  variants: {
    /** `rows`: one under another between hairlines; `grid`: side by side. @default rows */
    layout: {
      rows: 'divide-y divide-line [&>div]:grid [&>div]:gap-x-4 [&>div]:gap-y-0.5 [&>div]:py-2.5 at-30:[&>div]:grid-cols-[minmax(7rem,1fr)_2fr]',
      grid: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-4',
    },
  },
  defaultVariants: { layout: 'rows' },
});

/** One fact: what it is, and what it is here. */
export type DescriptionItem = { term: string; description: ReactNode };

/** Props of {@link DescriptionList}; the rest goes to the `<dl>`. */
export type DescriptionListProps = Omit<ComponentProps<'dl'>, 'children'> &
  VariantProps<typeof listVariants> & {
    /** The facts, in order; each term once. */
    items: readonly DescriptionItem[];
  };

/** Facts about one thing, as a `<dl>`. */
export function DescriptionList({ items, layout, className, ...rest }: DescriptionListProps) {
  return (
    <dl {...rest} className={listVariants({ layout, className })}>
      {items.map(({ term, description }) => (
        <div key={term}>
          <dt className="text-ink-muted">{term}</dt>
          <dd className="min-w-0 font-medium break-words">{description}</dd>
        </div>
      ))}
    </dl>
  );
}
