import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { walkRadioGroup } from '../../testing';
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
  args: { options: [...industryFixtures.slice(0, 2), { value: 'music', label: 'Música' }] },
};

export const Narrow: Story = {
  render: (args) => (
    <div className="w-72 max-w-full">
      <IndustryPicker {...args} />
    </div>
  ),
};

export const KeyboardWalk: Story = {
  render: function Choosing(args) {
    const [value, setValue] = useShownValue(args.value, args.onValueChange);
    return <IndustryPicker {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await walkRadioGroup({ user: userEvent, group: canvas.getByRole('radiogroup') });
  },
};
