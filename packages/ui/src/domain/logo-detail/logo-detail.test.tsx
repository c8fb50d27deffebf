import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { logoDetailFixture } from '../fixtures/library';
import { LogoDetail } from './logo-detail';

const logo = { ...logoDetailFixture, favorite: false };

test('[§2 Gallery] the detail shows image, name, category, creation date and prompt', async () => {
  const screen = await render(<LogoDetail logo={logo} onClose={() => {}} />);
  const dialog = screen.getByRole('dialog', { name: 'Sierra Viva' });
  expect(dialog.element().querySelector('img')?.getAttribute('alt')).toBe('');
  const facts = [...dialog.element().querySelectorAll('dl > div')].map((fact) => fact.textContent);
  expect(facts).toEqual([
    'CategoríaNaturaleza',
    'Fecha de creación21/11/2026',
    `Prompt${logoDetailFixture.prompt}`,
  ]);
});

test('[§2 Gallery] it offers download, favourite, copying the prompt, and can be closed', async () => {
  const on = { close: vi.fn(), download: vi.fn(), favorite: vi.fn(), copy: vi.fn() };
  const screen = await render(
    <LogoDetail
      logo={logo}
      onClose={on.close}
      onDownload={on.download}
      onFavoriteChange={on.favorite}
      onCopyPrompt={on.copy}
    />,
  );
  await screen.getByRole('button', { name: 'Descargar' }).click();
  await screen.getByRole('button', { name: 'Favorito', pressed: false }).click();
  await screen.getByRole('button', { name: 'Copiar prompt' }).click();
  await screen.getByRole('button', { name: 'Cerrar' }).click();
  expect(on.download).toHaveBeenCalledExactlyOnceWith('1');
  expect(on.favorite).toHaveBeenCalledExactlyOnceWith('1', true);
  expect(on.copy).toHaveBeenCalledExactlyOnceWith(logoDetailFixture.prompt);
  expect(on.close).toHaveBeenCalledOnce();
});

test('Escape closes it', async () => {
  const onClose = vi.fn();
  await render(<LogoDetail logo={logo} onClose={onClose} />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('without a logo there is no dialog, and without a prompt nothing to copy', async () => {
  const screen = await render(<LogoDetail logo={null} onClose={() => {}} onCopyPrompt={() => {}} />);
  expect(screen.getByRole('dialog').elements()).toHaveLength(0);
  await screen.rerender(
    <LogoDetail logo={{ ...logo, prompt: '' }} onClose={() => {}} onCopyPrompt={() => {}} />,
  );
  await expect.element(screen.getByText('Sin prompt')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copiar prompt' }).elements()).toHaveLength(0);
});
