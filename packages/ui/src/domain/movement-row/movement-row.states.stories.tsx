import type { Meta, StoryObj } from '@storybook/react-vite';
import { movementFixture } from '../fixtures/library';
import { MovementRow } from './movement-row';

const meta = {
  title: 'Domain/MovementRow/States',
  component: MovementRow,
  args: { movement: movementFixture },
} satisfies Meta<typeof MovementRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Income: Story = {};

export const Expense: Story = {
  args: { movement: { ...movementFixture, kind: 'expense', amount: '-$500', concept: 'Logo generado' } },
};

export const LongTexts: Story = {
  args: {
    movement: {
      ...movementFixture,
      concept: 'Compra de créditos para la cooperativa de productores agrícolas del valle de Quillota',
      description: 'Paquete anual con factura, pagado en tres cuotas por transferencia. '.repeat(4),
      amount: '+$1.234.567.890',
      reference: 'REF-7b6f2a1e-2f6d-4c4a-9a55-0a6c1f2b3d4e',
    },
  },
};

export const Narrow: Story = { render: (args) => <MovementRow {...args} className="w-72 max-w-full" /> };
