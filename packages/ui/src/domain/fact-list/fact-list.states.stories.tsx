import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../../primitives/badge';
import { FactList } from './fact-list';

const meta = {
  title: 'Domain/FactList/States',
  component: FactList,
  args: {
    title: 'Información técnica',
    facts: [
      { term: 'Sesión', value: '17636896', code: true },
      { term: 'Canje', value: '/callback', code: true },
      { term: 'Validación', value: '/validate_session', code: true },
      { term: 'Estado', value: 'Activa' },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};

export const WithAside: Story = { args: { aside: <Badge tone="success">Activa</Badge> } };

export const LongValue: Story = {
  args: {
    className: 'w-72 max-w-full',
    facts: [{ term: 'Sesión', value: '1763689600000_k3j9x2v8q1b7n4m6c5z0a8s7d9f1g3h2', code: true }],
  },
};
