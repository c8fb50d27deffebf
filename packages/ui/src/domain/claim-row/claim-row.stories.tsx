import type { Meta, StoryObj } from '@storybook/react-vite';
import { claimFixtures } from '../fixtures/landing';
import { ClaimRow } from './claim-row';

const meta = {
  title: 'Domain/ClaimRow',
  component: ClaimRow,
  parameters: { layout: 'fullscreen' },
  args: { claims: claimFixtures },
} satisfies Meta<typeof ClaimRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Trazo en cifras' } };
