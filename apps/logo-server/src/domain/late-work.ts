/** What goes on after the answer to whoever asked for it. */
export type LateWork = {
  /** It never rejects: what fails tells the log itself. */
  begin(work: Promise<void>): void;
  /** Resolves when all that was begun has ended, or after so long. */
  ended(patienceMs: number): Promise<void>;
};

export function lateWork(): LateWork {
  const begun = new Set<Promise<void>>();
  return {
    begin(work) {
      begun.add(work);
      work.then(() => begun.delete(work));
    },
    async ended(patienceMs) {
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patienceMs);
      });
      await Promise.race([Promise.all(begun), enough]).finally(() => clearTimeout(timer));
    },
  };
}
