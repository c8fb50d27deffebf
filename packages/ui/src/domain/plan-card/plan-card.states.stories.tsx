import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PLAN_VIEWS, YEARLY_PLAN_VIEWS } from '../fixtures/landing-plans';
import { PlanCard } from './plan-card';
import { PlanMark } from './plan-mark';

const [free, premium, enterprise] = PLAN_VIEWS;

const meta = {
  title: 'Domain/PlanCard/States',
  component: PlanCard,
  args: { plan: premium, className: 'max-w-sm' },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutButton: Story = { args: { plan: free } };

export const Free: Story = { args: { plan: free, action: 'Comenzar Gratis', onSelect: fn() } };

export const Selected: Story = { args: { selected: true, action: 'Plan Seleccionado', onSelect: fn() } };

export const Enterprise: Story = {
  args: { plan: enterprise, action: 'Seleccionar Plan', onSelect: fn() },
};

export const YearlyWithSaving: Story = {
  args: { plan: YEARLY_PLAN_VIEWS[1] ?? premium, action: 'Seleccionar Plan', onSelect: fn() },
};

export const LongTexts: Story = {
  args: {
    plan: {
      ...enterprise,
      name: 'Capitán Galáctico de Exploraciones Interplanetarias',
      subtitle: 'Para equipos, agencias y organizaciones con muchas marcas en muchos países a la vez',
      price: '$1.299.990',
    },
    className: 'max-w-72',
    action: 'Seleccionar Plan',
    onSelect: fn(),
  },
};

export const Marks: Story = {
  render: () => (
    <div className="flex flex-wrap gap-8 p-6">
      <PlanMark name="explorer" className="size-28" />
      <PlanMark name="commander" className="size-28" />
      <PlanMark name="captain" className="size-28" />
    </div>
  ),
};

const select = fn();
export const KeyboardWalk: Story = {
  args: { action: 'Seleccionar Plan', onSelect: select },
  play: async ({ canvasElement }) => {
    select.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Seleccionar Plan' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(select).toHaveBeenCalledTimes(2);
  },
};
