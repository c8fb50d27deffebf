/**
 * Vitest setup: an undeclared console.error or console.warn fails the test it happens in.
 * A test declares what it expects by spying itself:
 * `const error = vi.spyOn(console, 'error').mockImplementation(() => {})`.
 */
import { afterEach, beforeEach } from 'vitest';

const real = { error: console.error, warn: console.warn };
let undeclared: string[] = [];

beforeEach(() => {
  undeclared = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      undeclared.push(`console.${level}: ${args.map(String).join(' ')}`);
      real[level](...args);
    };
  }
});

afterEach(() => {
  Object.assign(console, real);
  if (undeclared.length > 0) {
    throw new Error(
      `The console was written to and the test did not expect it. Mend the cause, or spy on it and assert the message.\n${undeclared.join('\n')}`,
    );
  }
});
