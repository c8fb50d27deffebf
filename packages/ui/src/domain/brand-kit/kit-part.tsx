import { Package } from 'lucide-react';
import { useLocale } from '../../lib/locale';
import { useKeptFocus } from '../../lib/use-kept-focus';
import { Banner } from '../../primitives/banner';
import { Button } from '../../primitives/button';
import { Progress } from '../../primitives/progress';
import type { brandTexts } from '../texts/brand';

/** How far the download of the kit is. */
export type KitDownloadState =
  | { status: 'idle' }
  /** Bytes that have come, of how many where that is known. */
  | { status: 'downloading'; received: number; total?: number | undefined }
  /** `message` defaults to 'No se pudo descargar el kit'. */
  | { status: 'failed'; message?: string | undefined };

type KitPartProps = {
  kit: KitDownloadState;
  onDownload: () => void;
  onCancel: () => void;
  texts: typeof brandTexts.kit;
};

/** The download, how far it is, and the way out of it. The button stays where it is. */
export function KitPart({ kit, onDownload, onCancel, texts }: KitPartProps) {
  const { locale } = useLocale();
  const keepFocus = useKeptFocus<HTMLDivElement>({ state: kit.status, heir: 'button' });
  const isComing = kit.status === 'downloading';
  const megabytes = (bytes: number) =>
    (bytes / 1e6).toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div {...keepFocus} data-status={kit.status} className="grid grid-cols-1 gap-3">
      {kit.status === 'failed' && <Banner tone="danger">{kit.message ?? texts.failed}</Banner>}
      {isComing && (
        <Progress
          label={texts.progress}
          value={kit.total === undefined ? undefined : kit.received}
          max={kit.total}
          detail={texts.amount(
            megabytes(kit.received),
            kit.total === undefined ? undefined : megabytes(kit.total),
          )}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          iconStart={<Package />}
          loading={isComing}
          loadingText={texts.downloading}
          onClick={onDownload}
        >
          {kit.status === 'failed' ? texts.retry : texts.download}
        </Button>
        {isComing && (
          <Button variant="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
