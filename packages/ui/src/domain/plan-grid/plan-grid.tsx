import { Children, type ComponentProps } from 'react';
import { usePlanTexts } from '../texts/landing';

/** Props of {@link PlanGrid}; the rest goes to the `<div>` around the list. */
export type PlanGridProps = ComponentProps<'div'> & {
  /** The plan cards, each of which becomes an item of the list. */
  children: React.ReactNode;
  /** Small print under the plans: the currency. */
  note?: string | undefined;
};

/** Plans side by side, their names, prices and lists on common lines; one under another on a phone. */
export function PlanGrid({ children, note, className, ...rest }: PlanGridProps) {
  const { currency } = usePlanTexts('plans', { currency: note });
  return (
    <div {...rest} className={`@container/plans own:w-full ${className ?? ''}`}>
      <ul className="grid grid-cols-1 gap-4 @3xl/plans:grid-cols-3 @4xl/plans:gap-5">
        {Children.map(Children.toArray(children), (child) => (
          <li className="row-span-3 grid grid-cols-1 grid-rows-subgrid gap-y-0">{child}</li>
        ))}
      </ul>
      {currency ? <p className="mt-4 text-small text-ink-muted">{currency}</p> : null}
    </div>
  );
}
