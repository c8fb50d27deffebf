import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillingToggle } from '../billing-toggle';
import { PLAN_VIEWS } from '../fixtures/landing-plans';
import { PlanCard } from '../plan-card';
import { PlanGrid } from '../plan-grid';
import { PricingSection } from './pricing-section';

const plans = PLAN_VIEWS.map((plan) => <PlanCard key={plan.id} plan={plan} />);

const meta = {
  title: 'Domain/PricingSection/States',
  component: PricingSection,
  parameters: { layout: 'fullscreen' },
  args: { children: <PlanGrid>{plans}</PlanGrid> },
} satisfies Meta<typeof PricingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithBillingToggle: Story = {
  args: { control: <BillingToggle value="monthly" onValueChange={() => {}} /> },
};

export const WithoutPlans: Story = { args: { children: null } };
