import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SiteFooter } from './site-footer';

const meta = {
  title: 'Domain/SiteFooter/States',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {},
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLegal: Story = { args: { legal: '© 2026 Trazo' } };

export const KeyboardWalk: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Funciones' })).toHaveFocus();
  },
};
