import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './link';

const meta = {
  title: 'Primitives/Link/States',
  component: Link,
  args: { href: '#todos', children: 'Ver todos' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: () => (
    <p>
      Tus logos están en <Link href="#galeria">Mi Galería</Link>, listos para descargar.
    </p>
  ),
};

export const Quiet: Story = {
  args: { tone: 'quiet' },
  decorators: [(Story) => <p>Guardamos tus logos: {Story()}.</p>],
};

export const Standalone: Story = { args: { standalone: true } };
