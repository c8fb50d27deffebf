import type { LogoPlace, LogoSummary, Movement, Repositories } from '../ports/store.js';
import { Refusal } from './refusal.js';

/** A page of a list, newest first, and what to ask with for the one after it; undefined at the end. */
export type Page<Row> = { rows: Row[]; next: string | undefined };

/** What a person asks of a list; `cursor` is a `next` of before. */
export type PageRequest = { limit: number; cursor?: string | undefined };

/** What a whole list is read by. */
const PAGE = 500;

/** A person's logos; a logo made meanwhile moves none of the others to another page. */
export async function pageOfLogos(
  { logos }: Pick<Repositories, 'logos'>,
  userId: string,
  { limit, cursor }: PageRequest,
): Promise<Page<LogoSummary>> {
  const before = cursor === undefined ? undefined : readPlace(cursor);
  return cut(await logos.page(userId, limit + 1, before), limit, writePlace);
}

/** A person's movements. */
export async function pageOfMovements(
  { movements }: Pick<Repositories, 'movements'>,
  userId: string,
  { limit, cursor }: PageRequest,
): Promise<Page<Movement>> {
  const before = cursor === undefined ? undefined : readSeq(cursor);
  return cut(await movements.page(userId, limit + 1, before), limit, ({ seq }) => String(seq));
}

/** All of a list, page by page. */
export async function* allPages<Row>(
  read: (request: PageRequest) => Promise<Page<Row>>,
): AsyncGenerator<Row[]> {
  let cursor: string | undefined;
  do {
    const page: Page<Row> = await read({ limit: PAGE, cursor });
    if (page.rows.length > 0) yield page.rows;
    cursor = page.next;
  } while (cursor !== undefined);
}

/** One row more than a page holds tells that there is another page. */
export function cut<Row>(rows: Row[], limit: number, cursorOf: (row: Row) => string): Page<Row> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: last === undefined || rows.length <= limit ? undefined : cursorOf(last) };
}

/** The cursor of a place among the logos. */
export const writePlace = ({ createdAt, id }: LogoPlace) => `${createdAt}-${id}`;

/** @throws {Refusal} 'invalid' for what is no place. */
export function readPlace(cursor: string): LogoPlace {
  const [, createdAt, id] = /^(\d{1,15})-([0-9a-z-]{1,64})$/.exec(cursor) ?? [];
  if (createdAt === undefined || id === undefined) throw unknownCursor();
  return { createdAt: Number(createdAt), id };
}

function readSeq(cursor: string): number {
  const seq = /^\d{1,10}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (!(seq >= 1 && seq <= LARGEST_SEQ)) throw unknownCursor();
  return seq;
}

/** Of a 32-bit column. */
const LARGEST_SEQ = 2_147_483_647;

const unknownCursor = () =>
  new Refusal('invalid', 'El campo «cursor» no tiene un valor válido. Pide la lista desde el principio.', {
    field: 'cursor',
  });
