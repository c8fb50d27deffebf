import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Field } from '../field';
import { Switch } from './switch';

test('what it says of itself is part of its description, beside the hint of its field', async () => {
  const screen = await render(
    <Field label="Avisos" hint="Puedes cambiarlo después.">
      <Switch description="Una vez al mes." />
    </Field>,
  );
  const control = screen.getByRole('switch', { name: 'Avisos' });
  await expect.element(control).toHaveAccessibleDescription(/Una vez al mes\./);
  await expect.element(control).toHaveAccessibleDescription(/Puedes cambiarlo después\./);
});

test('so is it without a field', async () => {
  const screen = await render(<Switch label="Avisos" description="Una vez al mes." />);
  await expect
    .element(screen.getByRole('switch', { name: 'Avisos' }))
    .toHaveAccessibleDescription('Una vez al mes.');
});
