import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { briefFixtures } from '../fixtures/wizard';
import { BriefSummary } from './brief-summary';

const meta = {
  title: 'Domain/BriefSummary/States',
  component: BriefSummary,
  args: { items: briefFixtures, className: 'max-w-xl' },
} satisfies Meta<typeof BriefSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {};

export const Incomplete: Story = {
  args: { items: briefFixtures.map((item) => (item.id === 'description' ? { ...item, value: '' } : item)) },
};

export const LongTexts: Story = {
  args: {
    onEdit: fn(),
    items: [
      { id: 'name', label: 'Nombre', value: 'Cooperativa Agropecuaria de los Valles Centrales de Ñuble' },
      {
        id: 'description',
        label: 'Descripción',
        value:
          'Productores de arándanos, avellanas y miel de ulmo que venden en ferias, por internet y a restaurantes del sur.',
      },
    ],
  },
};

export const Narrow: Story = { args: { onEdit: fn(), className: 'w-72 max-w-full' } };

export const KeyboardWalk: Story = {
  args: { onEdit: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Editar Nombre' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith('name');
  },
};
