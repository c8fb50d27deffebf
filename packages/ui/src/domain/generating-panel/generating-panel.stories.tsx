import type { Meta, StoryObj } from '@storybook/react-vite';
import { GeneratingPanel } from './generating-panel';

const meta = { title: 'Domain/GeneratingPanel', component: GeneratingPanel } satisfies Meta<
  typeof GeneratingPanel
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** What it begins with is seen when it begins again. */
export const Playground: Story = {
  args: { focusOnMount: false },
  render: (args) => <GeneratingPanel key={String(args.focusOnMount)} {...args} />,
};
