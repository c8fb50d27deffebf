import type { Meta, StoryObj } from '@storybook/react-vite';
import { claimFixtures } from '../fixtures/landing';
import { ClaimRow } from './claim-row';

const meta = {
  title: 'Domain/ClaimRow/States',
  component: ClaimRow,
  parameters: { layout: 'fullscreen' },
  args: { claims: claimFixtures },
} satisfies Meta<typeof ClaimRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Narrow: Story = { args: { className: 'max-w-80' } };

export const LongTexts: Story = {
  args: { claims: [{ value: '1.500.000+', label: 'logos dibujados para negocios de toda la región' }] },
};
