import type { Meta, StoryObj } from '@storybook/react-vite';
import { PLAN_VIEWS } from '../fixtures/landing-plans';
import { PlanCard } from '../plan-card';
import { PlanGrid } from './plan-grid';

const meta = {
  title: 'Domain/PlanGrid',
  component: PlanGrid,
  args: { children: PLAN_VIEWS.map((plan) => <PlanCard key={plan.id} plan={plan} />) },
} satisfies Meta<typeof PlanGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { note: 'Precios en USD.' } };
