import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Popover, PopoverContent, PopoverTrigger } from './popover';

const meta = {
  title: 'Primitives/Popover/States',
  component: PopoverContent,
  args: { label: 'Detalles', children: 'PNG, JPG y SVG, de 16 px a una fachada.' },
  render: (args) => (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="secondary">Formatos</Button>
      </PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
} satisfies Meta<typeof PopoverContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sheet = await screen.findByRole('dialog', { name: 'Detalles' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
