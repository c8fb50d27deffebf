import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { categoryFixtures } from '../fixtures/library';
import { CategoryFilter } from './category-filter';

const meta = {
  title: 'Domain/CategoryFilter',
  component: CategoryFilter,
  args: { options: categoryFixtures, value: 'all', onValueChange: fn() },
  render: function Filter(args) {
    const [value, setValue] = useShownValue(args.value, args.onValueChange);
    return <CategoryFilter {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof CategoryFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { value: 'nature' },
  argTypes: { value: { control: 'select', options: categoryFixtures.map(({ value }) => value) } },
};
