/** How much is under way, by whose it is. */
export type UnderWay = {
  of(key: string): number;
  /** Counts one more; what it returns is called once, when that has ended. */
  begin(key: string): () => void;
};

export function underWay(): UnderWay {
  const counts = new Map<string, number>();
  const of = (key: string) => counts.get(key) ?? 0;
  return {
    of,
    begin(key) {
      counts.set(key, of(key) + 1);
      return () => {
        const left = of(key) - 1;
        if (left === 0) counts.delete(key);
        else counts.set(key, left);
      };
    },
  };
}
