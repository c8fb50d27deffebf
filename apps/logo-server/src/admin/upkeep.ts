import { createLedger } from '../adapters/database/ledger.js';
import { checkLedger } from '../domain/ledger-check.js';
import { sweep } from '../housekeeping.js';
import type { Command } from './command.js';
import { withData } from './people.js';

export const reconcile: Command = {
  summary: 'Adds up every movement of every account; ends with 1 when a balance is not the sum',
  options: {},
  required: [],
  run: (config) =>
    withData(config, async ({ db }) => {
      const json = await checkLedger(createLedger({ db }));
      const { accounts, movements, drifts } = json;
      const wrong = drifts.map(
        ({ userId, seq, expectedBalance, statedBalance }) =>
          `${userId}: movement ${seq} says ${statedBalance}, and the sum is ${expectedBalance}`,
      );
      const sum = `${movements} movements of ${accounts} accounts, ${drifts.length} accounts have drifted`;
      return { json, text: [...wrong, sum].join('\n'), isBad: drifts.length > 0 };
    }),
};

export const prune: Command = {
  summary:
    'Forgets expired sessions, sign-ins, codes and counts of wrong passwords, as every server does each hour',
  options: {},
  required: [],
  run: (config) =>
    withData(config, async ({ store }) => {
      await sweep({ store, clock: Date.now });
      return { json: { pruned: true }, text: 'What had expired is forgotten.' };
    }),
};
