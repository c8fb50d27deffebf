import OpenAI from 'openai';
import { ModelFailure } from '../ports/language-model.js';
import { boundedFetch } from './bounded-fetch.js';

export type ModelConfig = { baseUrl: string; name: string; apiKey?: string };

/** A client of an endpoint of the operator's: it asks once, follows nothing, and logs nothing. */
export const openAiClient = ({ baseUrl, apiKey }: ModelConfig, mostBytes: number): OpenAI =>
  new OpenAI({
    baseURL: baseUrl,
    // A model on the same machine asks for none, and the client for one.
    apiKey: apiKey ?? 'none',
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    fetch: boundedFetch(mostBytes),
  });

/** Why there is no answer, without a word of what the endpoint said. */
export function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return new ModelFailure('slow');
  const status = error instanceof OpenAI.APIError ? (error.status as number | undefined) : undefined;
  return new ModelFailure('unavailable', status);
}
