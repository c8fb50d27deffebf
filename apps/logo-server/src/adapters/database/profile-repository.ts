import type { ProfileRepository } from '../../ports/store.js';
import { compileOnce } from './compile-once.js';
import type { Database, ProfileTable } from './schema.js';

export function profileRepository(db: Database): ProfileRepository {
  const byUser = compileOnce(db, (userId: string) =>
    db.selectFrom('profiles').where('user_id', '=', userId).selectAll(),
  );
  return {
    async find(userId) {
      const row = await byUser(userId);
      return (
        row && {
          phone: row.phone,
          location: row.location,
          bio: row.bio,
          notifications: {
            email: row.notify_email === 1,
            features: row.notify_features === 1,
            tips: row.notify_tips === 1,
            marketing: row.notify_marketing === 1,
          },
        }
      );
    },
    async save(userId, { notifications, ...texts }) {
      const change: Partial<ProfileTable> = {
        ...texts,
        ...(notifications !== undefined && {
          notify_email: Number(notifications.email),
          notify_features: Number(notifications.features),
          notify_tips: Number(notifications.tips),
          notify_marketing: Number(notifications.marketing),
        }),
      };
      if (Object.keys(change).length === 0) return;
      await db
        .insertInto('profiles')
        .values({ user_id: userId, ...change })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
        .execute();
    },
  };
}
