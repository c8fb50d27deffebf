import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { logoFixtures } from '../fixtures/wizard-logos.generated';
import { RecentLogos } from './recent-logos';

const meta = {
  title: 'Domain/RecentLogos',
  component: RecentLogos,
  args: { logos: logoFixtures, onCreate: fn(), allLink: '/gallery', className: 'max-w-4xl' },
} satisfies Meta<typeof RecentLogos>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { headingLevel: 3 } };
