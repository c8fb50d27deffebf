import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Primitives/Tooltip/States',
  component: Tooltip,
  args: {
    content: 'Cada logo cuesta un crédito',
    children: <IconButton untitled label="Sobre los créditos" icon={<Info />} />,
  },
  decorators: [(Story) => <div className="p-16">{Story()}</div>],
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect((await screen.findByRole('tooltip')).textContent).toBe('Cada logo cuesta un crédito');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Cada logo cuesta un crédito');
  },
};

export const EscapeHidesIt: Story = {
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
