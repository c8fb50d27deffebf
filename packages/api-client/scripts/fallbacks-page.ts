import { CHECK_FIELDS } from '../src/entities/brand';
import { CAPABILITIES } from '../src/entities/capabilities';
import { GALLERY_LOGO_FIELDS, INITIAL_DOWNLOADS } from '../src/entities/gallery-logo';
import { GENERATION_FIELDS } from '../src/entities/generated-logo';
import { HISTORY_LOGO_FIELDS } from '../src/entities/history-logo';
import { MOVEMENT_FIELDS } from '../src/entities/movement';
import { PROFILE_FIELDS } from '../src/entities/profile';
import { PROPOSAL_FIELDS } from '../src/entities/proposals';
import { STATS_FIELDS, USER_FIELDS } from '../src/entities/session-check';
import { AVATAR_FALLBACK, sentSession, today } from '../src/fields/fallbacks';
import type { Field } from '../src/fields/table';
import { AMOUNTS, DATES } from './reading-examples';

/** How the page says a fallback that is computed. */
const COMPUTED = new Map<unknown, string>([
  [today, 'today, as `YYYY-MM-DD`'],
  [sentSession, 'the session that was sent'],
  [USER_FIELDS.name.fallback, 'the server’s e-mail up to its at sign, else `Usuario`'],
  [GALLERY_LOGO_FIELDS.id.fallback, '`logo-` and its place in the list, from 1'],
  [HISTORY_LOGO_FIELDS.id_logo.fallback, '`logo-` and its place in the list, from 1'],
  [MOVEMENT_FIELDS.id_mov.fallback, '`mov-` and its place in the list, from 1'],
  [MOVEMENT_FIELDS.concepto.fallback, '`Ingreso de créditos` or `Egreso de créditos`, by `tipo_mov`'],
  [MOVEMENT_FIELDS.referencia.fallback, '`REF-` and `id_mov`'],
]);

/** A table's rows, as far as the page tells of them. */
type Rows = Readonly<Record<string, Pick<Field<unknown>, 'from' | 'fallback' | 'optional'>>>;

/** The tables by the entity that they make. */
export const TABLES: Readonly<Record<string, Rows>> = {
  User: USER_FIELDS,
  Profile: PROFILE_FIELDS,
  GeneratedLogo: GENERATION_FIELDS,
  GalleryLogo: GALLERY_LOGO_FIELDS,
  HistoryLogo: HISTORY_LOGO_FIELDS,
  Movement: MOVEMENT_FIELDS,
};

/** A fallback in words. */
export function said(fallback: unknown): string {
  if (fallback === AVATAR_FALLBACK) return 'a drawing of our own (`AVATAR_FALLBACK`)';
  if (typeof fallback !== 'function') return fallback === '' ? 'empty text' : `\`${String(fallback)}\``;
  const words = COMPUTED.get(fallback);
  if (words === undefined) throw new Error('A computed fallback has no words in scripts/fallbacks-page.ts.');
  return words;
}

const section = (title: string, from: string, table: Rows): string =>
  [
    `## ${title}`,
    '',
    `From ${from}.`,
    '',
    '| field | read from | when nothing readable came | absence reported |',
    '|---|---|---|---|',
    ...Object.entries(table).map(
      ([field, row]) =>
        `| \`${field}\` | ${(row.from ?? [field]).map((name) => `\`${name}\``).join(', then ')} | ${said(row.fallback)} | ${row.optional ? 'no' : 'yes'} |`,
    ),
    '',
  ].join('\n');

const examples = (title: string, rows: readonly (readonly [unknown, unknown, string])[]): string =>
  [
    `| ${title} sent | read as | rule |`,
    '|---|---|---|',
    ...rows.map(
      ([sent, read, rule]) =>
        `| \`${JSON.stringify(sent)}\` | ${read === undefined ? 'unreadable' : `\`${read}\``} | ${rule} |`,
    ),
  ].join('\n');

/** docs/fallbacks.md, from the very tables that the mappers read. */
export const fallbacksPage = (): string =>
  `# What the client reads, and what it uses instead

Generated from the tables in \`packages/api-client/src/entities\` by
\`npx pnpm --filter @trazo/api-client run docs:write\`; a test fails when this page and the tables differ.

Spellings are tried in the order given; the first that can be read wins. Null and blank texts count as
absent. A value of another type that still says the same (a number in a text, a text that is a number) is
converted. Whatever had to be mended is reported through \`hooks.onContractDrift\`; where the last column
says no, only a value that came and could not be read is reported, not its absence.

${section('User', '`/validate_session`; every other field the server returns is kept beside these', USER_FIELDS)}
${section('Profile', '`/user_info`, found in `user`, `result.user`, `result` or the answer itself', PROFILE_FIELDS)}
${section('Generated logo', '`/generate_logo`; the other fields come from the request and the clock', GENERATION_FIELDS)}
Where the server announces \`proposals\`, the answer also has \`logo_id\`, \`seed\` and \`proposals\`; what does not come is
left out, and so is a proposal without an id or an image.

${section('Proposal', 'each item of `proposals` of `/generate_logo`', PROPOSAL_FIELDS)}
${section('Check', 'each item of `checks` of `/logo/kit`, where the server announces `kit`', CHECK_FIELDS)}
${section('Gallery logo', 'each item of `Logos` of `/gallery`', GALLERY_LOGO_FIELDS)}
\`downloads\` starts at \`${INITIAL_DOWNLOADS}\` and counts the downloads made here.

${section('History logo', 'each item of `respuesta` of `/logos_info`', HISTORY_LOGO_FIELDS)}
${section('Movement', 'each item of `respuesta` of `/movimiento_info`', MOVEMENT_FIELDS)}
## Lists

An answer without its array is an empty list; an item that is not an object is left out. Both are reported.

## What a server may announce in \`/validate_session\`

- \`capabilities\`: any of ${CAPABILITIES.map((name) => `\`${name}\``).join(', ')}; others are ignored and reported.
- \`creditos\`: credits left.
- \`stats\`: any of ${Object.keys(STATS_FIELDS)
    .map((name) => `\`${name}\``)
    .join(', ')}.
- \`generation_timeout_ms\`: a longer deadline for generations, at most ten minutes.

Nothing stands in for what is not announced.

## Values

- **Text**: as it came.
- **Id**: of the type it has on the wire, text or number, because it goes back there.
- **Amount**: a finite number without its sign; \`tipo_mov\` is the direction. Texts are read as below.
- **Date**: a calendar day is \`YYYY-MM-DD\`, a moment an ISO moment, as below.
- **Image**: an http(s) address, a path (resolved against \`baseUrl\`), a \`data:\` image, or bare base64 told by its
  first bytes. Any other scheme, and anything with blanks or control characters inside, is unreadable.
- **Favourite**: 1 or '1' is one, everything else is not.
- **Type of movement**: \`ingreso\` or \`egreso\` in any case; everything else is an \`ingreso\`.
- **Gradient**: class text that names a colour, such as \`from-blue-500 to-purple-600\`.

## Amounts and dates of Chile

An unreadable amount is 0 and an unreadable date today; both are reported, and so is every text that was converted.

${examples('amount', AMOUNTS)}

${examples('date', DATES)}
`;
