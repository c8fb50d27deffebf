import type { GalleryLogo } from '@trazo/api-client';
import { useAlerts } from '@trazo/ui/alert';
import { Button } from '@trazo/ui/button';
import { CategoryFilter } from '@trazo/ui/category-filter';
import { formatDate } from '@trazo/ui/format';
import type { GalleryLogo as CardLogo } from '@trazo/ui/logo-card';
import { LogoGrid } from '@trazo/ui/logo-grid';
import { onDemand, useOnDemand } from '@trazo/ui/on-demand';
import { PageHeader } from '@trazo/ui/page-header';
import { ResultCount } from '@trazo/ui/result-count';
import { SearchInput } from '@trazo/ui/search-input';
import { SortToggle } from '@trazo/ui/sort-toggle';
import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useCapability } from '../../hooks/use-capability';
import { useOpened } from '../../hooks/use-opened';
import { usePart } from '../../hooks/use-part';
import { useSearchText } from '../../hooks/use-search-text';
import { useStableCallback } from '../../hooks/use-stable-callback';
import { useUrlView } from '../../hooks/use-url-view';
import { Link } from '../../shell/link';
import { galleryTexts } from '../../texts/gallery';
import { openAdjust } from '../../texts/open-adjust';
import { adjustPart } from '../adjust/part';
import { useAdjusting, useCanAdjust } from '../adjust/use-adjusting';
import { BrandSlot } from '../brand/brand-slot';
import { categoryLabel, categoryOptions } from '../category';
import { defaultGalleryView } from './gallery-view';
import { useGallery } from './use-gallery';

const own = galleryTexts;

/** Up to here every card is in the document; above, only those near the viewport. */
const WHOLE_LIST = 200;
/** What a long list begins with while its code is fetched: more than a screen shows. */
const FIRST_CARDS = 24;
/** What a list that was waited for begins with, so that its pictures are asked for at once: as many as were held free. */
const FIRST_SEEN = 8;

const detail = onDemand(
  () => import('@trazo/ui/logo-detail'),
  ({ LogoDetail }) => LogoDetail,
);
const longGrid = onDemand(
  () => import('./long-grid'),
  ({ LongGrid }) => LongGrid,
);

