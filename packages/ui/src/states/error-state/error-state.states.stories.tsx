import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/button';
import { ErrorState } from './error-state';

const meta = {
  title: 'States/ErrorState/States',
  component: ErrorState,
  args: { text: 'No pudimos cargar tus logos. Revisa tu conexión e inténtalo otra vez.' },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRetry: Story = {
  args: { onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Retrying: Story = { args: { onRetry: fn(), retrying: true } };

export const Page: Story = {
  args: { size: 'page', action: <Button variant="secondary">Volver al Inicio</Button> },
};
