import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SessionBanner } from './session-banner';

const meta = {
  title: 'Domain/SessionBanner/States',
  component: SessionBanner,
  args: { session: { status: 'active', name: 'Ana Núñez', sessionId: '1763689000000_k3j9x' } },
} satisfies Meta<typeof SessionBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {};

export const Checking: Story = { args: { session: { status: 'checking' } } };

export const Restricted: Story = {
  args: { session: { status: 'restricted', homeLink: '#inicio' } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Volver al Inicio' })).toHaveFocus();
  },
};

export const LongName: Story = {
  args: {
    className: 'w-72 max-w-full',
    session: {
      status: 'active',
      name: 'María de los Ángeles Fernández-Echeverría Ñancupil',
      sessionId: '1763689000000_k3j9x',
    },
  },
};
