import { ArrowDown, ArrowLeftRight, ArrowUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** Props of {@link MovementTotals}; the rest goes to the `<dl>`. */
export type MovementTotalsProps = Omit<ComponentProps<'dl'>, 'children'> & {
  /** Sum of what came in, as text; undefined while it is not known, as after a load that failed: then a dash. */
  income: string | undefined;
  /** Sum of what went out, as text; undefined likewise. */
  expense: string | undefined;
  /** Number of movements; undefined likewise. */
  count: number | undefined;
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.totals> | undefined;
};

/** Three tiles above the movements: Total Ingresos, Total Egresos, Transacciones. */
export function MovementTotals({
  income,
  expense,
  count,
  texts: given,
  className,
  ...rest
}: MovementTotalsProps) {
  const texts = useLibraryTexts('totals', given);
  // Screen readers pass over a dash.
  const unknown = (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{texts.unknown}</VisuallyHidden>
    </>
  );
  return (
    <dl
      aria-label={texts.label}
      {...rest}
      className={`grid overflow-hidden rounded-card border border-line bg-line gap-px grid-cols-[repeat(auto-fit,minmax(min(100%,max(11rem,(33.5rem-100%)*99)),1fr))] ${className ?? ''}`}
    >
      <Tile icon={<ArrowUp className="text-success-text" />} term={texts.income} value={income ?? unknown} />
      <Tile icon={<ArrowDown />} term={texts.expense} value={expense ?? unknown} />
      <Tile icon={<ArrowLeftRight />} term={texts.count} value={count ?? unknown} />
    </dl>
  );
}

function Tile({ icon, term, value }: { icon: ReactNode; term: string; value: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 bg-raised px-[min(1.25rem,6.25vw)] py-4 at-30:block">
      <dt className="flex items-center gap-2 text-small text-ink-muted [&>svg]:size-4">
        {icon}
        {term}
      </dt>
      <dd className="heading min-w-0 text-title tabular-nums wrap-anywhere at-30:mt-1 at-30:text-headline">
        {value}
      </dd>
    </div>
  );
}
