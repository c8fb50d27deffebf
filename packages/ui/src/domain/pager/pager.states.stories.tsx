import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { Pager } from './pager';

const meta = {
  title: 'Domain/Pager/States',
  component: Pager,
  args: { page: 1, pages: 9, onPageChange: fn() },
} satisfies Meta<typeof Pager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {};

export const MiddlePage: Story = { args: { page: 5 } };

export const LastPage: Story = { args: { page: 9 } };

export const FewPages: Story = { args: { page: 2, pages: 3 } };

export const ManyPages: Story = { args: { page: 9998, pages: 10000 } };

/** With one page there is nothing to turn. */
export const OnePage: Story = { args: { pages: 1 } };

export const Narrow: Story = {
  args: { page: 5 },
  render: (args) => <Pager {...args} className="w-72 max-w-full" />,
};

export const KeyboardWalk: Story = {
  render: function Paged(args) {
    const [page, setPage] = useShownValue(args.page, args.onPageChange);
    return <Pager {...args} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Anterior' })).toHaveFocus();
    for (let stop = 0; stop < 5; stop += 1) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const five = canvas.getByRole('button', { name: 'Página 5' });
    await expect(five).toHaveFocus();
    await expect(five).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Página 7' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Página 2' })).toBeNull();
  },
};
