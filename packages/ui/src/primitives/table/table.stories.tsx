import type { Meta, StoryObj } from '@storybook/react-vite';
import { Table } from './table';

type Movement = { id: string; concept: string; date: string; amount: string };

const ROWS: readonly Movement[] = [
  { id: '1', concept: 'Ingreso de créditos', date: '14-03-2026', amount: '+$5.000' },
  { id: '2', concept: 'Logo Café Ñandú', date: '15-03-2026', amount: '-$1.000' },
];

const isMovement = (row: unknown): row is Movement => typeof row === 'object' && row !== null && 'id' in row;

const meta = {
  title: 'Primitives/Table',
  component: Table,
  args: {
    caption: 'Movimientos',
    rows: ROWS,
    rowKey: (row) => (isMovement(row) ? row.id : ''),
    columns: [
      { id: 'concept', heading: 'Concepto', cell: (row) => (isMovement(row) ? row.concept : '') },
      { id: 'date', heading: 'Fecha', cell: (row) => (isMovement(row) ? row.date : '') },
      { id: 'amount', heading: 'Cantidad', align: 'end', cell: (row) => (isMovement(row) ? row.amount : '') },
    ],
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { hideCaption: true },
  argTypes: { columns: { control: false }, rows: { control: false } },
};
