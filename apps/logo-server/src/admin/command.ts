import type { Config } from '../config/environment.js';

export type Values = Readonly<Record<string, string | undefined>>;

export type Outcome = {
  /** What `--json` prints. */
  json: unknown;
  /** The same for people. */
  text: string;
  /** The command has done its work and found something wrong: the process ends with 1. */
  isBad?: boolean;
};

export type Command = {
  summary: string;
  /** Each option with its meaning; those in `required` must be given. */
  options: Readonly<Record<string, string>>;
  required: readonly string[];
  run(config: Config, values: Values): Promise<Outcome>;
};

/** The value of an option that must be a whole number. */
export function wholeNumber(values: Values, name: string): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number)) throw new Error(`--${name} must be a whole number, not ${values[name]}.`);
  return number;
}
