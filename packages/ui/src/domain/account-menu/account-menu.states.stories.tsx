import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent } from 'storybook/test';
import { walkMenuButton } from '../../testing';
import { AccountMenu } from './account-menu';
import type { AccountView } from './account-view';

const account: Extract<AccountView, { status: 'signed-in' }> = {
  status: 'signed-in',
  name: 'Ana Núñez',
  email: 'ana@ejemplo.com',
  onSettings: fn(),
  onNotifications: fn(),
  onSignOut: fn(),
};

const meta = {
  title: 'Domain/AccountMenu/States',
  component: AccountMenu,
  args: { account },
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

export const Closed: Story = {};

export const SignedIn: Story = { args: { open: true } };

export const SignedOut: Story = { args: { open: true, account: { status: 'signed-out', onHome: fn() } } };

export const FailedPicture: Story = {
  args: { open: true, account: { ...account, avatarSrc: 'data:image/png;base64,AAAA' } },
};

export const LongTexts: Story = {
  args: {
    open: true,
    account: {
      ...account,
      name: 'María de los Ángeles Fernández-Echeverría',
      email: 'maria.de.los.angeles.fernandez@cooperativa-valles-centrales.ejemplo.com',
    },
  },
};

export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    await walkMenuButton({ user: userEvent, trigger: canvas.getByRole('button') });
  },
};
