import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AccountMenu } from './account-menu';

const meta = {
  title: 'Domain/AccountMenu',
  component: AccountMenu,
  args: {
    account: {
      status: 'signed-in',
      name: 'Ana Núñez',
      email: 'ana@ejemplo.com',
      onSettings: fn(),
      onNotifications: fn(),
      onSignOut: fn(),
    },
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-80 items-start justify-end p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { account: { status: 'signed-out', onHome: fn() } } };
