import type { Meta, StoryObj } from '@storybook/react-vite';
import { FullScreenStatus } from './full-screen-status';

const meta = {
  title: 'Domain/FullScreenStatus',
  component: FullScreenStatus,
  parameters: { layout: 'fullscreen' },
  args: {},
} satisfies Meta<typeof FullScreenStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { title: 'Inicializando Aplicación' } };
