import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button';
import { demoLogos } from '../fixtures/landing';
import { DemoDialog } from './demo-dialog';

const meta = {
  title: 'Domain/DemoDialog/States',
  component: DemoDialog,

  args: {
    open: true,
    onOpenChange: fn(),
    value: 'Nubia Tech',
    onValueChange: fn(),
    state: { status: 'ready', logos: demoLogos },
    onStart: fn(),
  },
} satisfies Meta<typeof DemoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Samples: Story = {
  args: { value: '', state: { status: 'samples', logos: demoLogos.slice(0, 3) } },
};

/** No preview to ask: the samples alone, without a field. */
export const OnlySamples: Story = {
  render: (args) => (
    <DemoDialog
      {...args}
      value=""
      onValueChange={undefined}
      state={{ status: 'samples', logos: demoLogos.slice(0, 3) }}
    />
  ),
};

export const Ready: Story = {};

export const FirstLoading: Story = { args: { state: { status: 'loading' } } };

export const LoadingAgain: Story = { args: { state: { status: 'loading', logos: demoLogos } } };

export const Failed: Story = {
  args: {
    state: {
      status: 'error',
      message: 'No se pudieron dibujar los logos. Revisa tu conexión y vuelve a intentarlo.',
      onRetry: fn(),
    },
  },
};

export const FailedImages: Story = {
  args: {
    state: {
      status: 'ready',
      logos: demoLogos.map((logo) => ({ ...logo, src: 'data:image/png;base64,AAAA', darkSrc: undefined })),
    },
  },
};

export const Starting: Story = { args: { starting: true } };

function Live() {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ver Demo</Button>
      <DemoDialog
        open={open}
        onOpenChange={setOpen}
        value={value}
        onValueChange={setValue}
        state={
          value ? { status: 'ready', logos: demoLogos } : { status: 'samples', logos: demoLogos.slice(0, 3) }
        }
      />
    </>
  );
}

export const KeyboardWalk: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Ver Demo' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Mira tu nombre hecho logo' }));
    const field = dialog.getByRole('textbox', { name: 'Nombre de tu empresa' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Nubia');
    await expect(dialog.getByRole('status')).toHaveTextContent('Listo: así se ve tu nombre.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
