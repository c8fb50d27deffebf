import { type ComponentProps, type ReactNode, useId } from 'react';
import { DescriptionList } from '../../primitives/description-list';
import { Heading, type HeadingLevel } from '../../primitives/heading';

/** One fact; `code` sets a text in the monospaced face (ids, end points). What marks itself up needs none. */
export type Fact = { term: string } & (
  | { value: string; code: true }
  | { value: ReactNode; code?: false | undefined }
);

/** Props of {@link FactList}; the rest goes to the `<section>`. */
export type FactListProps = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  /** The heading, which names the section. */
  title: string;
  /** The facts, in order; `code: true` sets a value in the monospaced face. */
  facts: readonly Fact[];
  /** Beside the title: a badge, a button. */
  aside?: ReactNode | undefined;
  /** Level of its heading in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
};

/** Facts under a heading: the dashboard's technical session information, the profile card. */
export function FactList({ title, facts, aside, headingLevel = 2, className, ...rest }: FactListProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} {...rest} className={`grid gap-2 ${className ?? ''}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={headingLevel} size="sm" id={titleId}>
          {title}
        </Heading>
        {aside}
      </div>
      <DescriptionList
        items={facts.map(({ term, value, code }) => ({
          term,
          description: code ? <code className="font-code text-[0.93em] wrap-anywhere">{value}</code> : value,
        }))}
      />
    </section>
  );
}
