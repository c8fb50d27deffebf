import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkFixtures } from '../fixtures/brand';
import { LogoChecks } from './logo-checks';

const meta = {
  title: 'Domain/LogoChecks',
  component: LogoChecks,
  args: { state: { status: 'ready', checks: checkFixtures } },
} satisfies Meta<typeof LogoChecks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 2 } };
