import { isClientError } from '@trazo/api-client';

/** What to show of anything that was thrown: an error of the client in its own words, another as a text. */
export const messageOf = (error: unknown): string =>
  isClientError(error) ? error.userMessage : String(error);
