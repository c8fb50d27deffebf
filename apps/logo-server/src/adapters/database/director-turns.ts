import type { DirectorTurnRepository } from '../../ports/store.js';
import type { Database } from './schema.js';

export function directorTurnRepository(db: Database): DirectorTurnRepository {
  return {
    async take(day, userId, limit) {
      // The row is counted and compared in one statement, so that turns taken at once are not more than there are.
      const row = await db
        .insertInto('director_turns')
        .values({ day, user_id: userId, taken: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['day', 'user_id'])
            .doUpdateSet((eb) => ({ taken: eb('director_turns.taken', '+', 1) }))
            .where('director_turns.taken', '<', limit),
        )
        .returning('taken')
        .executeTakeFirst();
      return row !== undefined;
    },
    async prune(before) {
      await db.deleteFrom('director_turns').where('day', '<', before).execute();
    },
  };
}
