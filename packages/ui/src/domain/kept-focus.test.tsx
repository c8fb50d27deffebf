import { type ReactNode, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { HeadingLevel } from '../primitives/heading';
import { logoFixtures } from './fixtures/library';
import { LogoChecks } from './logo-checks';
import { LogoGrid } from './logo-grid';
import { LogoList } from './logo-list';
import { MovementList } from './movement-list';
import { SessionList } from './session-list';

const nothing = () => {};
const loading = { status: 'loading' } as const;
const failed = (onRetry: () => void) => ({
  status: 'error' as const,
  message: 'No hay conexión',
  onRetry,
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
  ['LogoGrid', (isLoading, retry) => <LogoGrid state={isLoading ? loading : failed(retry)} />],
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

const HEADED: [name: string, part: (level: HeadingLevel, isLoading: boolean) => ReactNode][] = [
  [
    'LogoGrid',
    (level, isEmpty) => (
      <LogoGrid
        headingLevel={level}
        state={isEmpty ? { status: 'empty' } : { status: 'ready', logos: logoFixtures.slice(0, 1) }}
        onDelete={nothing}
      />
    ),
  ],
  [
    'LogoChecks',
    (level, isLoading) => <LogoChecks headingLevel={level} state={isLoading ? loading : failed(nothing)} />,
  ],
  [
    'SessionList',
    (level, isLoading) => (
      <SessionList
        headingLevel={level}
        state={isLoading ? loading : failed(nothing)}
        onClose={nothing}
        onCloseOthers={nothing}
      />
    ),
  ],
];

describe.each(HEADED)('%s whose last control is gone', (_, part) => {
  test.each([2, 3, 4] as const)('leaves the focus to its heading of level %d', async (level) => {
    const screen = await render(part(level, false));
    (screen.getByRole('button').last().element() as HTMLElement).focus();
    await screen.rerender(part(level, true));
    await expect.element(screen.getByRole('heading', { level })).toHaveFocus();
  });
});
