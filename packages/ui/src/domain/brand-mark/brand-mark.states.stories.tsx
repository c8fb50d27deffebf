import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandConstruction } from './brand-construction';
import { BrandMark } from './brand-mark';

const meta = {
  title: 'Domain/BrandMark/States',
  component: BrandMark,
  args: { label: 'Trazo' },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lockup: Story = { args: { shape: 'lockup', size: 'xl' } };

export const SymbolAlone: Story = { args: { shape: 'symbol', size: 'xl' } };

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-8 p-6">
      <BrandMark {...args} shape="symbol" className="h-4" />
      <BrandMark {...args} size="sm" />
      <BrandMark {...args} size="md" />
      <BrandMark {...args} size="lg" />
    </div>
  ),
};

export const Grounds: Story = {
  render: (args) => (
    <div className="grid grid-cols-2">
      <div className="light bg-paper p-8 text-ink">
        <BrandMark {...args} />
      </div>
      <div className="dark bg-paper p-8 text-ink">
        <BrandMark {...args} />
      </div>
      <div className="light bg-raised p-8 text-accent-text">
        <BrandMark {...args} />
      </div>
      <div className="bg-accent p-8 text-accent-ink">
        <BrandMark {...args} />
      </div>
    </div>
  ),
};

export const Construction: Story = {
  render: () => (
    <div className="p-6 text-accent-text">
      <BrandConstruction className="h-96 max-w-full" />
    </div>
  ),
};
