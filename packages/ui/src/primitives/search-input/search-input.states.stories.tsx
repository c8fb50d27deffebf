import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { SearchInput } from './search-input';

const meta = {
  title: 'Primitives/SearchInput/States',
  component: SearchInput,
  args: { value: '', placeholder: 'Buscar logos...', onValueChange: fn() },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
  render: function Search(args) {
    const [value, setValue] = useShownValue(args.value, args.onValueChange);
    return <SearchInput {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { value: 'panadería' } };

export const Disabled: Story = { args: { disabled: true } };

export const KeyboardWalk: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.tab();
    await userEvent.keyboard('café');
    await expect(box).toHaveValue('café');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
