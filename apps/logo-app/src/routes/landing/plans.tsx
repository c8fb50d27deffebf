import { PLANS } from '@trazo/api-client/catalog';
import { PlanCard } from '@trazo/ui/plan-card';
import { PlanGrid } from '@trazo/ui/plan-grid';
import { type BillingPeriod, planView } from '../plan-view';

/** The plans as the landing shows them: their cards cannot be chosen. */
export function LandingPlans({ period }: { period: BillingPeriod }) {
  return (
    <PlanGrid>
      {PLANS.map((plan) => (
        <PlanCard key={plan.id} plan={planView(plan, period)} />
      ))}
    </PlanGrid>
  );
}
