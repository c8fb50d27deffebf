import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from './button';

test('a press calls onClick once', async () => {
  const onClick = vi.fn();
  const screen = await render(<Button onClick={onClick}>Generar Logo</Button>);
  await screen.getByRole('button', { name: 'Generar Logo' }).click();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('it never submits a form unless it is told to', async () => {
  const screen = await render(<Button>Siguiente</Button>);
  await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('while loading it ignores presses, keeps its place for focus and says that it is busy', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <Button loading loadingText="Redirigiendo..." onClick={onClick}>
      Comenzar Gratis
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Redirigiendo...' });
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(button.element()).toHaveProperty('disabled', false);
  await button.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
});

test('one whose text the browser has translated goes on working', async () => {
  const screen = await render(<Button>Guardar</Button>);
  const text = document
    .createTreeWalker(screen.getByRole('button').element(), NodeFilter.SHOW_TEXT)
    .nextNode();
  const translated = document.createElement('font');
  translated.textContent = 'Save';
  (text as Text).replaceWith(translated);
  await screen.rerender(<Button loading>Guardar</Button>);
  await expect.element(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
  await screen.rerender(<Button>Guardado</Button>);
  await expect.element(screen.getByRole('button', { name: 'Guardado' })).toBeVisible();
});

test('asChild dresses a link and keeps it a link', async () => {
  const screen = await render(
    <Button asChild iconStart={<svg aria-hidden="true" />}>
      <a href="/generate">Crear Logo</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Crear Logo' });
  await expect.element(link).toHaveAttribute('href', '/generate');
  expect(document.querySelector('button')).toBeNull();
});

test('a width given from outside wins over its own, whatever the order of the classes', async () => {
  const screen = await render(
    <Button width="full" className="w-40">
      Descargar
    </Button>,
  );
  expect(getComputedStyle(screen.getByRole('button').element()).width).toBe('160px');
});

const RouterLink = (props: ComponentProps<'a'>) => <a {...props}>Planes</a>;

test.each(['disabled', 'loading'] as const)(
  'a link that is %s is not followed, and says so',
  async (state) => {
    const onClick = vi.fn();
    const screen = await render(
      <Button asChild {...{ [state]: true }}>
        <RouterLink href="#elsewhere" onClick={onClick} />
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Planes' });
    await link.click({ force: true });
    await link.click({ force: true, button: 'middle' });
    await link.click({ force: true, modifiers: ['Control'] });
    expect(location.hash).toBe('');
    expect(onClick).not.toHaveBeenCalled();
    await expect.element(link).toHaveAttribute('aria-disabled', 'true');
    await expect.element(link).not.toHaveAttribute('disabled');
  },
);
