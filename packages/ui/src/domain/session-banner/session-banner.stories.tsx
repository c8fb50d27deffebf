import type { Meta, StoryObj } from '@storybook/react-vite';
import { SessionBanner } from './session-banner';

const meta = {
  title: 'Domain/SessionBanner',
  component: SessionBanner,
  args: { session: { status: 'active', name: 'Ana Núñez', sessionId: '1763689000000_k3j9x' } },
} satisfies Meta<typeof SessionBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { session: { status: 'restricted', homeLink: '#inicio' } } };
