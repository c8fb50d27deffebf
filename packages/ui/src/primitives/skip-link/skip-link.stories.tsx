import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkipLink } from './skip-link';

const meta = {
  title: 'Primitives/SkipLink',
  component: SkipLink,
  args: { targetId: 'contenido' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="contenido" tabIndex={-1}>
        El enlace aparece con la primera pulsación de Tab.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { children: 'Saltar al contenido' },
};
