import type { Clock } from '../ports/clock.js';
import type { Store } from '../ports/store.js';
import type { ImageAddress } from './image-address.js';
import { lastUsed } from './last-used.js';

/** Images that were asked for before, in this process; beside the store of images, which all servers may share. */
export type DrawnImages = {
  /** Undefined: it was not drawn before, or what it shows is gone. */
  find(address: ImageAddress): Promise<Uint8Array | undefined>;
  keep(address: ImageAddress, bytes: Uint8Array): void;
  /** Something was deleted here: of each image the database is asked again. */
  doubt(): void;
};

const MAX_BYTES = 16 * 1024 * 1024;
/** In milliseconds. What another process deletes is shown for this much longer. */
const SURE_FOR = 100;

/** What an address shows never changes: of one that was drawn before, the database says only whether it is still there. */
export function drawnImages({ logos }: Pick<Store, 'logos'>, clock: Clock): DrawnImages {
  const images = lastUsed<{ bytes: Uint8Array; seenAt: number; doubts: number }>(MAX_BYTES);
  let doubts = 0;
  return {
    async find(address) {
      const image = images.get(nameOf(address));
      if (image === undefined) return undefined;
      const now = clock();
      if (image.doubts === doubts && Math.abs(now - image.seenAt) < SURE_FOR) return image.bytes;
      // What is deleted while the database answers is doubted when it has answered.
      const seen = { seenAt: now, doubts };
      if (!(await logos.hasDrawing(address.key))) return undefined;
      Object.assign(image, seen);
      return image.bytes;
    },
    keep: (address, bytes) =>
      images.set(nameOf(address), { bytes, seenAt: Number.NEGATIVE_INFINITY, doubts }),
    doubt() {
      doubts += 1;
    },
  };
}

const nameOf = ({ key, variant, request }: ImageAddress): string =>
  `${key}.${request.format} ${variant} ${request.width} ${request.transparent}`;
