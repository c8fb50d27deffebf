import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { filterFixtures } from '../fixtures/library';
import { FilterPanel } from './filter-panel';

const meta = {
  title: 'Domain/FilterPanel/States',
  component: FilterPanel,
  args: { ...filterFixtures, onValueChange: fn() },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ClosedWithFilters: Story = { args: { activeCount: 2 } };

export const Open: Story = { args: { defaultOpen: true } };

export const WithoutCategories: Story = {
  args: { sortFields: filterFixtures.sortFields },
  render: ({ value, onValueChange, sortFields }) => (
    <FilterPanel defaultOpen value={value} onValueChange={onValueChange} sortFields={sortFields} />
  ),
};

export const Narrow: Story = {
  args: { defaultOpen: true, activeCount: 1 },
  render: (args) => <FilterPanel {...args} className="w-72 max-w-full" />,
};

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Filtros' })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Ordenar por')).toHaveFocus();
    await userEvent.selectOptions(canvas.getByLabelText('Orden'), 'asc');
    await expect(args.onValueChange).toHaveBeenCalledWith({ ...args.value, order: 'asc' });
  },
};
