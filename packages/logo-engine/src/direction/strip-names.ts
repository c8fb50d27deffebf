/**
 * Long things of a trade under a name that hold its small line, each with how people read where the name stands. Stored logos
 * name them: new ones go to the end.
 */
export const STRIP_NAMES = {
  'comb-strip': 'sobre un peine',
  'perforated-strip': 'sobre una tira de película',
} as const;
export type StripId = keyof typeof STRIP_NAMES;
export const STRIP_IDS = Object.keys(STRIP_NAMES) as readonly StripId[];
