import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './link';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#todos', children: 'Ver todos' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [(Story) => <p>Guardamos tus logos: {Story()}.</p>],
};

export const Playground: Story = {
  args: { tone: 'accent', standalone: true },
  argTypes: { tone: { control: 'inline-radio', options: ['accent', 'quiet'] } },
};
