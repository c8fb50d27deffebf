import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { checkFixtures } from '../fixtures/brand';
import { LogoChecks } from './logo-checks';

const meta = {
  title: 'Domain/LogoChecks/States',
  component: LogoChecks,
  args: { state: { status: 'ready', checks: checkFixtures } },
} satisfies Meta<typeof LogoChecks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { status: 'loading' } } };

export const LoadError: Story = {
  args: {
    state: {
      status: 'error',
      onRetry: fn(),
    },
  },
};

export const AllGood: Story = {
  args: { state: { status: 'ready', checks: checkFixtures.filter(({ good }) => good) } },
};

export const Ready: Story = {};
