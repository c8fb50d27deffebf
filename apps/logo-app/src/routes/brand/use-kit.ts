import { useClient } from '../../hooks/use-client';
import { brandTexts } from '../../texts/brand';
import { useArchive } from '../use-archive';

/** The download of a logo's kit. Its key is good for a few minutes, so that each download asks for its own. */
export function useKit(logoId: string) {
  const client = useClient();
  return useArchive(async (options) => {
    const { kit_key } = await client.logoBrand(logoId, { signal: options.signal });
    return client.downloadKit(kit_key, options);
  }, brandTexts.downloaded);
}
