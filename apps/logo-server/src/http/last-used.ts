/** Things that were made before, by their names. */
type LastUsed<Thing> = {
  get(name: string): Thing | undefined;
  set(name: string, thing: Thing): void;
};

/** An entry above this share of the whole is not kept, so one large entry cannot evict many small ones. */
const LARGEST_SHARE = 1 / 8;
/** In bytes: what an entry takes beside its content and its name. */
const ENTRY = 200;

/** An LRU cache bounded to `maxBytes`. */
export function lastUsed<Thing extends { bytes: Uint8Array }>(maxBytes: number): LastUsed<Thing> {
  const things = new Map<string, Thing>();
  let held = 0;
  const sizeOf = (name: string, { bytes }: Thing) => bytes.byteLength + 2 * name.length + ENTRY;
  const forget = (name: string) => {
    const thing = things.get(name);
    if (thing === undefined) return;
    things.delete(name);
    held -= sizeOf(name, thing);
  };
  return {
    get(name) {
      const thing = things.get(name);
      if (thing === undefined) return undefined;
      things.delete(name);
      things.set(name, thing);
      return thing;
    },
    set(name, thing) {
      forget(name);
      const size = sizeOf(name, thing);
      if (size > largestOf(maxBytes)) return;
      things.set(name, thing);
      held += size;
      for (const oldest of things.keys()) {
        if (held <= maxBytes) return;
        forget(oldest);
      }
    },
  };
}

/** In bytes: what is larger is not kept. */
export const largestOf = (maxBytes: number): number => maxBytes * LARGEST_SHARE;
