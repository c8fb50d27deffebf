import type { Meta, StoryObj } from '@storybook/react-vite';
import { PenTool } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ActionCard } from './action-card';

const meta = {
  title: 'Domain/ActionCard/States',
  component: ActionCard,
  args: { title: 'Crear Logo', detail: 'Cinco pasos y tu logo está listo', onPress: fn() },
} satisfies Meta<typeof ActionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcon: Story = { args: { icon: <PenTool /> } };

export const WithoutIcon: Story = {};

export const AsLink: Story = {
  render: () => <ActionCard title="Ver Historial" link={<a href="#historial">{null}</a>} />,
};

export const Narrow: Story = {
  render: () => (
    <ActionCard
      className="w-72 max-w-full"
      title="Estadísticas avanzadas de descargas"
      detail="Mira qué logos se descargan más"
      icon={<PenTool />}
      onPress={() => {}}
    />
  ),
};

export const KeyboardWalk: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Crear Logo' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
