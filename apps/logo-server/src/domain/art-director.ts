import type { Clock } from '../ports/clock.js';
import type { Brief, DrawingEngine, Suggestion } from '../ports/drawing.js';
import type { ImageModel } from '../ports/image-model.js';
import {
  type DirectorOutcome,
  type LanguageModel,
  ModelFailure,
  type Question,
} from '../ports/language-model.js';
import type { Store } from '../ports/store.js';
import { directorQuestion, jsonIn, repairQuestion } from './director-prompt.js';
import { type IllustratorDeps, illustrate } from './illustrator.js';

/** What the model suggested for a brief; with nothing, one Spanish line that says why. */
type Directed = { suggestions: readonly Suggestion[]; notice?: string };

/** Asks for directions on somebody's behalf. Never throws over the model: the rules need none. */
export type ArtDirector = (userId: string, brief: Brief) => Promise<Directed>;

/** Nobody waits any longer once the signal is aborted; `clear` when there is nothing to wait for. */
export type Deadline = { signal: AbortSignal; clear: () => void };

/** After so many milliseconds. */
export function deadlineAfter(ms: number): Deadline {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), ms);
  return { signal: patience.signal, clear: () => clearTimeout(timer) };
}

type ArtDirectorDeps = {
  model: LanguageModel;
  /** Absent: every symbol is the engine's. */
  images?: ImageModel;
  engine: Pick<DrawingEngine, 'suggestionSchema' | 'readSuggestions' | 'traceSuggestion'>;
  store: Pick<Store, 'transaction'>;
  clock: Clock;
  /** For all that one brief asks of the model. */
  deadline: () => Deadline;
  /** Briefs that the model reads within a day (UTC), of one person and of all. */
  perDay: { person: number; all: number };
  untraced: IllustratorDeps['untraced'];
  /** A question has begun; call the result once with how it ended. */
  asked: () => (outcome: DirectorOutcome, failure?: ModelFailure) => void;
};

const RULES_ONLY = 'Las propuestas son todas de las reglas';
const NOTICES: Readonly<Record<Exclude<DirectorOutcome, 'used' | 'failed'>, string>> = {
  slow: `${RULES_ONLY}: el modelo no respondió a tiempo.`,
  unavailable: `${RULES_ONLY}: el modelo no está disponible en este momento.`,
  unusable: `${RULES_ONLY}: el modelo no propuso nada que se pueda dibujar.`,
  'person-budget': `${RULES_ONLY}: ya usaste las del modelo por hoy.`,
  'day-budget': `${RULES_ONLY}: las del modelo se agotaron por hoy.`,
};

/** What is said where no suggestion passed the engine's gates. */
export const NONE_DRAWN = NOTICES.unusable;

export function createArtDirector(deps: ArtDirectorDeps): ArtDirector {
  return async (userId, brief) => {
    const end = deps.asked();
    const { outcome, suggestions, failure } = await direct(deps, userId, brief).catch((error: unknown) => {
      end('failed');
      throw error;
    });
    end(outcome, failure);
    return {
      suggestions,
      ...(suggestions.length === 0 && outcome !== 'used' && { notice: NOTICES[outcome] }),
    };
  };
}

type Answered = {
  outcome: Exclude<DirectorOutcome, 'failed'>;
  suggestions: readonly Suggestion[];
  failure?: ModelFailure;
};

async function direct(deps: ArtDirectorDeps, userId: string, brief: Brief): Promise<Answered> {
  const spent = await takeTurn(deps, userId);
  if (spent !== undefined) return { outcome: spent, suggestions: [] };
  const { signal, clear } = deps.deadline();
  try {
    const [drawn, { suggestions, ...ended }] = await Promise.all([
      deps.images === undefined ? [] : illustrate({ ...deps, images: deps.images }, brief, signal),
      answered(deps, brief, signal),
    ]);
    return { ...ended, suggestions: [...drawn, ...suggestions] };
  } finally {
    clear();
  }
}

async function answered(deps: ArtDirectorDeps, brief: Brief, signal: AbortSignal): Promise<Answered> {
  try {
    const suggestions = await suggest(deps, brief, signal);
    return { outcome: suggestions.length > 0 ? 'used' : 'unusable', suggestions };
  } catch (failure) {
    if (!(failure instanceof ModelFailure)) throw failure;
    return { outcome: failure.reason === 'slow' ? 'slow' : 'unavailable', suggestions: [], failure };
  }
}

/** The first answer, or where nothing of it can be drawn the second and last. */
async function suggest(
  { model, engine }: ArtDirectorDeps,
  brief: Brief,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const question = directorQuestion(brief, await engine.suggestionSchema(brief));
  const first = await model.answer(question, signal).catch((error: unknown) => {
    if (error instanceof ModelFailure && error.reason === 'schema') return undefined;
    throw error;
  });
  // The names stand in the question too: an endpoint that takes no schema is asked for plain text.
  if (first === undefined)
    return (await read(engine, brief, await model.answer(plain(question), signal))).suggestions;
  const { suggestions, refused } = await read(engine, brief, first);
  if (suggestions.length > 0) return suggestions;
  const second = await model.answer(repairQuestion(question, first, refused), signal);
  return (await read(engine, brief, second)).suggestions;
}

const plain = ({ messages }: Question): Question => ({ messages });

async function read(engine: ArtDirectorDeps['engine'], brief: Brief, answer: string) {
  const json = jsonIn(answer);
  return json === undefined ? { suggestions: [], refused: [] } : engine.readSuggestions(brief, json);
}

class DaySpent extends Error {}

/** Counts a brief that the model reads; says which budget is spent, and then counts nothing. */
async function takeTurn(
  { store, clock, perDay }: ArtDirectorDeps,
  userId: string,
): Promise<'person-budget' | 'day-budget' | undefined> {
  const day = dayOf(clock());
  try {
    return await store.transaction(async ({ directorTurns }) => {
      if (!(await directorTurns.take(day, userId, perDay.person))) return 'person-budget';
      if (!(await directorTurns.take(day, '', perDay.all))) throw new DaySpent();
      return undefined;
    });
  } catch (error) {
    if (error instanceof DaySpent) return 'day-budget';
    throw error;
  }
}

/** `2026-11-22`, in UTC. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
