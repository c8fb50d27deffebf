import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { filterFixtures } from '../fixtures/library';
import { FilterPanel } from './filter-panel';

const meta = {
  title: 'Domain/FilterPanel',
  component: FilterPanel,
  args: { ...filterFixtures, onValueChange: fn() },
  render: function Panel(args) {
    const [value, setValue] = useShownValue(args.value, args.onValueChange);
    // What it begins with is seen when it begins again.
    return <FilterPanel key={String(args.defaultOpen)} {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultOpen: true, activeCount: 1 } };
