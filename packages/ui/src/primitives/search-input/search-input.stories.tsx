import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useShownValue } from '../../foundations/use-shown-value';
import { SearchInput } from './search-input';

const meta = {
  title: 'Primitives/SearchInput',
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

export const Default: Story = {};

export const Playground: Story = {
  args: { label: 'Buscar logos' },
};
