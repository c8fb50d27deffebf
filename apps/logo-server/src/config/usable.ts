import { isUnavailable } from '../adapters/database/unavailable.js';
import { ConfigurationError } from './environment.js';

/** SQLSTATEs of a database that is not there, and of one in which nothing may be made. */
const NOT_OURS = ['3D000', '42501'];

/**
 * What is opened by a variable's value.
 * @throws {ConfigurationError} naming the variable when what it names is not there, not ours or no database; anything
 * else as it is.
 */
export async function usable<T>(variable: string, opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    if (!(error instanceof Error) || !isOfThePlace(error)) throw error;
    const message = `What is configured cannot be used:\n  ${variable}: ${error.message}`;
    throw new ConfigurationError(message, { cause: error });
  }
}

function isOfThePlace(error: Error): boolean {
  const { code = '', path } = error as NodeJS.ErrnoException;
  return path !== undefined || code.startsWith('SQLITE_') || NOT_OURS.includes(code) || isUnavailable(error);
}
