import type { ArchiveOptions, DownloadedArchive } from '@trazo/api-client';
import { useAlerts } from '@trazo/ui/alert';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../error-message';
import { saveFile } from './save-file';

/** How far a download is. */
type ArchiveState =
  | { status: 'idle' }
  /** Bytes that have come, of how many where that is known. */
  | { status: 'downloading'; received: number; total?: number | undefined }
  | { status: 'failed'; message: string };

/**
 * The download of a ZIP: how far it is, and how to cancel it. Leaving the screen cancels it.
 * @param saved what is said when it has been saved
 */
export function useArchive(
  fetchArchive: (options: ArchiveOptions) => Promise<DownloadedArchive>,
  saved: string,
) {
  const alerts = useAlerts();
  const [state, setState] = useState<ArchiveState>({ status: 'idle' });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  async function download() {
    const own = new AbortController();
    underWay.current = own;
    setState({ status: 'downloading', received: 0 });
    try {
      const { blob, fileName } = await fetchArchive({
        signal: own.signal,
        onProgress: (received, total) => {
          // A piece may have been on its way when it was cancelled.
          if (!own.signal.aborted) setState({ status: 'downloading', received, total });
        },
      });
      saveFile(blob, fileName);
      setState({ status: 'idle' });
      alerts.show({ tone: 'success', message: saved });
    } catch (error) {
      setState(own.signal.aborted ? { status: 'idle' } : { status: 'failed', message: messageOf(error) });
    }
  }

  return { state, download: () => void download(), cancel: () => underWay.current?.abort() };
}
