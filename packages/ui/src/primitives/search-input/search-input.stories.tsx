import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchInput } from './search-input';

const meta = {
  title: 'Primitives/SearchInput',
  component: SearchInput,
  args: { value: '', placeholder: 'Buscar logos...', onValueChange: () => {} },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
  render: function Search(args) {
    const [value, setValue] = useState(args.value);
    return <SearchInput {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { label: 'Buscar logos' },
};
