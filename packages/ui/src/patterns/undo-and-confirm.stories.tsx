import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AlertProvider, useAlerts } from '../primitives/alert';
import { AlertDialog } from '../primitives/alert-dialog';
import { Button } from '../primitives/button';
import { Field } from '../primitives/field';
import { TextInput } from '../primitives/text-input';

const meta = { title: 'Patterns/Undo and confirm' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Deletable() {
  const [deleted, setDeleted] = useState(false);
  const alerts = useAlerts();
  const remove = () => {
    setDeleted(true);
    alerts.show({
      message: 'Logo eliminado',
      action: { label: 'Deshacer', onPress: () => setDeleted(false) },
    });
  };
  return deleted ? (
    <p>La galería está vacía.</p>
  ) : (
    <Button variant="secondary" onClick={remove}>
      Eliminar Café Ñandú
    </Button>
  );
}

/** What can be taken back needs no question: it happens at once, and 'Deshacer' stands for 8 seconds. */
export const Undo: Story = {
  render: () => (
    <AlertProvider>
      <Deletable />
    </AlertProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar Café Ñandú' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Deshacer' }));
    await expect(canvas.getByRole('button', { name: 'Eliminar Café Ñandú' })).toBeVisible();
  },
};

function TypedConfirmation() {
  const [typed, setTyped] = useState('');
  return (
    <AlertDialog
      trigger={<Button variant="danger">Eliminar cuenta</Button>}
      tone="danger"
      title="Eliminar cuenta"
      description="Se borrarán tus logos y tus créditos. No se puede deshacer."
      confirmLabel="Eliminar cuenta"
      confirmDisabled={typed !== 'ELIMINAR'}
      onConfirm={() => {}}
    >
      <Field label="Escribe ELIMINAR para confirmar">
        <TextInput value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
      </Field>
    </AlertDialog>
  );
}

/** What cannot be taken back is asked, and what is grave is typed. */
export const Confirm: Story = {
  render: () => <TypedConfirmation />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar cuenta' }));
    const confirm = await waitFor(() => screen.getByRole('button', { name: 'Eliminar cuenta' }));
    await expect(confirm).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox'), 'ELIMINAR');
    await expect(confirm).toBeEnabled();
  },
};
