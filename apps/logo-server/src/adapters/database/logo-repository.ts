import { sql } from 'kysely';
import type {
  Direction,
  KeptLogo,
  LogoDrawing,
  LogoFilter,
  LogoPlace,
  LogoRepository,
  LogoSummary,
  NewLogo,
  NewProposal,
} from '../../ports/store.js';
import { inChunks } from './chunks.js';
import { compileOnce } from './compile-once.js';
import { holds } from './folded-text.js';
import type { Database, LogoTable, ProposalTable } from './schema.js';

/** All but the drawing, which is large and seldom wanted. */
const SUMMARY = [
  'id',
  'image_key',
  'company_name',
  'industry',
  'style',
  'type',
  'prompt',
  'favorite',
  'created_at',
] as const;

/** What a drawing is and what goes with it. */
const DRAWING = ['company_name', 'color', 'svg', 'svg_dark', 'svg_icon'] as const;

/** Who asks for others of the same brief asks soon: so many of the newest logos are looked through. */
const RECENT = 5;

export function logoRepository(db: Database): LogoRepository {
  const ofUser = (userId: string) => db.selectFrom('logos').where('user_id', '=', userId);
  const newest = (userId: string, limit: number, before: LogoPlace | undefined) => {
    const logos = ofUser(userId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit);
    return before === undefined
      ? logos
      : logos.where(sql<boolean>`(created_at, id) < (${before.createdAt}, ${before.id})`);
  };
  const listed = (userId: string, { search, industry, favorite }: LogoFilter) =>
    db
      .selectFrom('logo_listings')
      .where('user_id', '=', userId)
      .$if(industry !== undefined, (query) => query.where('category', '=', industry as string))
      .$if(favorite !== undefined, (query) => query.where('favorite', '=', favorite ? 1 : 0))
      .$if(search !== undefined, (query) =>
        query.where(holds(search?.within ?? 'words', search?.text ?? '')),
      );
  const proposalDrawings = () =>
    db
      .selectFrom('proposals')
      .innerJoin('logos', 'logos.id', 'proposals.logo_id')
      .select((eb) => [
        'proposals.logo_id',
        eb.fn.coalesce('brief_name', 'company_name').as('company_name'),
        eb.fn.coalesce('brief_color', 'color').as('color'),
        'proposals.svg',
        'proposals.svg_dark',
        'proposals.svg_icon',
      ]);
  const versionDrawings = () =>
    db.selectFrom('versions').select(['logo_id', 'company_name', 'color', 'svg', 'svg_dark', 'svg_icon']);
  const drawingOfLogo = compileOnce(db, (imageKey: string) =>
    db.selectFrom('logos').where('image_key', '=', imageKey).select(DRAWING),
  );
  const drawingOfProposal = compileOnce(db, (imageKey: string) =>
    proposalDrawings().where('proposals.image_key', '=', imageKey),
  );
  const drawingOfVersion = compileOnce(db, (imageKey: string) =>
    versionDrawings().where('image_key', '=', imageKey),
  );
  const keyIn = (table: 'logos' | 'proposals' | 'versions') =>
    compileOnce(db, (imageKey: string) =>
      db.selectFrom(table).where('image_key', '=', imageKey).select('image_key'),
    );
  const keyOfLogo = keyIn('logos');
  const keyOfProposal = keyIn('proposals');
  const keyOfVersion = keyIn('versions');
  const figures = compileOnce(db, (userId: string) =>
    db.selectFrom('account_figures').where('user_id', '=', userId).selectAll(),
  );
  const addAll = async (logos: readonly NewLogo[]) => {
    for (const chunk of inChunks(logos)) {
      await db.insertInto('logos').values(chunk.map(toRow)).execute();
      await db
        .insertInto('drawn_briefs')
        .values(chunk.map(({ userId, briefHash }) => ({ user_id: userId, brief_hash: briefHash })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  };
  return {
    async add(logo) {
      await addAll([logo]);
    },
    addAll,
    async addProposals(logoId, proposals) {
      await db
        .insertInto('proposals')
        .values(proposals.map((proposal) => toProposalRow(logoId, proposal)))
        .execute();
    },
    async proposals(logoId) {
      const rows = await db
        .selectFrom('proposals')
        .where('logo_id', '=', logoId)
        .select(['id', 'image_key', 'note', 'seed', 'made_by', 'why'])
        .orderBy('id')
        .execute();
      return rows.map(({ image_key, made_by, why, ...row }) => ({
        ...row,
        imageKey: image_key,
        maker: made_by,
        ...(why !== null && { why }),
      }));
    },
    async choose(userId, logoId, proposalId) {
      const row = await db
        .updateTable('logos')
        .from('proposals')
        .set((eb) => ({
          image_key: eb.ref('proposals.image_key'),
          seed: eb.ref('proposals.seed'),
          svg: eb.ref('proposals.svg'),
          svg_dark: eb.ref('proposals.svg_dark'),
          svg_icon: eb.ref('proposals.svg_icon'),
          company_name: eb.fn.coalesce('logos.brief_name', 'logos.company_name'),
          color: eb.fn.coalesce('logos.brief_color', 'logos.color'),
        }))
        .where('logos.id', '=', logoId)
        .where('logos.user_id', '=', userId)
        .where('proposals.logo_id', '=', logoId)
        .where('proposals.id', '=', proposalId)
        .returning('logos.image_key')
        .executeTakeFirst();
      return row?.image_key;
    },
    async owns(userId, logoId) {
      const row = await ofUser(userId).where('id', '=', logoId).select('id').executeTakeFirst();
      return row !== undefined;
    },
    async findKept(logoId) {
      const row = await db
        .selectFrom('logos')
        .leftJoin('versions', 'versions.image_key', 'logos.image_key')
        .leftJoin('proposals', 'proposals.image_key', 'logos.image_key')
        .where('logos.id', '=', logoId)
        .selectAll('logos')
        .select(({ fn }) => fn.coalesce('versions.recipe', 'proposals.recipe').as('recipe'))
        .executeTakeFirst();
      return row && toKept(row);
    },
    async page(userId, limit, before) {
      return (await newest(userId, limit, before).select(SUMMARY).execute()).map(toSummary);
    },
    async find(userId, filter, { by, direction, limit, offset = 0, after }) {
      const key = ORDERS[by];
      const places = listed(userId, filter)
        .$if(after !== undefined, (query) => query.where(follows(direction, after as LogoPlace)))
        .select(['logo_id', 'created_at as listed_at', `${key} as sorted_by`])
        .$if(key !== 'created_at', (query) => query.orderBy(key, direction))
        .orderBy('created_at', direction)
        .orderBy('logo_id', direction)
        .limit(limit)
        .offset(offset)
        .as('places');
      const rows = await db
        .selectFrom(places)
        .innerJoin('logos', 'logos.id', 'places.logo_id')
        .select(SUMMARY)
        .orderBy('places.sorted_by', direction)
        .orderBy('places.listed_at', direction)
        .orderBy('places.logo_id', direction)
        .execute();
      return rows.map(toSummary);
    },
    async count(userId, filter) {
      const { found } = await listed(userId, filter)
        .select(({ fn }) => fn.countAll<number>().as('found'))
        .executeTakeFirstOrThrow();
      return Number(found);
    },
    async tally(userId) {
      const categories = await db
        .selectFrom('account_categories')
        .where('user_id', '=', userId)
        .where('logos', '>', 0)
        .select(['category as industry', 'logos'])
        .orderBy('category')
        .execute();
      const figures = await db
        .selectFrom('account_figures')
        .where('user_id', '=', userId)
        .select(['logos', 'favorites'])
        .executeTakeFirst();
      return { logos: 0, favorites: 0, ...figures, categories };
    },
    async hasBrief(userId, briefHash) {
      const row = await db
        .selectFrom('drawn_briefs')
        .where('user_id', '=', userId)
        .where('brief_hash', '=', briefHash)
        .select('brief_hash')
        .executeTakeFirst();
      return row !== undefined;
    },
    async recentRecipes(userId, { companyName, color, ...asked }) {
      const logos = await newest(userId, RECENT, undefined)
        .select((eb) => [
          'id',
          'industry',
          'style',
          'type',
          'description',
          eb.fn.coalesce('brief_name', 'company_name').as('name'),
          eb.fn.coalesce('brief_color', 'color').as('brief_color'),
        ])
        .execute();
      const alike = logos.filter(
        ({ name, brief_color, industry, style, type, description }) =>
          name === companyName &&
          brief_color === color &&
          industry === asked.industry &&
          style === asked.style &&
          type === asked.type &&
          description === asked.description,
      );
      if (alike.length === 0) return [];
      const rows = await db
        .selectFrom('proposals')
        .where(
          'logo_id',
          'in',
          alike.map(({ id }) => id),
        )
        .where('recipe', 'is not', null)
        .select('recipe')
        .execute();
      return rows.flatMap(({ recipe }) => recipe ?? []);
    },
    async findByIdempotencyHash(userId, keyHash) {
      const row = await ofUser(userId)
        .where('idempotency_hash', '=', keyHash)
        .select([...SUMMARY, 'seed', 'request_hash', 'director_notice'])
        .executeTakeFirst();
      return (
        row && {
          ...toSummary(row),
          seed: row.seed,
          requestHash: row.request_hash ?? '',
          ...(row.director_notice !== null && { directorNotice: row.director_notice }),
        }
      );
    },
    async findDrawing(imageKey) {
      const row =
        (await drawingOfLogo(imageKey)) ??
        (await drawingOfProposal(imageKey)) ??
        (await drawingOfVersion(imageKey));
      return row && toDrawing(row);
    },
    async hasDrawing(imageKey) {
      const key =
        (await keyOfLogo(imageKey)) ?? (await keyOfProposal(imageKey)) ?? (await keyOfVersion(imageKey));
      return key !== undefined;
    },
    async drawings(userId, limit, before) {
      const rows = await newest(userId, limit, before)
        .select(['id', 'created_at', ...DRAWING])
        .execute();
      if (rows.length === 0) return [];
      const ids = rows.map(({ id }) => id);
      const others = [
        ...(await proposalDrawings().where('proposals.logo_id', 'in', ids).execute()),
        ...(await versionDrawings().where('logo_id', 'in', ids).execute()),
      ];
      return rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at,
        drawings: [row, ...others.filter(({ logo_id }) => logo_id === row.id)].map(toDrawing),
      }));
    },
    async setFavorite(userId, logoId, favorite) {
      const result = await db
        .updateTable('logos')
        .set({ favorite: favorite ? 1 : 0 })
        .where('user_id', '=', userId)
        .where('id', '=', logoId)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
    async remove(userId, logoId) {
      const proposed = await proposalDrawings()
        .where('proposals.logo_id', '=', logoId)
        .where('logos.user_id', '=', userId)
        .execute();
      const versions = await versionDrawings().where('logo_id', '=', logoId).execute();
      const row = await db
        .deleteFrom('logos')
        .where('user_id', '=', userId)
        .where('id', '=', logoId)
        .returning(DRAWING)
        .executeTakeFirst();
      return row && [row, ...proposed, ...versions].map(toDrawing);
    },
    async countDownloads(imageKey, times) {
      await db
        .updateTable('logos')
        .set((eb) => ({ downloads: eb('downloads', '+', times) }))
        .where('image_key', '=', imageKey)
        .execute();
    },
    async figures(userId, monthStart) {
      const row = await figures(userId);
      if (row === undefined) return { logos: 0, downloads: 0, favorites: 0, monthly: 0 };
      const { logos, downloads, favorites, month_start, monthly } = row;
      return { logos, downloads, favorites, monthly: month_start < monthStart ? 0 : monthly };
    },
  };
}

const ORDERS = { date: 'created_at', name: 'name_key', industry: 'category' } as const;

const follows = (direction: Direction, { createdAt, id }: LogoPlace) =>
  direction === 'desc'
    ? sql<boolean>`(created_at, logo_id) < (${createdAt}, ${id})`
    : sql<boolean>`(created_at, logo_id) > (${createdAt}, ${id})`;

function toRow(logo: NewLogo): LogoTable {
  return {
    id: logo.id,
    user_id: logo.userId,
    movement_id: logo.movementId,
    image_key: logo.imageKey,
    company_name: logo.companyName,
    industry: logo.industry,
    style: logo.style,
    type: logo.type,
    color: logo.color,
    description: logo.description,
    prompt: logo.prompt,
    seed: logo.seed,
    engine_version: logo.engineVersion,
    favorite: 0,
    downloads: 0,
    idempotency_hash: logo.idempotency?.keyHash ?? null,
    request_hash: logo.idempotency?.requestHash ?? null,
    created_at: logo.createdAt,
    svg: logo.svg,
    svg_dark: logo.svgDark,
    svg_icon: logo.svgIcon,
    brief_name: null,
    brief_color: null,
    director_notice: logo.directorNotice ?? null,
  };
}

function toProposalRow(logoId: string, proposal: NewProposal): ProposalTable {
  return {
    logo_id: logoId,
    id: proposal.id,
    image_key: proposal.imageKey,
    note: proposal.note,
    made_by: proposal.maker,
    why: proposal.why ?? null,
    seed: proposal.seed,
    recipe: proposal.recipe,
    svg: proposal.svg,
    svg_dark: proposal.svgDark,
    svg_icon: proposal.svgIcon,
  };
}

function toDrawing({
  company_name,
  color,
  svg,
  svg_dark,
  svg_icon,
}: Pick<LogoTable, (typeof DRAWING)[number]>): LogoDrawing {
  const variants = { light: svg, dark: svg_dark ?? svg, icon: svg_icon ?? svg };
  return { companyName: company_name, color, variants };
}

function toKept(row: LogoTable & { recipe: string | null }): KeptLogo {
  return {
    id: row.id,
    userId: row.user_id,
    imageKey: row.image_key,
    companyName: row.company_name,
    industry: row.industry,
    style: row.style,
    type: row.type,
    color: row.color,
    description: row.description,
    seed: row.seed,
    recipe: row.recipe ?? undefined,
    svg: row.svg,
    svgDark: row.svg_dark ?? row.svg,
    svgIcon: row.svg_icon ?? row.svg,
  };
}

function toSummary(row: Pick<LogoTable, (typeof SUMMARY)[number]>): LogoSummary {
  return {
    id: row.id,
    imageKey: row.image_key,
    companyName: row.company_name,
    industry: row.industry,
    style: row.style,
    type: row.type,
    prompt: row.prompt,
    favorite: row.favorite === 1,
    createdAt: row.created_at,
  };
}
