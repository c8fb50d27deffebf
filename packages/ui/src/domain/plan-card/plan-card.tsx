import { type ComponentProps, useId } from 'react';
import { Badge } from '../../primitives/badge';
import { Button } from '../../primitives/button';
import { Heading, type HeadingLevel } from '../../primitives/heading';
import { type planTexts, usePlanTexts } from '../texts/landing';
import { planCardVariants } from './plan-card.variants';
import { PlanList } from './plan-list';
import { PlanMark, type PlanMarkName } from './plan-mark';
import { Tick } from './plan-signs';

/** What a plan card shows. Prices and periods are texts: the consumer formats them. */
export type PlanView = {
  /** Stable identity, for keys and callbacks. */
  id: string;
  /** 'Comandante'. */
  name: string;
  /** One line under the name. */
  subtitle: string;
  /** Which of the three drawn marks. */
  mark: PlanMarkName;
  /** '$29'. */
  price: string;
  /** '/mes' or '/año'. */
  period: string;
  /** What paying yearly saves; its line stays when there is none, so that prices do not move. */
  saving?: string | undefined;
  features: readonly string[];
  limitations: readonly string[];
  /** Marks the plan that most people take (§2 Plans). */
  popular?: boolean | undefined;
};

type Choice =
  | {
      /** Text of the button that chooses it; comes with `onSelect`. */
      action: string;
      /** The plan was chosen; comes with `action`. */
      onSelect: () => void;
    }
  | { action?: undefined; onSelect?: undefined };

/** Props of {@link PlanCard}; the rest goes to the `<article>`. */
export type PlanCardProps = Omit<ComponentProps<'article'>, 'children' | 'onSelect'> &
  Choice & {
    /** The plan; its prices and periods are texts already. */
    plan: PlanView;
    /** The plan that is chosen now. */
    selected?: boolean | undefined;
    /** Level of the name's heading; 3 by default. */
    headingLevel?: HeadingLevel | undefined;
    /** Texts; Spanish by default. */
    texts?: Partial<typeof planTexts.plan> | undefined;
  };

/** A plan: its mark, price and what it holds. With `action` and `onSelect` it can be chosen. */
export function PlanCard({
  plan,
  action,
  onSelect,
  selected = false,
  headingLevel = 3,
  texts: given,
  className,
  ...rest
}: PlanCardProps) {
  const texts = usePlanTexts('plan', given);
  const id = useId();
  return (
    <article
      {...rest}
      aria-labelledby={id}
      data-selected={selected ? '' : undefined}
      data-popular={plan.popular ? '' : undefined}
      className={planCardVariants({ selected, popular: plan.popular ?? false, className })}
    >
      <header className="flex flex-col gap-4">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <PlanMark name={plan.mark} />
          {plan.popular ? <Badge tone="premium">{texts.popular}</Badge> : null}
        </div>
        <div>
          <Heading level={headingLevel} size="lg" id={id} className="wrap-anywhere">
            {plan.name}
          </Heading>
          <p className="mt-1 text-small text-ink-muted">{plan.subtitle}</p>
        </div>
      </header>
      <div className="flex flex-col gap-4">
        <div>
          <p className="flex flex-wrap items-baseline gap-x-1">
            <span className="heading text-display-md tabular-nums">{plan.price}</span>
            <span className="text-small text-ink-muted">{plan.period}</span>
          </p>
          <p
            aria-hidden={plan.saving ? undefined : true}
            className="mt-1 min-h-lh text-small font-semibold text-premium-text"
          >
            {plan.saving}
          </p>
        </div>
        {onSelect ? (
          <Button
            width="full"
            variant={selected ? 'primary' : 'secondary'}
            iconStart={selected ? <Tick /> : undefined}
            aria-describedby={id}
            onClick={onSelect}
          >
            {action}
          </Button>
        ) : null}
      </div>
      <div className="flex flex-col gap-5 border-t border-line pt-5 @xl/plans:@max-3xl/plans:col-start-2 @xl/plans:@max-3xl/plans:row-span-2 @xl/plans:@max-3xl/plans:row-start-1 @xl/plans:@max-3xl/plans:ms-7 @xl/plans:@max-3xl/plans:border-t-0 @xl/plans:@max-3xl/plans:border-s @xl/plans:@max-3xl/plans:pt-0 @xl/plans:@max-3xl/plans:ps-7">
        <PlanList title={texts.includes} items={plan.features} sign="tick" />
        <PlanList title={texts.limits} items={plan.limitations} sign="bar" />
      </div>
    </article>
  );
}
