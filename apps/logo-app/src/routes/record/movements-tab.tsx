import type { Movement } from '@trazo/api-client';
import { formatAmount, formatDate, formatPesos } from '@trazo/ui/format';
import { MovementList, type MovementListState } from '@trazo/ui/movement-list';
import { MovementTotals } from '@trazo/ui/movement-totals';
import { Pager } from '@trazo/ui/pager';
import type { MovementsPart } from './use-history';
import { usePageTurn } from './use-page-turn';

type MovementsTabProps = {
  part: MovementsPart;
  onPageChange: (page: number) => void;
};

/** §2 History, movements tab: the totals of everything, and a page of the movements found. */
export function MovementsTab({ part, onPageChange }: MovementsTabProps) {
  const { status, total, totals, entries, page, pages } = part;
  const { list, turn } = usePageTurn(page, pages, onPageChange);
  return (
    <>
      <MovementTotals
        className="mt-6"
        income={totals && formatPesos(totals.income)}
        expense={totals && formatPesos(totals.expense)}
        count={totals && total}
      />
      <MovementList className="mt-6 outline-none" headingLevel={2} state={listState()} {...list} />
      <Pager className="mt-6" page={page} pages={pages} onPageChange={turn} />
    </>
  );

  function listState(): MovementListState {
    if (status === 'loading') return { status: 'loading' };
    if (status === 'error') return { status: 'error' };
    if (total === 0) return { status: 'empty', reason: 'none' };
    if (entries.length === 0) return { status: 'empty', reason: 'filtered' };
    return { status: 'ready', movements: entries.map(row) };
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
