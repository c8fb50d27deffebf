import type { Meta, StoryObj } from '@storybook/react-vite';
import { leadLogo } from '../fixtures/landing';
import { LogoSheet } from './logo-sheet';

const meta = {
  title: 'Domain/LogoSheet',
  component: LogoSheet,

  args: { logo: leadLogo, className: 'h-40 w-72 max-w-full border border-line p-6' },
} satisfies Meta<typeof LogoSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { ground: 'theme' },
  argTypes: { ground: { control: 'inline-radio', options: ['theme', 'light', 'dark'] } },
};
