import { useAlerts } from '@trazo/ui/alert';
import type { KitDownloadState } from '@trazo/ui/brand-kit';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../error-message';
import { useClient } from '../../hooks/use-client';
import { brandTexts } from '../../texts/brand';
import { saveFile } from '../save-file';

/** The download of a logo's kit: how far it is, and the way out of it. Whoever leaves the logo has left it too. */
export function useKit(logoId: string) {
  const client = useClient();
  const alerts = useAlerts();
  const [state, setState] = useState<KitDownloadState>({ status: 'idle' });
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  async function download() {
    const own = new AbortController();
    underWay.current = own;
    const { signal } = own;
    setState({ status: 'downloading', received: 0 });
    try {
      // The key is good for a few minutes, so that each download has its own.
      const { kit_key } = await client.logoBrand(logoId, { signal });
      const onProgress = (received: number, total?: number) =>
        setState({ status: 'downloading', received, total });
      const { blob, fileName } = await client.downloadKit(kit_key, { signal, onProgress });
      saveFile(blob, fileName);
      setState({ status: 'idle' });
      alerts.show({ tone: 'success', message: brandTexts.downloaded });
    } catch (error) {
      setState(signal.aborted ? { status: 'idle' } : { status: 'failed', message: messageOf(error) });
    }
  }

  return { state, download, cancel: () => underWay.current?.abort() };
}
