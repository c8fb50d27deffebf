import { CHANGE_FIELDS, type ChangeField, type LogoChange } from '@trazo/api-client';

/** A logo as it would be: a drawing, and what is changed of it. */
export type Look = { readonly base: string; readonly change: LogoChange };

type Step = {
  readonly look: Look;
  /** What was changed to come here; undefined for more than one thing. */
  readonly field: ChangeField | undefined;
};

/** The looks that led here, the one that is here, and those that were undone, the next one first. */
export type History = {
  readonly past: readonly Step[];
  readonly now: Step;
  readonly future: readonly Step[];
};

/** Typed or dragged: all of one go is one step. */
const FLOWING: readonly (ChangeField | undefined)[] = ['name', 'color'];

export const historyOf = (look: Look): History => ({
  past: [],
  now: { look, field: undefined },
  future: [],
});

/** Whether two looks are the same. */
export const isSame = (one: Look, other: Look): boolean =>
  one.base === other.base && CHANGE_FIELDS.every((field) => one.change[field] === other.change[field]);

/** Goes on to another look, which ends what was undone. */
export function goTo(history: History, look: Look, field?: ChangeField): History {
  const { past, now } = history;
  if (isSame(look, now.look)) return history;
  const flows = FLOWING.includes(field) && field === now.field;
  return { past: flows ? past : [...past, now], now: { look, field }, future: [] };
}

/** Sets a field of the look that is here; undefined takes its change away. */
export function setField(history: History, field: ChangeField, value: string | undefined): History {
  const { base, change } = history.now.look;
  const { [field]: _, ...rest } = change;
  const next: LogoChange = value === undefined ? rest : { ...rest, [field]: value };
  return goTo(history, { base, change: next }, field);
}

export function undo(history: History): History {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return { past: history.past.slice(0, -1), now: last, future: [history.now, ...history.future] };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future };
}
