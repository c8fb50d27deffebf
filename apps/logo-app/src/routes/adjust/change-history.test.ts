import { describe, expect, test } from 'vitest';
import { goTo, type History, historyOf, isSame, redo, setField, undo } from './change-history';

const start = historyOf({ base: 'v1', change: {} });
const look = (history: History) => history.now.look;
const set = (history: History, ...steps: [Parameters<typeof setField>[1], string | undefined][]) =>
  steps.reduce((current, [field, value]) => setField(current, field, value), history);

describe('the history of changes', () => {
  test('a change is a step that can be undone and redone', () => {
    const made = set(start, ['face', 'sora-600'], ['idea', 'frame']);
    expect(look(made).change).toEqual({ face: 'sora-600', idea: 'frame' });
    expect(look(undo(made)).change).toEqual({ face: 'sora-600' });
    expect(look(undo(undo(made)))).toEqual(look(start));
    expect(undo(undo(undo(made)))).toEqual(undo(undo(made)));
    expect(redo(redo(undo(undo(made))))).toEqual(made);
    expect(redo(made)).toBe(made);
  });

  test('what was undone ends with another change, and no change is no step', () => {
    const other = setField(undo(set(start, ['face', 'sora-600'])), 'face', 'lexend-600');
    expect(other.future).toEqual([]);
    expect(setField(other, 'face', 'lexend-600')).toBe(other);
    expect(look(setField(other, 'face', undefined)).change).toEqual({});
  });

  test('a name that is typed and a colour that is dragged are one step each', () => {
    const typed = set(start, ['name', 'F'], ['name', 'Fa'], ['color', '#111111'], ['color', '#222222']);
    expect(look(undo(typed)).change).toEqual({ name: 'Fa' });
    expect(look(undo(undo(typed)))).toEqual(look(start));
    const twice = set(start, ['face', 'a'], ['face', 'b']);
    expect(look(undo(twice)).change).toEqual({ face: 'a' });
  });

  test('another version is a step too, whatever it is a change of', () => {
    const version = { base: 'v7', change: { color: '#111111' } };
    const there = goTo(set(start, ['face', 'a']), version);
    expect(look(there)).toEqual(version);
    expect(look(undo(there))).toEqual({ base: 'v1', change: { face: 'a' } });
    expect(isSame(version, { base: 'v7', change: { color: '#111111', face: undefined } })).toBe(true);
    expect(isSame(version, { ...version, base: 'v1' })).toBe(false);
  });
});
