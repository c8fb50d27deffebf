import type { Meta, StoryObj } from '@storybook/react-vite';

import { DangerZone } from './danger-zone';

const meta = {
  title: 'Domain/DangerZone',
  component: DangerZone,
  args: { onDelete: () => {} },
} satisfies Meta<typeof DangerZone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 2 } };
