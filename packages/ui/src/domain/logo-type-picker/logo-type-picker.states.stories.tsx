import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { walkRadioGroup } from '../../testing';
import { logoTypeFixtures } from '../fixtures/wizard';
import { LogoTypePicker } from './logo-type-picker';

const meta = {
  title: 'Domain/LogoTypePicker/States',
  component: LogoTypePicker,
  args: {
    options: logoTypeFixtures,
    value: 'icon',
    companyName: 'Mar Abierto',
    color: '#0E7490',
    onValueChange: fn(),
  },
} satisfies Meta<typeof LogoTypePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchosen: Story = { args: { value: null } };

export const Chosen: Story = { args: { value: 'symbol' } };

export const Unnamed: Story = { args: { companyName: '' } };

export const LongName: Story = {
  args: { companyName: 'Cooperativa Agropecuaria de los Valles Centrales' },
};

export const Narrow: Story = {
  render: (args) => (
    <div className="w-72 max-w-full">
      <LogoTypePicker {...args} />
    </div>
  ),
};

export const KeyboardWalk: Story = {
  render: function Choosing(args) {
    const [value, setValue] = useShownValue(args.value, args.onValueChange);
    return <LogoTypePicker {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await walkRadioGroup({ user: userEvent, group: canvas.getByRole('radiogroup') });
  },
};
