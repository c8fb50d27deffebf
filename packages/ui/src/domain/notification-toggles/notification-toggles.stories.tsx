import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { NotificationToggles } from './notification-toggles';

const meta = {
  title: 'Domain/NotificationToggles',
  component: NotificationToggles,
  args: { value: { email: true, features: false, tips: true, marketing: false }, onValueChange: fn() },
  render: function Toggles(args) {
    const [value, setValue] = useShownValue(args.value, args.onValueChange);
    return <NotificationToggles {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof NotificationToggles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { texts: { title: 'Avisos' } } };
