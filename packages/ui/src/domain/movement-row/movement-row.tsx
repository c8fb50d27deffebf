import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Badge } from '../../primitives/badge';
import type { HeadingLevel } from '../../primitives/heading';
import type { AmountKind } from '../format';
import { type libraryTexts, useLibraryTexts } from '../texts/library';
import { amountVariants, arrowVariants } from './movement-row.variants';

/** A movement of credits as the history shows it. */
export type Movement = {
  id: string;
  kind: AmountKind;
  concept: string;
  description: string;
  /** Signed amount as text: `+$5.000` (`formatAmount`). */
  amount: string;
  /** Date as text, ready to read. */
  date: string;
  dateTime?: string | undefined;
  category: string;
  reference: string;
};

/** Props of {@link MovementRow}; the rest goes to the `<article>`. */
export type MovementRowProps = Omit<ComponentProps<'article'>, 'children'> & {
  /** The movement, its amount and date already as they are to be read. */
  movement: Movement;
  /** Level of its heading in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.movement> | undefined;
};

/** One movement: an up arrow for income, a down arrow for expense (specification, section 2, History). */
export function MovementRow({
  movement,
  headingLevel = 3,
  texts: given,
  className,
  ...rest
}: MovementRowProps) {
  const texts = useLibraryTexts('movement', given);
  const { kind } = movement;
  const titleId = useId();
  const Title = `h${headingLevel}` as const;
  const Arrow = kind === 'income' ? ArrowUp : ArrowDown;
  return (
    <article
      aria-labelledby={titleId}
      data-kind={kind}
      {...rest}
      className={`@container flex gap-4 py-4 ${className ?? ''}`}
    >
      <span className={arrowVariants({ kind })}>
        <Arrow aria-hidden="true" data-arrow={kind === 'income' ? 'up' : 'down'} className="size-4" />
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-4 gap-y-1 @lg:grid-cols-[minmax(10rem,1fr)_minmax(0,auto)]">
        <Title id={titleId} className="font-semibold wrap-anywhere">
          {movement.concept}
        </Title>
        <p className="flex flex-wrap items-center gap-2 @lg:justify-end">
          <span className={amountVariants({ kind, className: 'min-w-0 wrap-anywhere' })}>
            <bdi>{movement.amount}</bdi>
          </span>
          <Badge tone={kind === 'income' ? 'success' : 'neutral'}>{texts[kind]}</Badge>
        </p>
        <p className="line-clamp-3 max-w-[70ch] text-small text-ink-muted wrap-anywhere">
          {movement.description}
        </p>
        <dl className="flex flex-wrap gap-x-4 gap-y-1 self-end text-small text-ink-muted @lg:justify-end">
          <Fact term={texts.category} value={movement.category} />
          <Fact term={texts.reference} value={movement.reference} mono />
          <div>
            <dt className="sr-only">{texts.date}</dt>
            <dd className="tabular-nums">
              <time dateTime={movement.dateTime}>{movement.date}</time>
            </dd>
          </div>
        </dl>
      </div>
    </article>
  );
}

function Fact({ term, value, mono = false }: { term: string; value: string; mono?: boolean }) {
  return (
    <div className="min-w-0">
      <dt className="sr-only">{term}</dt>
      <dd className={`wrap-anywhere ${mono ? 'font-code text-caption leading-5' : ''}`}>{value}</dd>
    </div>
  );
}
