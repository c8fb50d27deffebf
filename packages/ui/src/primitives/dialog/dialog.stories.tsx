import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './dialog';

const meta = {
  title: 'Primitives/Dialog',
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

export const Default: Story = {};

export const Playground: Story = {
  args: { size: 'lg', description: 'Esto es lo que dibujamos.', hideTitle: false },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md', 'lg', 'xl'] } },
};
