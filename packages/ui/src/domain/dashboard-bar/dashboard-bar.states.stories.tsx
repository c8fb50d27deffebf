import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../../primitives/link';
import { DashboardBar } from './dashboard-bar';

const meta = {
  title: 'Domain/DashboardBar/States',
  component: DashboardBar,
  args: { brand: <strong>Trazo</strong>, onSignOut: fn() },
} satisfies Meta<typeof DashboardBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const links = (
  <>
    <li>
      <Link tone="quiet" standalone href="#generar">
        Generar
      </Link>
    </li>
    <li>
      <Link tone="quiet" standalone href="#galeria">
        Galería
      </Link>
    </li>
  </>
);

export const Bare: Story = {};

export const WithLinksAndName: Story = { args: { links, end: 'Mariana Ñáñez' } };

export const Narrow: Story = {
  args: { links, end: 'Mariana Ñáñez' },
  render: (args) => <DashboardBar {...args} className="max-w-80" />,
};

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Cerrar Sesión' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
