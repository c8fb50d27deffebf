import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../primitives/button';
import { PremiumCard } from './premium-card';

const meta = {
  title: 'Domain/PremiumCard/States',
  component: PremiumCard,
  args: { className: 'w-60 max-w-full' },
} satisfies Meta<typeof PremiumCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAction: Story = {
  args: {
    action: (
      <Button asChild variant="premium" size="sm">
        <a href="#planes">Actualizar Plan</a>
      </Button>
    ),
  },
};

export const Wide: Story = { args: { className: 'w-full' } };
