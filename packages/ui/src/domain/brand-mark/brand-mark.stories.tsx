import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from './brand-mark';

const meta = {
  title: 'Domain/BrandMark',
  component: BrandMark,
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { shape: 'lockup', size: 'lg', label: 'Trazo' },
  argTypes: {
    shape: { control: 'inline-radio', options: ['symbol', 'lockup'] },
    size: { control: 'inline-radio', options: ['sm', 'md', 'lg', 'xl'] },
  },
};
