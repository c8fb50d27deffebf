import type { Config } from '../config/environment.js';
import { MOST_CREDITS } from '../domain/credits.js';

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

/** The value of an option that is so many credits, or so many less. */
export function creditsOf(values: Values, name: string): number {
  const text = values[name] ?? '';
  const number = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
  // Also what is no number is not within.
  if (!(Math.abs(number) <= MOST_CREDITS))
    throw new Error(`--${name} must be a whole number, at most ${MOST_CREDITS}, not “${text}”.`);
  return number;
}
