import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../primitives/button';
import { LogoChecks } from './logo-checks';
import { LogoGrid } from './logo-grid';
import { LogoList } from './logo-list';
import { MovementList } from './movement-list';
import { SessionList } from './session-list';

const nothing = () => {};
const loading = { status: 'loading' } as const;
const failed = (retry: () => void) => ({
  status: 'error' as const,
  message: 'No hay conexión',
  action: <Button onClick={retry}>Reintentar</Button>,
});

type Part = (isLoading: boolean, retry: () => void) => ReactNode;

const PARTS: [name: string, part: Part][] = [
  ['LogoList', (isLoading, retry) => <LogoList state={isLoading ? loading : failed(retry)} />],
  ['MovementList', (isLoading, retry) => <MovementList state={isLoading ? loading : failed(retry)} />],
  ['LogoChecks', (isLoading, retry) => <LogoChecks state={isLoading ? loading : failed(retry)} />],
  [
    'SessionList',
    (isLoading, retry) => (
      <SessionList state={isLoading ? loading : failed(retry)} onClose={nothing} onCloseOthers={nothing} />
    ),
  ],
  [
    'LogoGrid',
    (isLoading, retry) => (
      <LogoGrid
        state={isLoading ? loading : { status: 'error', message: 'No hay conexión', onRetry: retry }}
      />
    ),
  ],
];

function Retrying({ part }: { part: Part }) {
  const [isLoading, setIsLoading] = useState(false);
  return <main>{part(isLoading, () => setIsLoading(true))}</main>;
}

test.each(PARTS)('%s keeps the focus when Reintentar makes way for what is loading', async (_, part) => {
  const screen = await render(<Retrying part={part} />);
  const retry = screen.getByRole('button', { name: 'Reintentar' });
  (retry.element() as HTMLElement).focus();
  (retry.element() as HTMLElement).click();
  await expect.element(screen.getByRole('status')).toBeInTheDocument();
  await expect.element(retry).not.toBeInTheDocument();
  expect(screen.getByRole('main').element().firstElementChild).toContain(document.activeElement);
});
