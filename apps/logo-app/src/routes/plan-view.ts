import type { Plan, PlanId } from '@trazo/api-client/catalog';
import type { PlanView } from '@trazo/ui/plan-card';
import { planTexts } from '../texts/plan';

export type BillingPeriod = 'monthly' | 'yearly';

const marks = { free: 'explorer', premium: 'commander', enterprise: 'captain' } as const satisfies Record<
  PlanId,
  PlanView['mark']
>;

/** §9: what a year paid at once saves against twelve months, in whole percent; 0 for a plan without a price. */
function yearlySaving({ monthly, yearly }: Plan['price']): number {
  return monthly === 0 ? 0 : Math.round((1 - yearly / (12 * monthly)) * 100);
}

/** A plan as the design system's card takes it, at the price of the period. */
export function planView(plan: Plan, period: BillingPeriod): PlanView {
  const saving = yearlySaving(plan.price);
  return {
    id: plan.id,
    name: plan.name,
    subtitle: plan.subtitle,
    mark: marks[plan.id],
    price: `$${plan.price[period]}`,
    period: period === 'monthly' ? planTexts.perMonth : planTexts.perYear,
    saving: period === 'yearly' && saving > 0 ? planTexts.saving(saving) : undefined,
    features: plan.features,
    limitations: plan.limitations,
    popular: plan.popular,
  };
}
