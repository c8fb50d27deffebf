import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pageFixture } from '../fixtures/brand';
import { BrandKit } from './brand-kit';
import type { BrandPageState } from './brand-page-part';
import type { KitDownloadState } from './kit-part';

const nothing = () => {};

function Live({ onRemove = nothing }: { onRemove?: () => void }) {
  const [kit, setKit] = useState<KitDownloadState>({ status: 'idle' });
  const [state, setState] = useState<BrandPageState>({ status: 'none' });
  return (
    <BrandKit
      kit={kit}
      onDownload={() => setKit({ status: 'downloading', received: 1_234_567, total: 2_000_000 })}
      onCancel={() => setKit({ status: 'failed', message: 'Cancelada' })}
      page={{
        state,
        onCreate: () => setState({ status: 'shared', url: pageFixture }),
        onCopy: nothing,
        onRemove: () => {
          onRemove();
          setState({ status: 'none' });
        },
      }}
    />
  );
}

test('while the kit comes its amount is said, and whoever cancels is back at the button', async () => {
  const screen = await render(<Live />);
  await screen.getByRole('button', { name: 'Descargar kit' }).click();
  const bar = screen.getByRole('progressbar', { name: 'Descarga del kit' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', '1,2 de 2,0 MB');
  await screen.getByRole('button', { name: 'Cancelar' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Cancelada');
  await expect.element(screen.getByRole('button', { name: 'Reintentar' })).toHaveFocus();
});

test('a page that is made shows its address, and the focus stays with it until it is taken away', async () => {
  const onRemove = vi.fn();
  const screen = await render(<Live onRemove={onRemove} />);
  await screen.getByRole('button', { name: 'Crear página' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveValue(pageFixture);
  await expect.element(screen.getByRole('button', { name: 'Copiar dirección' })).toHaveFocus();
  const link = screen.getByRole('link', { name: 'Abrir página' });
  await expect.element(link).toHaveAttribute('href', pageFixture);
  await screen.getByRole('button', { name: 'Retirar página' }).click();
  expect(onRemove).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('button', { name: 'Crear página' })).toHaveFocus();
});
