import type { Report } from '../fields/drift.js';
import { today } from '../fields/fallbacks.js';
import { date, readNumber, text } from '../fields/readers.js';
import { type OuterScope, readList, type Table } from '../fields/table.js';
import type { Answer } from '../wire/index.js';

type Sent = Answer<'/activity'>;

/** Something that happened in the account. */
export type Activity = {
  /** What happened; whoever does not know it leaves it out. Fallback: empty text. */
  kind: Sent['activities'][number]['kind'] | (string & {});
  /** An ISO moment; read it with `toDate`. Fallback: today, as `YYYY-MM-DD`. */
  when: string;
  /** Of the logo; no fallback. */
  name?: string;
  /** Of credits; no fallback. */
  amount?: number;
  /** What a session was opened with, in words; no fallback. */
  device?: string;
};

/** Something that the account has reached, or how far it is. */
export type Achievement = {
  /** What it is; whoever does not know it leaves it out. Fallback: empty text. */
  kind: Sent['achievements'][number]['kind'] | (string & {});
  /** From 0 to the goal, which is reached there. Fallback: `0`. */
  progress: number;
  /** Fallback: `1`. */
  goal: number;
  /** When it was reached, where that is known: an ISO moment; no fallback. */
  reached?: string;
};

/** What happened last, newest first, and what was reached. */
export type AccountActivity = { activities: Activity[]; achievements: Achievement[] };

const ACTIVITY_FIELDS: Table<Activity> = {
  kind: { read: text, fallback: '' },
  when: { read: date, fallback: today },
  name: { read: text, optional: true },
  amount: { read: readNumber, optional: true },
  device: { read: text, optional: true },
};

const ACHIEVEMENT_FIELDS: Table<Achievement> = {
  kind: { read: text, fallback: '' },
  progress: { read: readNumber, fallback: 0 },
  goal: { read: readNumber, fallback: 1 },
  reached: { read: date, optional: true },
};

/** Maps an answer of /activity. Total: any JSON value in, two lists of whole entries out. */
export const mapActivity = (answer: unknown, scope: OuterScope, report: Report): AccountActivity => ({
  activities: readList(ACTIVITY_FIELDS, answer, 'activities', scope, report),
  achievements: readList(ACHIEVEMENT_FIELDS, answer, 'achievements', scope, report),
});
