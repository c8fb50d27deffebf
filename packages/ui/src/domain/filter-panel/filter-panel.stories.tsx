import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { filterFixtures } from '../fixtures/library';
import { FilterPanel } from './filter-panel';

const meta = {
  title: 'Domain/FilterPanel',
  component: FilterPanel,
  args: { ...filterFixtures, onValueChange: () => {} },
  render: function Panel(args) {
    const [value, setValue] = useState(args.value);
    return <FilterPanel {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultOpen: true, activeCount: 1 } };
