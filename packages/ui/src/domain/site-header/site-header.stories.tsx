import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteHeader } from './site-header';

const meta = {
  title: 'Domain/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: { onLogin: () => {}, onRegister: () => {} },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { busy: false } };
