/** Finished files that can be made again at any time. */
export type ImageStore = {
  read(name: string): Promise<Uint8Array | undefined>;
  /** A reader, of this process or another, sees the whole file or none. */
  write(name: string, content: Uint8Array): Promise<void>;
  /** Those that are not there are none to take out. */
  remove(names: readonly string[]): Promise<void>;
  /** Takes out what was not used for longest until the rest fits, and what an interrupted write left behind. */
  prune(): Promise<void>;
  close(): Promise<void>;
};
