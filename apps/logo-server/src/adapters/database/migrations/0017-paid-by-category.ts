import type { Migration } from '../migration.js';

/**
 * When somebody paid for what: how many logos a person made within the hour is asked before each one, and a history
 * holds a hundred other movements for each.
 */
export const paidByCategory: Migration = {
  name: '0017-paid-by-category',
  statements: () => ['create index movements_paid on movements (user_id, kind, category, seq, created_at)'],
};
