import type { Logger } from 'pino';
import { checkLedger, type LedgerCheck } from './domain/ledger-check.js';
import { HOUR_MS } from './ports/clock.js';
import type { Ledger } from './ports/ledger.js';

/**
 * Adds up the ledger now and every hour, and says so: it reads every movement there is, too much for each time that
 * the figures are read. A check that fails is logged and leaves the last result, whose age then tells.
 */
export function watchLedger(
  { ledger, logger }: { ledger: Ledger; logger: Logger },
  report: (check: LedgerCheck) => void,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  let checking: Promise<void> | undefined;
  const check = () => {
    checking ??= checkLedger(ledger, ending.signal)
      .then((result) => {
        for (const drift of result.drifts) logger.error(drift, 'the ledger has drifted');
        report(result);
      })
      .catch((error: unknown) => {
        if (!ending.signal.aborted) logger.error({ err: error }, 'the ledger could not be checked');
      })
      .finally(() => {
        checking = undefined;
      });
  };
  check();
  const timer = setInterval(check, HOUR_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      await checking;
    },
  };
}
