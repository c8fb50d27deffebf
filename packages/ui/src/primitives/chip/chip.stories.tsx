import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './chip';

const meta = {
  title: 'Primitives/Chip',
  component: Chip,
  args: { children: 'Gastronomía' },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { swatch: '#F59E0B' },
  argTypes: { swatch: { control: 'color' } },
};
