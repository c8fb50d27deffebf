import { ActionCard } from '@trazo/ui/action-card';
import { Banner } from '@trazo/ui/banner';
import { Button } from '@trazo/ui/button';
import { Progress } from '@trazo/ui/progress';
import { useEffect, useRef } from 'react';
import { useCapability } from '../../hooks/use-capability';
import { useClient } from '../../hooks/use-client';
import { profileTexts } from '../../texts/profile';
import { useArchive } from '../use-archive';

const own = profileTexts;

const megabytes = (bytes: number) => (bytes / 1e6).toLocaleString('es-ES', { maximumFractionDigits: 1 });

/** §2 Profile, quick actions: static, and one ZIP of all logos where the server announces `download_all`. */
export function DownloadAll() {
  const client = useClient();
  const isOffered = useCapability('download_all');
  const { state, download, cancel } = useArchive(client.downloadLogos, own.allDownloaded);
  const part = useRef<HTMLDivElement>(null);
  const isComing = state.status === 'downloading';
  const wasComing = useRef(false);
  useEffect(() => {
    // 'Cancelar' is gone, and with it the focus of whoever was there.
    const isLost = document.activeElement === document.body;
    if (wasComing.current && !isComing && isLost) part.current?.querySelector('button')?.focus();
    wasComing.current = isComing;
  }, [isComing]);

  return (
    <div ref={part} className="grid gap-3">
      <ActionCard
        title={own.downloadAll}
        onPress={() => {
          if (isOffered && !isComing) download();
        }}
      />
      {isComing ? (
        <div className="flex flex-wrap items-end gap-3">
          <Progress
            className="min-w-0 flex-[1_1_10rem]"
            label={own.downloadProgress}
            value={state.total === undefined ? undefined : state.received}
            max={state.total}
            detail={own.megabytes(megabytes(state.received))}
          />
          <Button variant="ghost" size="sm" onClick={cancel}>
            {own.cancelDownload}
          </Button>
        </div>
      ) : null}
      {state.status === 'failed' ? <Banner tone="danger">{state.message}</Banner> : null}
    </div>
  );
}
