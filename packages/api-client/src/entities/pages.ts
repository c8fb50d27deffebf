import type { Report } from '../fields/drift.js';
import { readNumber, text } from '../fields/readers.js';
import { type OuterScope, ownValue, type Read, readEntity, readList, type Table } from '../fields/table.js';
import { type GalleryLogo, mapGallery } from './gallery-logo.js';
import { type HistoryLogo, mapHistoryLogos } from './history-logo.js';
import { type Movement, mapMovements } from './movement.js';

/** A category of the gallery's logos, and how many are of it. */
export type GalleryCategory = { category: string; logos: number };

/** A page of the gallery. */
export type GalleryPage = {
  logos: GalleryLogo[];
  /** The `cursor` of the page after it; undefined at the end. */
  next?: string;
  /** With the first page: how many logos there are in the view. */
  found?: number;
  /** With the first page: of which categories there are logos in all, whatever the view. */
  categories: GalleryCategory[];
};

/** A page of the history of logos. */
export type HistoryPage = {
  logos: HistoryLogo[];
  /** How many there are in the view. */
  found: number;
  /** How many there are in all. */
  total: number;
};

/** A page of the movements. */
export type MovementsPage = {
  movements: Movement[];
  /** How many there are in the view. */
  found: number;
  /** How many there are in all. */
  total: number;
  /** What came in and what went out in all, neither with a sign. */
  totals: { ingresos: number; egresos: number };
};

/** More than anybody has of anything. */
const MAX_COUNT = 1e9;

/** How many there are; below none and above this is nothing that could be shown. */
const count = (raw: unknown): Read<number> => {
  const read = readNumber(raw);
  return read && read[0] >= 0 && read[0] <= MAX_COUNT ? read : undefined;
};

const COUNT = { read: count, fallback: 0 } as const;
const COUNTS: Table<{ found: number; total: number }> = { found: COUNT, total: COUNT };
const TOTALS: Table<MovementsPage['totals']> = { ingresos: COUNT, egresos: COUNT };
const CATEGORIES: Table<GalleryCategory> = { category: { read: text, fallback: '' }, logos: COUNT };
const MARKS: Table<{ next_cursor?: string; found?: number }> = {
  next_cursor: { read: text, optional: true },
  found: { read: count, optional: true },
};

/** Maps a page of /gallery. Total: any JSON value in, a whole page out. */
export function mapGalleryPage(answer: unknown, scope: OuterScope, report: Report): GalleryPage {
  const { next_cursor, found } = readEntity(MARKS, answer, scope, report);
  const told = ownValue(answer, 'categories') !== undefined;
  return {
    logos: mapGallery(answer, scope, report),
    categories: told ? readList(CATEGORIES, answer, 'categories', scope, report) : [],
    ...(next_cursor !== undefined && { next: next_cursor }),
    ...(found !== undefined && { found }),
  };
}

/** Maps a page of /logos_info. Total: any JSON value in, a whole page out. */
export const mapHistoryPage = (answer: unknown, scope: OuterScope, report: Report): HistoryPage => ({
  logos: mapHistoryLogos(answer, scope, report),
  ...readEntity(COUNTS, answer, scope, report),
});

/** Maps a page of /movimiento_info. Total: any JSON value in, a whole page out. */
export const mapMovementsPage = (answer: unknown, scope: OuterScope, report: Report): MovementsPage => ({
  movements: mapMovements(answer, scope, report),
  ...readEntity(COUNTS, answer, scope, report),
  totals: readEntity(TOTALS, ownValue(answer, 'totals'), scope, (name, ...drift) =>
    report(`totals.${name}`, ...drift),
  ),
});
