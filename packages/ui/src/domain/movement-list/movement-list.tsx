import type { ComponentProps, ReactNode } from 'react';
import { useKeptFocus } from '../../lib/use-kept-focus';
import type { HeadingLevel } from '../../primitives/heading';
import { Skeleton } from '../../primitives/skeleton';
import { EmptyState } from '../../states/empty-state';
import { type LoadFailure, LoadFailureBanner } from '../../states/error-state/load-failure';
import { type Movement, MovementRow, type MovementRowProps } from '../movement-row';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** What the history's second tab has to show. */
export type MovementListState =
  | { status: 'loading' }
  /** `message` defaults to 'Error al cargar los movimientos'. */
  | LoadFailure
  /** `none`: nothing ever moved; `filtered`: none matches. */
  | { status: 'empty'; reason: 'none' | 'filtered'; action?: ReactNode | undefined }
  | { status: 'ready'; movements: readonly Movement[] };

/** Props of {@link MovementList}; the rest goes to the root `<div>`. */
export type MovementListProps = Omit<ComponentProps<'div'>, 'children'> & {
  /**
   * What it shows: `loading`, `error` (message, onRetry), `empty` (reason `none` or `filtered`) or `ready`
   * (movements).
   */
  state: MovementListState;
  /** Level of the rows' headings in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces some texts of the rows. */
  rowTexts?: MovementRowProps['texts'];
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.movementList> | undefined;
};

const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

/** The movements of credits in any of their states (specification, section 2, History). */
export function MovementList({
  state,
  headingLevel = 3,
  rowTexts,
  texts: given,
  ...rest
}: MovementListProps) {
  const texts = useLibraryTexts('movementList', given);
  const keepFocus = useKeptFocus({ state: state.status, given: rest });
  return (
    <div {...rest} {...keepFocus} data-status={state.status}>
      {state.status === 'loading' && (
        <div role="status" className="divide-y divide-line">
          <span className="sr-only">{texts.loading}</span>
          {SKELETONS.map((key) => (
            <RowSkeleton key={key} />
          ))}
        </div>
      )}
      {state.status === 'error' && (
        <LoadFailureBanner message={state.message ?? texts.error} onRetry={state.onRetry} />
      )}
      {state.status === 'empty' && (
        <EmptyState
          reason={state.reason === 'none' ? 'start' : 'search'}
          title={state.reason === 'none' ? texts.noneTitle : texts.filteredTitle}
          text={state.reason === 'none' ? texts.noneText : undefined}
          action={state.action}
          headingLevel={headingLevel}
        />
      )}
      {state.status === 'ready' && (
        <ul aria-label={texts.label} className="divide-y divide-line">
          {state.movements.map((movement) => (
            <li key={movement.id}>
              <MovementRow movement={movement} headingLevel={headingLevel} texts={rowTexts} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className="flex gap-4 py-4" data-skeleton="">
      <Skeleton shape="circle" className="mt-0.5 size-8" />
      <div className="grid flex-1 gap-1">
        <Skeleton className="w-2/5" />
        <Skeleton className="w-4/5" />
      </div>
    </div>
  );
}
