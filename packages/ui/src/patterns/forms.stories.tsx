import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../primitives/button';
import { Card } from '../primitives/card';
import { Field } from '../primitives/field';
import { Switch } from '../primitives/switch';
import { TextArea } from '../primitives/text-area';
import { TextInput } from '../primitives/text-input';

const meta = { title: 'Patterns/Forms' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Form() {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    const blank = typeof name !== 'string' || name.trim() === '';
    setError(blank ? 'Escribe el nombre de tu empresa.' : undefined);
    if (blank) document.getElementById('company')?.focus();
  };
  return (
    <Card className="max-w-lg">
      <form noValidate onSubmit={submit} className="grid gap-5">
        <Field label="Nombre de la empresa" required controlId="company" error={error}>
          <TextInput name="name" autoComplete="organization" />
        </Field>
        <Field label="Descripción" hint="Qué haces y para quién.">
          <TextArea name="description" />
        </Field>
        <Switch label="Avisarme por correo" />
        <Button type="submit" className="justify-self-start">
          Guardar
        </Button>
      </form>
    </Card>
  );
}

/** Nothing is said until the form is sent; then the first mistake is named at its field, which gets the focus. */
export const ErrorsAfterSending: Story = {
  render: () => <Form />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar' }));
    const name = canvas.getByRole('textbox', { name: 'Nombre de la empresa' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Escribe el nombre de tu empresa.');
  },
};
