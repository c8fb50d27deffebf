import type { ComponentProps, ReactNode } from 'react';
import { useKeptFocus } from '../../lib/use-kept-focus';
import type { HeadingLevel } from '../../primitives/heading';
import { Skeleton } from '../../primitives/skeleton';
import { EmptyState } from '../../states/empty-state';
import { type LoadFailure, LoadFailureBanner } from '../../states/error-state/load-failure';
import { type CreatedLogo, LogoRow, type LogoRowProps } from '../logo-row';
import { type libraryTexts, useLibraryTexts } from '../texts/library';

/** What the history's first tab has to show. */
export type LogoListState =
  | { status: 'loading' }
  /** `message` defaults to 'Error al cargar los logos'. */
  | LoadFailure
  /** `none`: no logo was ever made; `filtered`: none matches. */
  | { status: 'empty'; reason: 'none' | 'filtered'; action?: ReactNode | undefined }
  /** `first` is the place of the first row in the whole list, 1-based: 11 on the second page of ten. */
  | { status: 'ready'; logos: readonly CreatedLogo[]; first?: number | undefined };

/** Props of {@link LogoList}; the rest goes to the root `<div>`. */
export type LogoListProps = Omit<ComponentProps<'div'>, 'children'> & {
  /**
   * What it shows: `loading`, `error` (message, onRetry), `empty` (reason `none` or `filtered`) or `ready`
   * (logos, `first`).
   */
  state: LogoListState;
  /** Level of the rows' headings in the page's outline. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces some texts of the rows. */
  rowTexts?: LogoRowProps['texts'];
  /** Replaces some of its own texts. */
  texts?: Partial<typeof libraryTexts.logoList> | undefined;
};

const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

/** The created logos of the history in any of their states (specification, section 2, History). */
export function LogoList({ state, headingLevel = 3, rowTexts, texts: given, ...rest }: LogoListProps) {
  const texts = useLibraryTexts('logoList', given);
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
          text={state.reason === 'none' ? texts.noneText : texts.filteredText}
          action={state.action}
          headingLevel={headingLevel}
        />
      )}
      {state.status === 'ready' && (
        <ul aria-label={texts.label} className="divide-y divide-line">
          {state.logos.map((logo, index) => (
            <li key={logo.id}>
              <LogoRow
                logo={logo}
                number={(state.first ?? 1) + index}
                headingLevel={headingLevel}
                texts={rowTexts}
              />
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
      <Skeleton shape="block" className="mt-1 h-10 w-2.5" />
      <div className="grid flex-1 gap-1">
        <Skeleton className="w-2/5" />
        <Skeleton className="w-4/5" />
      </div>
    </div>
  );
}
