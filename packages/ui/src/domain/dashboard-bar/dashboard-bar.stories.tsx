import type { Meta, StoryObj } from '@storybook/react-vite';

import { DashboardBar } from './dashboard-bar';

const meta = {
  title: 'Domain/DashboardBar',
  component: DashboardBar,
  args: { brand: <strong>Trazo</strong>, onSignOut: () => {} },
} satisfies Meta<typeof DashboardBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { end: 'Mariana Ñáñez' } };
