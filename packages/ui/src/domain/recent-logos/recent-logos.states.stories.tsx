import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { logoFixtures } from '../fixtures/wizard-logos.generated';
import { RecentLogos } from './recent-logos';

const meta = {
  title: 'Domain/RecentLogos/States',
  component: RecentLogos,
  args: { logos: logoFixtures, onCreate: fn(), allLink: '#todos', className: 'max-w-4xl' },
} satisfies Meta<typeof RecentLogos>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

export const Empty: Story = { args: { logos: [] } };

export const WithoutImages: Story = {
  args: { logos: logoFixtures.map(({ id, name, color }) => ({ id, name, color })) },
};

export const CreateDisabled: Story = { args: { createDisabled: true } };

export const LongNames: Story = {
  args: {
    logos: logoFixtures.map((logo) => ({
      ...logo,
      name: 'Cooperativa Agropecuaria de los Valles Centrales',
    })),
  },
};

export const Narrow: Story = { args: { className: 'w-72 max-w-full' } };

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Ver todos' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
};
