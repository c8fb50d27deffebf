import type { CallName } from '../transport/calls';

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

/** A report that tells the caller's hook; a hook that throws does not break the call. */
export function reporter(call: CallName, hook: ((drift: ContractDrift) => void) | undefined): Report {
  return (field, received, used) => {
    try {
      hook?.({ call, field, received, used });
    } catch {
      // Watching is the hook's affair; the answer is still good.
    }
  };
}
