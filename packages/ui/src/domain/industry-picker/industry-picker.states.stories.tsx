import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { industryFixtures } from '../fixtures/wizard';
import { IndustryPicker } from './industry-picker';

const meta = {
  title: 'Domain/IndustryPicker/States',
  component: IndustryPicker,
  args: { options: industryFixtures, value: 'technology', onValueChange: fn() },
} satisfies Meta<typeof IndustryPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = { args: { value: null } };

export const Chosen: Story = { args: { value: 'gastronomy' } };

export const Disabled: Story = { args: { disabled: true } };

export const UnknownIndustry: Story = {
  args: { options: [...industryFixtures.slice(0, 2), { id: 'music', label: 'Música' }] },
};

export const Narrow: Story = {
  render: (args) => (
    <div className="w-72">
      <IndustryPicker {...args} />
    </div>
  ),
};

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Tecnología' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Naturaleza' })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledWith('nature');
  },
};
