import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './empty-state';

const meta = {
  title: 'States/EmptyState',
  component: EmptyState,
  args: { title: 'No tienes logos creados', text: 'Comienza creando tu primer logo' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { reason: 'start', headingLevel: 2 },
  argTypes: { reason: { control: 'inline-radio', options: ['start', 'search'] } },
};
