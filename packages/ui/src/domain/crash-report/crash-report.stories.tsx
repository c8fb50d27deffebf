import type { Meta, StoryObj } from '@storybook/react-vite';
import { CrashReport } from './crash-report';

const meta = {
  title: 'Domain/CrashReport',
  component: CrashReport,
  parameters: { layout: 'fullscreen' },
  args: { report: 'TypeError: x is undefined', onReload: () => {} },
} satisfies Meta<typeof CrashReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { message: 'ERROR: AuthProvider es undefined' } };
