import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: 'Un logo por cada trazo.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'raised', padding: 'md', elevation: 'flat' },
  argTypes: {
    tone: { control: 'select', options: ['raised', 'plain', 'sunken', 'accent', 'premium', 'danger'] },
    padding: { control: 'inline-radio', options: ['none', 'sm', 'md', 'lg'] },
    elevation: { control: 'inline-radio', options: ['flat', 'raised'] },
  },
};
