import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button';
import { Alert } from './alert';
import { AlertProvider, useAlerts } from './alert-provider';

const meta = {
  title: 'Primitives/Alert/States',
  component: Alert,
  args: { message: 'Descargando: Café Ñandú', onDismiss: fn() },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

function Asker() {
  const { show } = useAlerts();
  return (
    <Button
      variant="secondary"
      onClick={() => show({ message: 'Logo eliminado', action: { label: 'Deshacer', onPress: fn() } })}
    >
      Eliminar
    </Button>
  );
}

export const Success: Story = { args: { tone: 'success', message: 'Datos actualizados correctamente' } };

export const Failure: Story = {
  args: { tone: 'danger', message: 'Error generando logo: Campos requeridos faltantes' },
};

export const WithAction: Story = {
  args: { message: 'Logo eliminado', action: { label: 'Deshacer', onPress: fn() } },
};

export const LongText: Story = {
  args: { tone: 'danger', message: 'Timeout: La llamada a la API tardó demasiado. '.repeat(4) },
};

export const FromAnywhere: Story = {
  render: () => (
    <AlertProvider>
      <Asker />
    </AlertProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar' }));
    await expect((await canvas.findByRole('alert')).textContent).toBe('Logo eliminado');
    await userEvent.click(canvas.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
