import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { categoryFixtures } from '../fixtures/library';
import { CategoryFilter } from './category-filter';

const meta = {
  title: 'Domain/CategoryFilter/States',
  component: CategoryFilter,
  args: { options: categoryFixtures, value: 'all', onValueChange: fn() },
} satisfies Meta<typeof CategoryFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Chosen: Story = { args: { value: 'gastronomy' } };

export const FewOptions: Story = { args: { options: categoryFixtures.slice(0, 3) } };

export const Disabled: Story = { args: { options: categoryFixtures.slice(0, 3), disabled: true } };

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Todos' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('favorites');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('technology');
  },
};
