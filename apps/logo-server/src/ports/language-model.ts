/** What is asked of a language model. */
export type Question = {
  messages: readonly { role: 'system' | 'user' | 'assistant'; content: string }[];
  /** JSON schema that the answer shall keep to; absent: the endpoint is told of none. */
  schema?: object;
};

/** Why no answer came: it took too long, the endpoint does not take such a question, or anything else. */
type ModelFailureReason = 'slow' | 'schema' | 'unavailable';

/** Says no more than is safe to log: what an endpoint says of a failure may hold a part of the key. */
export class ModelFailure extends Error {
  override name = 'ModelFailure';
  constructor(
    readonly reason: ModelFailureReason,
    /** Of an endpoint that answered. */
    readonly status?: number,
  ) {
    super(`The language model gave no answer: ${reason}${status === undefined ? '' : ` (${status})`}.`);
  }
}

/** How asking it on somebody's behalf ended; 'failed' where the server failed, not the model. */
export type DirectorOutcome =
  | 'used'
  | 'slow'
  | 'unavailable'
  | 'unusable'
  | 'person-budget'
  | 'day-budget'
  | 'failed';

/** A language model: text in, text out. */
export type LanguageModel = {
  /** @throws {ModelFailure} */
  answer(question: Question, signal: AbortSignal): Promise<string>;
};
