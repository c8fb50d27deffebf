import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { arrives, onceThere, phone, Screen, screenParameters } from '../../testing/screen';

const meta = {
  title: 'Screens/Plan',
  component: Screen,
  tags: ['!autodocs'],
  parameters: screenParameters,
  play: arrives,
  args: { path: '/plan' },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: phone };
export const Restricted: Story = { args: { anonymous: true } };

export const Yearly: Story = {
  play: onceThere(async ({ canvas }) =>
    userEvent.click(await canvas.findByRole('radio', { name: /^Anual/ })),
  ),
};
