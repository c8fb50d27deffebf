import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../primitives/badge';
import { Button } from '../primitives/button';
import { Card } from '../primitives/card';
import { Skeleton } from '../primitives/skeleton';
import { EmptyState } from '../states/empty-state';
import { ErrorState } from '../states/error-state';

const meta = { title: 'Patterns/Lists' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const ROWS = ['Café Ñandú', 'Taller Sur', 'Pan de Ayer'];

/** Skeletons in the true shape of what comes; one sentence says it to a screen reader. */
export const Loading: Story = {
  render: () => (
    <Card padding="none" aria-busy="true">
      <p role="status" className="sr-only">
        Cargando tus logos...
      </p>
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-4 border-b border-line p-4 last:border-0">
          <Skeleton shape="circle" />
          <Skeleton className="w-40 max-w-full" />
        </div>
      ))}
    </Card>
  ),
};

/** What happened and the next step. */
export const Failed: Story = {
  render: () => (
    <Card padding="none">
      <ErrorState title="Error al cargar los logos" text="Revisa tu conexión." onRetry={() => {}} />
    </Card>
  ),
};

/** Nothing yet: how to begin. */
export const Empty: Story = {
  render: () => (
    <Card padding="none">
      <EmptyState
        title="No tienes logos creados"
        text="Comienza creando tu primer logo"
        action={<Button>Crear Logo</Button>}
      />
    </Card>
  ),
};

export const Ready: Story = {
  render: () => (
    <Card padding="none" asChild>
      <ul>
        {ROWS.map((row) => (
          <li
            key={row}
            className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line p-4 last:border-0"
          >
            <span className="font-semibold">{row}</span>
            <Badge>Gastronomía</Badge>
          </li>
        ))}
      </ul>
    </Card>
  ),
};
