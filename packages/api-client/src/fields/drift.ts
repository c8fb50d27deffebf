import type { CallName } from '../call-name.js';

/** A field that did not come as documented, and what is used instead. */
export type ContractDrift = {
  readonly call: CallName;
  /** The entity's field with its place in the answer, e.g. `respuesta[3].name_logo`. */
  readonly field: string;
  /** What came; undefined when nothing did. */
  readonly received: unknown;
  /** What is used; undefined when the item was left out. */
  readonly used: unknown;
};

/** Takes the drift of one answer. */
export type Report = (field: string, received: unknown, used: unknown) => void;
