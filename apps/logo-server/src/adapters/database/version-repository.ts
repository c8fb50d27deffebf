import { sql } from 'kysely';
import type { Adjustment, Brief } from '../../ports/drawing.js';
import type { VersionRepository, VersionSummary } from '../../ports/store.js';
import type { Database, LogoTable, ProposalTable, VersionTable } from './schema.js';

const SUMMARY = ['image_key', 'base_key', 'change', 'company_name', 'color', 'created_at'] as const;
const BRIEF = [
  'company_name',
  'brief_name',
  'industry',
  'style',
  'type',
  'color',
  'brief_color',
  'description',
] as const;

export function versionRepository(db: Database): VersionRepository {
  const logosWithBrief = () =>
    db.selectFrom('logos').select([...BRIEF.map((name) => `logos.${name}` as const)]);
  return {
    async source(imageKey) {
      const version = await db
        .selectFrom('versions')
        .innerJoin('logos', 'logos.id', 'versions.logo_id')
        .where('versions.image_key', '=', imageKey)
        .select([...BRIEF.map((name) => `logos.${name}` as const), 'logos.seed', 'versions.recipe'])
        .executeTakeFirst();
      if (version !== undefined && version.recipe !== null) return toSource(version);
      const proposal = await logosWithBrief()
        .innerJoin('proposals', 'proposals.logo_id', 'logos.id')
        .where('proposals.image_key', '=', imageKey)
        .select(['proposals.seed', 'proposals.recipe'])
        .executeTakeFirst();
      if (proposal !== undefined) return toSource(proposal);
      if (version !== undefined) return toSource(version);
      const logo = await logosWithBrief().where('image_key', '=', imageKey).select('seed').executeTakeFirst();
      return logo && toSource({ ...logo, recipe: null });
    },
    async current(userId, logoId) {
      const row = await db
        .selectFrom('logos')
        .leftJoin('versions', 'versions.image_key', 'logos.image_key')
        .leftJoin('proposals', 'proposals.image_key', 'logos.image_key')
        .where('logos.user_id', '=', userId)
        .where('logos.id', '=', logoId)
        .select([
          'logos.image_key',
          'logos.company_name',
          'logos.color',
          'logos.created_at',
          'logos.svg',
          'logos.svg_dark',
          'logos.svg_icon',
          'versions.image_key as kept',
          'proposals.made_by',
          'proposals.why',
        ])
        .executeTakeFirst();
      return (
        row && {
          imageKey: row.image_key,
          companyName: row.company_name,
          color: row.color,
          createdAt: row.created_at,
          svg: row.svg,
          svgDark: row.svg_dark ?? row.svg,
          svgIcon: row.svg_icon ?? row.svg,
          isKept: row.kept !== null,
          ...makerOf(row),
        }
      );
    },
    async list(logoId) {
      const rows = await db
        .selectFrom('versions')
        .leftJoin('proposals', 'proposals.image_key', 'versions.base_key')
        .where('versions.logo_id', '=', logoId)
        .select([...SUMMARY.map((name) => `versions.${name}` as const), 'proposals.made_by', 'proposals.why'])
        .orderBy('versions.created_at')
        .orderBy('versions.image_key')
        .execute();
      return rows.map(toSummary);
    },
    async size(logoId) {
      const { size } = await db
        .selectFrom('versions')
        .where('logo_id', '=', logoId)
        .select(sql<number>`coalesce(sum(length(svg) + length(svg_dark) + length(svg_icon)), 0)`.as('size'))
        .executeTakeFirstOrThrow();
      return Number(size);
    },
    async latest(userId, limit) {
      const rows = await db
        .selectFrom('adjustments')
        .innerJoin('versions', 'versions.image_key', 'adjustments.image_key')
        .where('adjustments.user_id', '=', userId)
        .select(['versions.company_name', 'adjustments.created_at'])
        .orderBy('adjustments.created_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({ companyName: row.company_name, createdAt: row.created_at }));
    },
    async add(logoId, version) {
      await db
        .insertInto('versions')
        .values({
          image_key: version.imageKey,
          logo_id: logoId,
          base_key: version.baseKey,
          change: JSON.stringify(version.change),
          recipe: version.recipe,
          company_name: version.companyName,
          color: version.color,
          svg: version.svg,
          svg_dark: version.svgDark,
          svg_icon: version.svgIcon,
          created_at: version.createdAt,
        })
        .execute();
    },
    async use(logoId, imageKey) {
      const result = await db
        .updateTable('logos')
        .from('versions')
        .set((eb) => ({
          image_key: eb.ref('versions.image_key'),
          svg: eb.ref('versions.svg'),
          svg_dark: eb.ref('versions.svg_dark'),
          svg_icon: eb.ref('versions.svg_icon'),
          company_name: eb.ref('versions.company_name'),
          color: eb.ref('versions.color'),
          brief_name: eb.fn.coalesce('logos.brief_name', 'logos.company_name'),
          brief_color: eb.fn.coalesce('logos.brief_color', 'logos.color'),
        }))
        .where('logos.id', '=', logoId)
        .where('versions.logo_id', '=', logoId)
        .where('versions.image_key', '=', imageKey)
        .executeTakeFirst();
      return result.numUpdatedRows > 0n;
    },
  };
}

type Source = Pick<LogoTable, (typeof BRIEF)[number] | 'seed'> & { recipe: string | null };

/** A brief was checked before it was stored. */
const toSource = ({ company_name, brief_name, color, brief_color, seed, recipe, ...brief }: Source) => ({
  brief: {
    name: brief_name ?? company_name,
    color: brief_color ?? color,
    industry: brief.industry,
    style: brief.style,
    type: brief.type,
    description: brief.description,
  } as Brief,
  seed,
  recipe: recipe ?? undefined,
});

type Made = { made_by: ProposalTable['made_by'] | null; why: string | null };

const makerOf = ({ made_by, why }: Made): Pick<VersionSummary, 'maker' | 'why'> => ({
  ...(made_by !== null && { maker: made_by }),
  ...(why !== null && { why }),
});

const toSummary = (row: Pick<VersionTable, (typeof SUMMARY)[number]> & Made): VersionSummary => ({
  imageKey: row.image_key,
  baseKey: row.base_key,
  change: JSON.parse(row.change) as Adjustment,
  companyName: row.company_name,
  color: row.color,
  createdAt: row.created_at,
  ...makerOf(row),
});