/** §2 Gallery (/gallery). */
export default function Gallery() {
  const alerts = useAlerts();
  const [address, setAddress] = useUrlView(defaultGalleryView);
  const [search, setSearch] = useSearchText(address.search, (text) =>
    setAddress({ search: text }, 'replace'),
  );
  const { opened: openId, open, close } = useOpened('detail');

  const order = address.order === 'asc' ? 'asc' : 'desc';
  // Typing and pressing are answered first; a long list follows when there is time.
  const wanted = useDeferredValue(search);
  const wantedCategory = useDeferredValue(address.category);
  const wantedOrder = useDeferredValue(order);
  const { list, errorMessage, logos, shown, found, toggleFavorite, download, remove } = useGallery({
    search: wanted,
    category: wantedCategory,
    order: wantedOrder,
  });
  const { isWaiting, error, refetch, paged } = list;
  const categories = useMemo(
    () => categoryOptions([...new Set(paged?.categories ?? logos.map(({ category }) => category))]),
    [paged?.categories, logos],
  );
  const byId = (id: string | undefined) => logos.find((logo) => String(logo.id) === id);
  const withLogo = (action: (logo: GalleryLogo) => unknown) => (id: string) => {
    const logo = byId(id);
    if (logo) void action(logo);
  };
  const onDownload = useStableCallback(withLogo(download));
  const onFavoriteChange = useStableCallback(withLogo(toggleFavorite));
  const onDelete = useStableCallback(withLogo(remove));
  const onOpen = useStableCallback(open);
  const opened = byId(openId);
  const isMissing = openId !== undefined && !opened && !isWaiting && !error;
  useEffect(() => {
    // After a reload or Back the list may no longer have this logo: close it, or it would open unasked if it came back.
    if (isMissing) close();
  }, [isMissing, close]);
  const hasBrand = useCapability('kit');

  const Detail = usePart(detail, openId !== undefined, (wanted) => {
    if (!wanted) close();
    else if (openId !== undefined) onOpen(openId);
  });
  // On a slow connection the card that was pressed says so at once.
  const openingId = Detail ? undefined : openId;
  const adjusting = useAdjusting();
  const canAdjust = useCanAdjust();
  const adjusted = canAdjust ? byId(adjusting.logoId) : undefined;
  const Adjust = usePart(adjustPart, adjusted !== undefined, (wanted) => {
    if (!wanted) adjusting.close();
    else if (openId !== undefined) adjusting.open(openId);
  });
  const [isWhole, setIsWhole] = useState(false);
  // Known from the first page on: a list does not change its kind under whoever is in it.
  const isLong = found > WHOLE_LIST && !isWhole;
  // Without its code a long list is shown whole: slow, but all there.
  const LongGrid = useOnDemand(longGrid, isLong, () => setIsWhole(true));
  const { isLoading = false, load } = list.more ?? {};
  const hasPages = list.more !== undefined;
  // Where a page did not come, the next is asked for by hand.
  const auto = list.failure === null;
  const more = useMemo(
    () =>
      hasPages ? { loaded: shown.length, total: found, loading: isLoading, onLoad: load, auto } : undefined,
    [hasPages, shown.length, found, isLoading, load, auto],
  );
  const logosIn = useCallback((from: number, to?: number) => shown.slice(from, to).map(view), [shown]);
  // The rest follows when there is time. Back finds all of them at once, or its place would not be there.
  const isBegun = useDeferredValue(shown.length > 0);
  const first = isLong ? FIRST_CARDS : undefined;
  const cards = useMemo(() => logosIn(0, isBegun ? first : FIRST_SEEN), [logosIn, isBegun, first]);
  // The same cards are not drawn again for each key that is typed, nor all of them for what was done to one.
  const grid = useMemo(() => {
    const shared = {
      className: 'mt-4',
      onPointerEnter: detail.prefetch,
      onFocus: detail.prefetch,
      openingId,
      onOpen,
      onDownload,
      onFavoriteChange,
      onDelete,
    };
    if (isWaiting) return <LogoGrid {...shared} state={{ status: 'loading' }} />;
    if (errorMessage !== undefined) {
      return <LogoGrid {...shared} state={{ status: 'error', message: errorMessage, onRetry: refetch }} />;
    }
    if (shown.length === 0 && !more?.onLoad)
      return <LogoGrid {...shared} state={{ status: 'empty', action: <CreateLogo /> }} />;
    if (isLong && LongGrid) {
      return <LongGrid {...shared} total={shown.length} logosIn={logosIn} more={more} />;
    }
    const rest = isLong || !isBegun ? undefined : more;
    return <LogoGrid {...shared} state={{ status: 'ready', logos: cards, more: rest }} />;
  }, [
    shown.length,
    cards,
    logosIn,
    more,
    isBegun,
    isLong,
    LongGrid,
    isWaiting,
    errorMessage,
    refetch,
    openingId,
    onOpen,
    onDownload,
    onFavoriteChange,
    onDelete,
  ]);

  const count = error || isWaiting ? undefined : found;
  // Memoised too, so that it does not re-render with each page that loads.
  const head = useMemo(
    () => (
      <>
        <PageHeader title={own.title} subtitle={own.subtitle} />
        <SearchInput
          className="mt-6"
          label={own.search}
          placeholder={own.search}
          value={search}
          onValueChange={setSearch}
        />
        <CategoryFilter
          className="mt-4"
          options={categories}
          value={address.category}
          onValueChange={(category) => setAddress({ category })}
        />
        <div className="mt-6 flex flex-wrap items-center justify-between gap-3">
          <ResultCount count={count} />
          <SortToggle value={order} onValueChange={(next) => setAddress({ order: next })} />
        </div>
      </>
    ),
    [search, setSearch, categories, address.category, order, setAddress, count],
  );

  async function copyPrompt(prompt: string) {
    try {
      await navigator.clipboard.writeText(prompt);
      alerts.show({ tone: 'success', message: own.copied });
    } catch {
      alerts.show({ tone: 'danger', message: own.notCopied });
    }
  }

  return (
    <>
      {head}
      {grid}
      {Detail ? (
        <Detail
          logo={
            opened && !(adjusted && Adjust)
              ? { ...view(opened), category: categoryLabel(opened.category), prompt: opened.prompt }
              : null
          }
          brand={hasBrand && openId !== undefined ? <BrandSlot key={openId} logoId={openId} /> : undefined}
          onClose={close}
          returnFocusTo={() => document.getElementsByName(`${openId}`)[0]}
          onDownload={onDownload}
          onFavoriteChange={onFavoriteChange}
          actions={
            canAdjust && openId !== undefined ? (
              <Button
                variant="secondary"
                iconStart={<SlidersHorizontal />}
                onPointerEnter={adjustPart.prefetch}
                onFocus={adjustPart.prefetch}
                loading={adjusted !== undefined && !Adjust}
                onClick={() => adjusting.open(openId)}
              >
                {openAdjust}
              </Button>
            ) : undefined
          }
          onCopyPrompt={(prompt) => void copyPrompt(prompt)}
        />
      ) : null}
      {Adjust && adjusted ? (
        <Adjust logoId={String(adjusted.id)} name={adjusted.name} adjusting={adjusting} onSaved={() => {}} />
      ) : null}
    </>
  );
}

function CreateLogo() {
  return (
    <Button asChild>
      <Link to="/generate">{own.create}</Link>
    </Button>
  );
}

/** A logo as the design system's cards take it: of the same logo the same. */
function view(logo: GalleryLogo): CardLogo {
  const known = views.get(logo) ?? {
    id: String(logo.id),
    name: logo.name,
    src: logo.imageUrl,
    date: formatDate(logo.createdAt, 'es-ES'),
    dateTime: logo.createdAt,
    downloads: logo.downloads,
    favorite: logo.isFavorite,
  };
  views.set(logo, known);
  return known;
}

const views = new WeakMap<GalleryLogo, CardLogo>();
