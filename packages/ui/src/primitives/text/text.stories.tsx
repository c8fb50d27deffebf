import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from './text';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'Escribe el nombre de tu empresa y elige cómo quieres que se vea.' },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: 'muted', size: 'md', measure: 'prose' },
  argTypes: {
    size: { control: 'inline-radio', options: ['xs', 'sm', 'md', 'lg'] },
    tone: { control: 'inline-radio', options: ['ink', 'muted', 'faint', 'danger'] },
    face: { control: 'inline-radio', options: ['text', 'mono', 'eyebrow'] },
  },
};
