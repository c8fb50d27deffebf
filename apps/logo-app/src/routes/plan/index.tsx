import { DEFAULT_PLAN_ID, PLANS, type PlanId } from '@trazo/api-client/catalog';
import { BillingToggle } from '@trazo/ui/billing-toggle';
import { PageHeader } from '@trazo/ui/page-header';
import { PlanCard } from '@trazo/ui/plan-card';
import { PlanGrid } from '@trazo/ui/plan-grid';
import { SupportBlock } from '@trazo/ui/support-block';
import { useState } from 'react';
import { planTexts } from '../../texts/plan';
import { type BillingPeriod, planView } from '../plan-view';

const own = planTexts;

/** §2 Plans (/plan): the period and the choice are this page's alone; nothing is bought. */
export default function PlanRoute() {
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const [selected, setSelected] = useState<PlanId>(DEFAULT_PLAN_ID);
  return (
    <>
      <PageHeader
        title={own.title}
        subtitle={own.subtitle}
        actions={<BillingToggle value={period} onValueChange={setPeriod} />}
      />
      <PlanGrid className="mt-8">
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.id}
            headingLevel={2}
            plan={planView(plan, period)}
            selected={plan.id === selected}
            action={actionOf(plan.id, selected)}
            onSelect={() => setSelected(plan.id)}
          />
        ))}
      </PlanGrid>
      <SupportBlock className="mt-10" />
    </>
  );
}

/** 'Plan Seleccionado' wins over 'Comenzar Gratis'. */
function actionOf(id: PlanId, selected: PlanId): string {
  if (id === selected) return own.selected;
  return id === 'free' ? own.free : own.select;
}
