import type { Meta, StoryObj } from '@storybook/react-vite';

import { ProfileHeader } from './profile-header';

const meta = {
  title: 'Domain/ProfileHeader',
  component: ProfileHeader,
  args: {
    name: 'Mariana Ñáñez',
    email: 'mariana@sierraviva.cl',
    plan: 'Free',
    memberSince: '1/1/2025',
    views: 1250,
  },
} satisfies Meta<typeof ProfileHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { plan: 'Comandante' } };
