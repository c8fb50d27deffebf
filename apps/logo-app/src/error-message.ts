import { ERROR_TEXTS, isClientError } from '@trazo/api-client';

const logged = new WeakSet<object>();

/** What to show of anything that was thrown: an error of the client in its own words; of another, the console has more. */
export function messageOf(error: unknown): string {
  if (isClientError(error)) return error.userMessage;
  const thrown: object = Object(error);
  // Once, however often it is drawn.
  if (!logged.has(thrown)) console.error(error);
  logged.add(thrown);
  return ERROR_TEXTS.unexpected;
}
