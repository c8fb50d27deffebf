import type { BrandPageRepository } from '../../ports/store.js';
import type { Database } from './schema.js';

export function brandPageRepository(db: Database): BrandPageRepository {
  return {
    async add({ logoId, pageKey, createdAt }) {
      await db
        .insertInto('brand_pages')
        .values({ logo_id: logoId, page_key: pageKey, created_at: createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async keyOf(logoId) {
      const row = await db
        .selectFrom('brand_pages')
        .where('logo_id', '=', logoId)
        .select('page_key')
        .executeTakeFirst();
      return row?.page_key;
    },
    async logoOf(pageKey) {
      const row = await db
        .selectFrom('brand_pages')
        .where('page_key', '=', pageKey)
        .select('logo_id')
        .executeTakeFirst();
      return row?.logo_id;
    },
    async remove(logoId) {
      await db.deleteFrom('brand_pages').where('logo_id', '=', logoId).execute();
    },
  };
}
