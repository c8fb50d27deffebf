import { join } from 'node:path';
import { createImageCache } from './adapters/image-cache.js';
import type { ImageStore } from './adapters/image-store.js';
import type { Config } from './config/environment.js';
import type { Clock } from './ports/clock.js';

/** A bucket when one is configured, else a folder of the data folder. The SDK is large: it is loaded for a bucket only. */
export async function openImageStore(
  { s3, dataDir, imageCacheBytes }: Config,
  clock: Clock,
  onError: (error: unknown) => void,
): Promise<ImageStore> {
  if (s3 === undefined) {
    return createImageCache({ folder: join(dataDir, 'images'), maxBytes: imageCacheBytes, onError });
  }
  const { createS3ImageStore } = await import('./adapters/s3-image-store.js');
  return createS3ImageStore({ ...s3, now: clock });
}
