import { Copy, ExternalLink, Link2 } from 'lucide-react';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { Button } from '../../primitives/button';
import { Skeleton } from '../../primitives/skeleton';
import { TextInput } from '../../primitives/text-input';
import { type LoadFailure, LoadFailureBanner } from '../../states/error-state/load-failure';
import type { brandTexts } from '../texts/brand';

/** What there is of the brand page; `busy` while it is made or taken away. */
export type BrandPageState =
  | { status: 'loading' }
  /** `message` defaults to 'No se pudo cargar la página de marca'. */
  | LoadFailure
  | { status: 'none'; busy?: boolean | undefined }
  | { status: 'shared'; url: string; busy?: boolean | undefined };

/** What can be done with the brand page. */
export type BrandPageControls = {
  state: BrandPageState;
  /** 'Crear página' was pressed. */
  onCreate: () => void;
  /** 'Copiar dirección' was pressed. */
  onCopy: (url: string) => void;
  /** 'Retirar página' was pressed: ask for confirmation next. */
  onRemove: () => void;
};

type BrandPagePartProps = BrandPageControls & { texts: typeof brandTexts.brandPage };

/** The page, or the means to make it. */
export function BrandPagePart({ state, onCreate, onCopy, onRemove, texts }: BrandPagePartProps) {
  const keepFocus = useKeptFocus<HTMLDivElement>({ state: state.status, heir: 'button' });
  return (
    <div {...keepFocus} data-status={state.status} className="grid grid-cols-1 gap-3">
      {state.status === 'loading' && (
        <div role="status" data-skeleton="">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="w-3/5" />
        </div>
      )}
      {state.status === 'error' && (
        <LoadFailureBanner message={state.message ?? texts.error} onRetry={state.onRetry} />
      )}
      {state.status === 'none' && (
        <Button
          variant="secondary"
          className="justify-self-start"
          iconStart={<Link2 />}
          loading={state.busy}
          loadingText={texts.creating}
          onClick={onCreate}
        >
          {texts.create}
        </Button>
      )}
      {state.status === 'shared' && (
        <>
          <TextInput
            readOnly
            type="url"
            aria-label={texts.address}
            value={state.url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" iconStart={<Copy />} onClick={() => onCopy(state.url)}>
              {texts.copy}
            </Button>
            <Button variant="secondary" iconStart={<ExternalLink />} asChild>
              <a href={state.url} target="_blank" rel="noopener noreferrer">
                {texts.open}
              </a>
            </Button>
            <Button variant="ghost" loading={state.busy} loadingText={texts.removing} onClick={onRemove}>
              {texts.remove}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
