import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton';

const meta = {
  title: 'Primitives/Skeleton/States',
  component: Skeleton,
  args: { className: 'w-64' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CardShape: Story = {
  render: () => (
    <div className="grid w-64 gap-2">
      <Skeleton shape="block" className="h-40" />
      <Skeleton className="w-40" />
      <Skeleton className="w-24" />
    </div>
  ),
};

export const Circle: Story = { args: { shape: 'circle', className: '' } };
