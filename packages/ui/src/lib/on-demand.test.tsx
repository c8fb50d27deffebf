import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type OnDemand, onDemand, useOnDemand } from './on-demand';

const Panel = () => <p>contenido</p>;

function Host({ source, onError }: { source: OnDemand<typeof Panel>; onError: (error: unknown) => void }) {
  const [wanted, setWanted] = useState(false);
  const Part = useOnDemand(source, wanted, (error) => {
    setWanted(false);
    onError(error);
  });
  return (
    <>
      <button type="button" onClick={() => setWanted(true)}>
        Abrir
      </button>
      {wanted && Part ? <Part /> : null}
    </>
  );
}

test('a part is fetched when it is first wanted, and once', async () => {
  const fetchPart = vi.fn(async () => ({ Panel }));
  const source = onDemand(fetchPart, ({ Panel }) => Panel);
  const screen = await render(<Host source={source} onError={() => {}} />);
  expect(fetchPart).not.toHaveBeenCalled();
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('contenido')).toBeVisible();
  source.prefetch();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test('a part that was fetched ahead shows in the same render', async () => {
  const source = onDemand(
    async () => ({ Panel }),
    ({ Panel }) => Panel,
  );
  await source.load();
  const screen = await render(<Host source={source} onError={() => {}} />);
  await screen.getByRole('button').click();
  expect(screen.getByText('contenido').elements()).toHaveLength(1);
});

test('a part that could not be fetched is told, and the next press tries again', async () => {
  const failure = new Error('offline');
  const fetchPart = vi.fn(async () => ({ Panel })).mockRejectedValueOnce(failure);
  const onError = vi.fn();
  const screen = await render(<Host source={onDemand(fetchPart, ({ Panel }) => Panel)} onError={onError} />);
  await screen.getByRole('button').click();
  await expect.poll(() => onError.mock.calls).toEqual([[failure]]);
  expect(screen.getByText('contenido').elements()).toEqual([]);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('contenido')).toBeVisible();
});

test('fetching ahead fails in silence', async () => {
  const fetchPart = vi.fn(async () => ({ Panel })).mockRejectedValueOnce(new Error('offline'));
  const source = onDemand(fetchPart, ({ Panel }) => Panel);
  source.prefetch();
  await expect(source.load()).rejects.toThrow('offline');
  await expect(source.load()).resolves.toBe(Panel);
});

test('a module whose address the browser remembers as failed is asked for under another one', async () => {
  const address = `data:text/javascript,export const name = 'panel'`;
  const fetchPart = vi.fn(() =>
    Promise.reject<{ name: string }>(
      new TypeError(`Failed to fetch dynamically imported module: ${encodeURI(address)}`),
    ),
  );
  const source = onDemand(fetchPart, ({ name }) => name);
  await expect(source.load()).rejects.toThrow('Failed to fetch');
  await expect(source.load()).resolves.toBe('panel');
  expect(fetchPart).toHaveBeenCalledTimes(1);
});
