import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { walkDialog } from '../../testing';
import { Button } from '../button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog';

const meta = {
  title: 'Primitives/Dialog/States',
  component: DialogContent,
  args: { title: '¡Tu logo está listo!', children: 'Descárgalo o pide otra propuesta.' },
  render: (args) => (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary">Abrir</Button>
      </DialogTrigger>
      <DialogContent
        {...args}
        footer={
          <>
            <DialogClose asChild>
              <Button variant="secondary">Nuevo Logo</Button>
            </DialogClose>
            <Button>Descargar Logo</Button>
          </>
        }
      />
    </Dialog>
  ),
} satisfies Meta<typeof DialogContent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const sheet = await screen.findByRole('dialog', { name: '¡Tu logo está listo!' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const WithDescription: Story = {
  args: { description: 'Esto es lo que dibujamos con tu encargo.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const sheet = await screen.findByRole('dialog', { name: '¡Tu logo está listo!' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const LongContent: Story = {
  args: { children: 'Un párrafo que se repite para que haya que desplazarse. '.repeat(120) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const sheet = await screen.findByRole('dialog', { name: '¡Tu logo está listo!' });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    await walkDialog({ user: userEvent, trigger: canvas.getByRole('button', { name: 'Abrir' }) });
  },
};
