import type { Report } from '../fields/drift.js';
import { today } from '../fields/fallbacks.js';
import { date, flag, text } from '../fields/readers.js';
import { type OuterScope, readList, type Table } from '../fields/table.js';

/** A session of the account that has not ended. */
export type OpenSession = {
  /** What it is ended by. Fallback: empty text. */
  id: string;
  /** What it was opened with, in words. Fallback: `Dispositivo desconocido`. */
  device: string;
  /** An ISO moment; read it with `toDate`. Fallback: today, as `YYYY-MM-DD`. */
  started: string;
  /** An ISO moment; read it with `toDate`. Fallback: today, as `YYYY-MM-DD`. */
  last_used: string;
  /** Whether it is the one that was asked with. Fallback: `false`. */
  current: boolean;
};

const OPEN_SESSION_FIELDS: Table<OpenSession> = {
  id: { read: text, fallback: '' },
  device: { read: text, fallback: 'Dispositivo desconocido', optional: true },
  started: { read: date, fallback: today },
  last_used: { read: date, fallback: today },
  current: { read: flag, fallback: false },
};

/** Maps an answer of /sessions. Total: any JSON value in, a list of whole sessions out. */
export const mapOpenSessions = (answer: unknown, scope: OuterScope, report: Report): OpenSession[] =>
  readList(OPEN_SESSION_FIELDS, answer, 'sessions', scope, report);
