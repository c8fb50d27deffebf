import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { walkAlertDialog } from '../../testing';
import { Button } from '../button';
import { AlertDialog } from '.';

const dialog = () => page.getByRole('alertdialog');
const button = (name: string) => page.getByRole('button', { name });
const gone = () => expect.element(dialog()).not.toBeInTheDocument();

/** A promise, and the ways to settle it. */
function task() {
  let keep = () => {};
  let reject = (_: unknown) => {};
  const promise = new Promise<void>((onKept, onRejected) => {
    keep = onKept;
    reject = onRejected;
  });
  return { promise, keep, reject };
}

async function ask(onConfirm: () => unknown) {
  await render(<AlertDialog trigger={<Button>Borrar</Button>} title="¿Borrar?" onConfirm={onConfirm} />);
  await button('Borrar').click();
  await button('Aceptar').click();
}

test('a question closes at once when it is answered and nothing is to be waited for', async () => {
  await ask(() => {});
  await gone();
  await expect.element(button('Borrar')).toHaveFocus();
});

test.each([
  ['what will happen, where that is said', 'Se borran tus logos.', 'Se borran tus logos.'],
  ['its question, where that is all there is', undefined, '¿Borrar?'],
])('a question is named by its title and described by %s', async (_, description, message) => {
  await render(
    <AlertDialog
      trigger={<Button>Borrar</Button>}
      title="¿Borrar?"
      description={description}
      onConfirm={() => {}}
    />,
  );
  await walkAlertDialog({ user: userEvent, trigger: button('Borrar').element() });
  await button('Borrar').click();
  await expect.element(dialog()).toHaveAccessibleName('¿Borrar?');
  await expect.element(dialog()).toHaveAccessibleDescription(message);
});

test('while what was confirmed is being done it stays, busy, and nothing closes it; then it closes', async () => {
  const { promise, keep } = task();
  const onConfirm = vi.fn(() => promise);
  await ask(onConfirm);
  await expect.element(button('Aceptar')).toHaveAttribute('aria-busy', 'true');
  await expect.element(button('Aceptar')).toHaveFocus();
  await expect.element(button('Cancelar')).toBeDisabled();
  await userEvent.keyboard('{Enter}{Escape}');
  await expect.element(dialog()).toBeVisible();
  expect(onConfirm).toHaveBeenCalledOnce();
  keep();
  await gone();
  await expect.element(button('Borrar')).toHaveFocus();
});

test('what could not be done leaves it open to be answered again, and is heard of', async () => {
  const heard = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
  window.addEventListener('unhandledrejection', heard);
  // The runner writes it to the console as well.
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => {
    window.removeEventListener('unhandledrejection', heard);
    written.mockRestore();
  });
  const { promise, reject } = task();
  await ask(() => promise);
  await expect.element(button('Aceptar')).toHaveAttribute('aria-busy', 'true');
  reject('no network');
  await expect.element(button('Aceptar')).not.toHaveAttribute('aria-busy');
  await expect.poll(() => heard.mock.lastCall?.[0].reason).toBe('no network');
  await button('Cancelar').click();
  await gone();
});

/** A question that its answer closes from outside, though it takes its time. */
function Outside({ onConfirm, told }: { onConfirm: () => unknown; told: (open: boolean) => void }) {
  const [open, setOpen] = useState(true);
  const confirm = () => {
    setOpen(false);
    return onConfirm();
  };
  return (
    <>
      <AlertDialog open={open} onOpenChange={told} title="¿Borrar?" onConfirm={confirm} />
      <Button onClick={() => setOpen(true)}>Otra vez</Button>
    </>
  );
}

test('one that was closed from outside and asked anew is not closed by the answer before', async () => {
  const { promise, keep } = task();
  const told = vi.fn();
  await render(<Outside onConfirm={() => promise} told={told} />);
  await button('Aceptar').click();
  await gone();
  await button('Otra vez').click();
  await expect.element(button('Aceptar')).not.toHaveAttribute('aria-busy');
  keep();
  await promise;
  expect(told).not.toHaveBeenCalled();
  await expect.element(dialog()).toBeVisible();
});
