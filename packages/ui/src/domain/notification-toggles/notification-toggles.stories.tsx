import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NotificationToggles } from './notification-toggles';

const meta = {
  title: 'Domain/NotificationToggles',
  component: NotificationToggles,
  args: { value: { email: true, features: false, tips: true, marketing: false }, onValueChange: () => {} },
  render: function Toggles(args) {
    const [value, setValue] = useState(args.value);
    return <NotificationToggles {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof NotificationToggles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { texts: { title: 'Avisos' } } };
