import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './switch';

const meta = {
  title: 'Primitives/Switch',
  component: Switch,
  args: { label: 'Consejos', description: 'Ideas para tu marca, una vez al mes.' },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What it begins with is seen when it begins again. */
export const Playground: Story = {
  render: (args) => <Switch key={String(args.defaultChecked)} {...args} />,
  args: { defaultChecked: true, disabled: false },
};
