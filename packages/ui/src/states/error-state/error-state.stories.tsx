import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorState } from './error-state';

const meta = {
  title: 'States/ErrorState',
  component: ErrorState,
  args: { text: 'No pudimos cargar tus logos. Revisa tu conexión e inténtalo otra vez.' },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { title: 'Algo salió mal', onRetry: fn(), retrying: false },
};
