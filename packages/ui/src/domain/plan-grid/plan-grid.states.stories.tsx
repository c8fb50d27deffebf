import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { type BillingPeriod, BillingToggle } from '../billing-toggle';
import { PLAN_VIEWS, YEARLY_PLAN_VIEWS } from '../fixtures/landing-plans';
import { PlanCard } from '../plan-card';
import { PlanGrid } from './plan-grid';

const meta = {
  title: 'Domain/PlanGrid/States',
  component: PlanGrid,
  args: { children: null },
} satisfies Meta<typeof PlanGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chooser() {
  const [period, setPeriod] = useState<BillingPeriod>('yearly');
  const [selected, setSelected] = useState('premium');
  const plans = period === 'monthly' ? PLAN_VIEWS : YEARLY_PLAN_VIEWS;
  const action = (id: string) => {
    if (id === selected) return 'Plan Seleccionado';
    return id === 'free' ? 'Comenzar Gratis' : 'Seleccionar Plan';
  };
  return (
    <div className="flex flex-col items-start gap-6 p-4 at-30:p-8">
      <BillingToggle value={period} onValueChange={setPeriod} />
      <PlanGrid>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            selected={plan.id === selected}
            action={action(plan.id)}
            onSelect={() => setSelected(plan.id)}
          />
        ))}
      </PlanGrid>
    </div>
  );
}

export const Choosing: Story = { render: () => <Chooser /> };

export const OnTheLanding: Story = {
  args: { children: PLAN_VIEWS.map((plan) => <PlanCard key={plan.id} plan={plan} />) },
};
