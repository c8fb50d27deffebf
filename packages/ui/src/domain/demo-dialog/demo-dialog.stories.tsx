import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoLogos } from '../fixtures/landing';
import { DemoDialog } from './demo-dialog';

const meta = {
  title: 'Domain/DemoDialog',
  component: DemoDialog,
  args: {
    open: true,
    onOpenChange: () => {},
    value: '',
    onValueChange: () => {},
    state: { status: 'samples', logos: demoLogos.slice(0, 3) },
    onStart: () => {},
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof DemoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { value: 'Nubia Tech', state: { status: 'ready', logos: demoLogos } },
};
