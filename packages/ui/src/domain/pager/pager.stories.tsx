import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { Pager } from './pager';

const meta = {
  title: 'Domain/Pager',
  component: Pager,
  args: { page: 4, pages: 9, onPageChange: fn() },
  render: function Paged(args) {
    const [page, setPage] = useShownValue(args.page, args.onPageChange);
    return <Pager {...args} page={page} onPageChange={setPage} />;
  },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { page: 1, pages: 24 },
  argTypes: { pages: { control: { type: 'number', min: 0 } } },
};
