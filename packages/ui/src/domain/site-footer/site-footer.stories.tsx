import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from './site-footer';

const meta = {
  title: 'Domain/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {},
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { legal: '© 2026 Trazo' } };
