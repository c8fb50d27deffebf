import type { Movement } from '@trazo/api-client';
import { formatAmount, formatDate, formatPesos } from '@trazo/ui/format';
import { MovementList, type MovementListState } from '@trazo/ui/movement-list';
import { MovementTotals } from '@trazo/ui/movement-totals';
import { Pager } from '@trazo/ui/pager';
import { useMemo } from 'react';
import { type ListView, type MovementSortField, movementTotals, pageOf, viewMovements } from './history-view';

type MovementsTabProps = {
  movements: readonly Movement[];
  status: 'loading' | 'error' | 'ready';
  view: ListView<MovementSortField>;
  page: number;
  onPageChange: (page: number) => void;
};

/** §2 History, movements tab: the totals of everything loaded, and a page of the movements found. */
export function MovementsTab({ movements, status, view, page, onPageChange }: MovementsTabProps) {
  const wanted = useMemo(() => viewMovements(movements, view), [movements, view]);
  const totals = useMemo(() => movementTotals(movements), [movements]);
  const found = pageOf(wanted, page);
  return (
    <>
      <MovementTotals
        className="mt-6"
        income={formatPesos(totals.income)}
        expense={formatPesos(totals.expense)}
        count={totals.count}
      />
      <MovementList className="mt-6" headingLevel={2} state={listState()} />
      <Pager className="mt-6" page={found.page} pages={found.pages} onPageChange={onPageChange} />
    </>
  );

  function listState(): MovementListState {
    if (status === 'loading') return { status: 'loading' };
    if (status === 'error') return { status: 'error' };
    if (movements.length === 0) return { status: 'empty', reason: 'none' };
    if (found.entries.length === 0) return { status: 'empty', reason: 'filtered' };
    return { status: 'ready', movements: found.entries.map(row) };
  }
}

/** A movement as the design system's rows take it. */
function row(movement: Movement) {
  const kind = movement.tipo_mov === 'egreso' ? ('expense' as const) : ('income' as const);
  return {
    id: String(movement.id_mov),
    kind,
    concept: movement.concepto,
    description: movement.descripcion,
    amount: formatAmount(movement.cantidad, kind),
    date: formatDate(movement.fecha_mov, 'es-CL'),
    dateTime: movement.fecha_mov,
    category: movement.categoria,
    reference: movement.referencia,
  };
}
