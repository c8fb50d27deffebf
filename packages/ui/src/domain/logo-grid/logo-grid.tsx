import { type ComponentProps, memo, type ReactNode } from 'react';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { useSharedRef } from '../../lib/use-shared-ref';
import type { HeadingLevel } from '../../primitives/heading';
import { EmptyState } from '../../states/empty-state';
import { ErrorState } from '../../states/error-state';
import type { LoadFailure } from '../../states/error-state/load-failure';
import { type GalleryLogo, LogoCard, type LogoCardActions, type LogoCardProps } from '../logo-card';
import { type libraryTexts, useLibraryTexts } from '../texts/library';
import { LogoCardSkeleton } from './logo-card-skeleton';
import { type GridMore, MoreLogos } from './more-logos';
import { useFocusHeir } from './use-focus-heir';

/** Which part of a long list `logos` is, where only the cards near the viewport are in the document. */
export type GridWindow = {
  /** Place of the first logo in the whole list, 0-based. */
  offset: number;
  /** How many logos stand in a row, as wide as the grid is: a window begins and ends with whole rows. */
  columns: number;
  /** Length of the whole list. */
  total: number;
  /** Heights in px of what is left out above and below. */
  before: number;
  after: number;
};

/** What the grid has to show. */
export type LogoGridState =
  | { status: 'loading' }
  | LoadFailure
  | { status: 'empty'; action?: ReactNode | undefined }
  | {
      status: 'ready';
      logos: readonly GalleryLogo[];
      window?: GridWindow | undefined;
      more?: GridMore | undefined;
    };

/** Props of {@link LogoGrid}; the rest goes to the root `<div>`. */
export type LogoGridProps = Omit<ComponentProps<'div'>, 'children'> &
  LogoCardActions & {
    /**
     * What it shows: `loading`, `error` (message, `onRetry`), `empty` (`action`) or `ready` (logos, `window` of
     * a long list, `more` of one that is given by the page).
     */
    state: LogoGridState;
    /** Id of the logo whose detail was asked for and is not here yet: its card shows a spinner and ignores presses. */
    openingId?: string | undefined;
    /** Level of the cards' headings; 2 by default. */
    headingLevel?: HeadingLevel | undefined;
    /** Replaces some texts of the cards. */
    cardTexts?: LogoCardProps['texts'];
    /** Replaces some of its own texts. */
    texts?: Partial<typeof libraryTexts.grid> | undefined;
  };

/** Scrolling a long list, those that stay are not drawn again. */
const GridCard = memo(LogoCard);

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const COLUMNS = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-2 at-30:gap-3';

/** The gallery's logos in any of their four states (specification, section 2, Gallery). */
export function LogoGrid({
  state,
  openingId,
  onOpen,
  onDownload,
  onFavoriteChange,
  onDelete,
  headingLevel = 2,
  cardTexts,
  texts: given,
  ...rest
}: LogoGridProps) {
  const texts = useLibraryTexts('grid', given);
  const [grid, attach] = useSharedRef(rest.ref);
  const offset = state.status === 'ready' ? state.window?.offset : undefined;
  const { hold, letGo } = useFocusHeir(grid, countOf(state), offset);
  const keepFocus = useKeptFocus<HTMLDivElement>({
    state: state.status,
    given: {
      ref: attach,
      onFocus: (event) => {
        hold(event);
        rest.onFocus?.(event);
      },
      onBlur: (event) => {
        letGo(event);
        rest.onBlur?.(event);
      },
    },
  });
  return (
    <div {...rest} {...keepFocus} data-status={state.status}>
      {state.status === 'loading' && (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <div className={`-m-1 ${COLUMNS}`}>
            {SKELETONS.map((key) => (
              <LogoCardSkeleton key={key} />
            ))}
          </div>
        </div>
      )}
      {state.status === 'error' && (
        <ErrorState title={state.message} onRetry={state.onRetry} headingLevel={headingLevel} />
      )}
      {state.status === 'empty' && (
        <EmptyState
          reason="search"
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={state.action}
          headingLevel={headingLevel}
        />
      )}
      {state.status === 'ready' && (
        <Logos
          logos={state.logos}
          offset={state.window?.offset}
          total={state.more?.total ?? state.window?.total}
          columns={state.window?.columns}
          before={state.window?.before}
          after={state.window?.after}
          label={texts.label}
          headingLevel={headingLevel}
          texts={cardTexts}
          openingId={openingId}
          onOpen={onOpen}
          onDownload={onDownload}
          onFavoriteChange={onFavoriteChange}
          onDelete={onDelete}
        />
      )}
      {state.status === 'ready' && state.more && <MoreLogos {...state.more} texts={texts} />}
    </div>
  );
}

/** How many logos there are in the whole list; undefined while that is not known. */
function countOf(state: LogoGridState): number | undefined {
  if (state.status === 'empty') return 0;
  if (state.status !== 'ready') return undefined;
  return state.more?.total ?? state.window?.total ?? state.logos.length;
}

type LogosProps = Omit<LogoCardProps, 'logo' | 'opening'> & {
  [Part in keyof GridWindow]?: GridWindow[Part] | undefined;
} & { logos: readonly GalleryLogo[]; label: string; openingId: string | undefined };

/**
 * The padding of each place keeps focus rings inside what is painted. While the next page is on its way, those that are
 * here are not drawn again.
 */
const Logos = memo((list: LogosProps) => {
  const { logos, offset = 0, columns, total, before, after, label, openingId, ...card } = list;
  const isPart = columns !== undefined;
  const Place = isPart ? 'div' : 'li';
  const places = logos.map((logo, index) => (
    <Place
      key={logo.id}
      role={isPart ? 'listitem' : undefined}
      aria-setsize={total}
      aria-posinset={total === undefined ? undefined : offset + index + 1}
      className={`p-1 ${isPart ? '' : '[contain-intrinsic-size:auto_18rem] [content-visibility:auto]'}`}
    >
      <GridCard {...card} logo={logo} opening={logo.id === openingId} className="h-full" />
    </Place>
  ));
  if (!isPart) {
    return (
      <ul aria-label={label} className={`-m-1 ${COLUMNS}`}>
        {places}
      </ul>
    );
  }
  // A row that comes or goes leaves the others as they were laid out; in one grid all are laid out again.
  const rows = Array.from({ length: Math.ceil(places.length / columns) }, (_, row) => row * columns);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <ul> holds nothing but <li>, and here are rows between.
    <div role="list" aria-label={label} className="-m-1" style={{ paddingBlock: `${before}px ${after}px` }}>
      {rows.map((at) => (
        <div key={offset + at} className={`pb-2 [contain:content] at-30:pb-3 ${COLUMNS}`}>
          {places.slice(at, at + columns)}
        </div>
      ))}
    </div>
  );
});
