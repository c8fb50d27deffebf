import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Download } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from './button';

const meta = {
  title: 'Primitives/Button/States',
  component: Button,
  args: { children: 'Generar Logo', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args}>Generar Logo</Button>
      <Button {...args} variant="secondary">
        Regenerar
      </Button>
      <Button {...args} variant="ghost">
        Nuevo Logo
      </Button>
      <Button {...args} variant="danger">
        Eliminar cuenta
      </Button>
      <Button {...args} variant="premium">
        Actualizar Plan
      </Button>
    </div>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </div>
  ),
};

export const WithIcons: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-3">
      <Button {...args} iconStart={<Download />}>
        Descargar Logo
      </Button>
      <Button {...args} variant="secondary" iconEnd={<ArrowRight />}>
        Siguiente
      </Button>
    </div>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Loading: Story = { args: { loading: true, loadingText: 'Redirigiendo...' } };

export const FullWidth: Story = { args: { width: 'full' } };

export const AsLink: Story = {
  render: () => (
    <Button asChild variant="secondary">
      <a href="#crear">Crear Logo</a>
    </Button>
  ),
};

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
