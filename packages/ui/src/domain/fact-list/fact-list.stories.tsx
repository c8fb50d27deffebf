import type { Meta, StoryObj } from '@storybook/react-vite';

import { FactList } from './fact-list';

const meta = {
  title: 'Domain/FactList',
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

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3 } };
