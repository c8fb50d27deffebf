import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { categoryFixtures } from '../fixtures/library';
import { CategoryFilter } from './category-filter';

const meta = {
  title: 'Domain/CategoryFilter',
  component: CategoryFilter,
  args: { options: categoryFixtures, value: 'all', onValueChange: () => {} },
  render: function Filter(args) {
    const [value, setValue] = useState(args.value);
    return <CategoryFilter {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof CategoryFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { value: 'nature' },
  argTypes: { value: { control: 'select', options: categoryFixtures.map(({ id }) => id) } },
};
