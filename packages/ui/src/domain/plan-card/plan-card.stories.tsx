import type { Meta, StoryObj } from '@storybook/react-vite';
import { PLAN_VIEWS } from '../fixtures/landing-plans';
import { PlanCard } from './plan-card';

const meta = {
  title: 'Domain/PlanCard',
  component: PlanCard,
  args: { plan: PLAN_VIEWS[1], className: 'max-w-sm' },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { selected: false, action: 'Seleccionar Plan', onSelect: () => {}, headingLevel: 3 },
  argTypes: { headingLevel: { control: 'inline-radio', options: [2, 3, 4] } },
};
