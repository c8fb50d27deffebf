import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SkipLink } from './skip-link';

const meta = {
  title: 'Primitives/SkipLink/States',
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

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Saltar al contenido' });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};
