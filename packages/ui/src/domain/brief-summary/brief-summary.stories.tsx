import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { briefFixtures } from '../fixtures/wizard';
import { BriefSummary } from './brief-summary';

const meta = {
  title: 'Domain/BriefSummary',
  component: BriefSummary,
  args: { items: briefFixtures, onEdit: fn(), className: 'max-w-xl' },
} satisfies Meta<typeof BriefSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { texts: { edit: 'Cambiar' } } };
