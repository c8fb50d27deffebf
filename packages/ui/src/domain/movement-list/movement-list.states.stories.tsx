import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button } from '../../primitives/button';
import { movementFixtures } from '../fixtures/library';
import { MovementList } from './movement-list';

const meta = {
  title: 'Domain/MovementList/States',
  component: MovementList,
  args: { state: { status: 'loading' } },
} satisfies Meta<typeof MovementList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const LoadError: Story = { args: { state: { status: 'error' } } };

export const LoadErrorWithRetry: Story = {
  args: {
    state: {
      status: 'error',
      onRetry: fn(),
    },
  },
};

export const NothingYet: Story = {
  args: { state: { status: 'empty', reason: 'none', action: <Button>Crear Logo</Button> } },
};

export const NothingMatches: Story = { args: { state: { status: 'empty', reason: 'filtered' } } };

export const Ready: Story = { args: { state: { status: 'ready', movements: movementFixtures } } };

export const Narrow: Story = {
  args: { state: { status: 'ready', movements: movementFixtures } },
  render: (args) => <MovementList {...args} className="w-72 max-w-full" />,
};
