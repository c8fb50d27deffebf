import { createClient } from '@trazo/api-client';

/** A client whose requests carry a trace, and which tells of what failed and of what it had to mend. */
export function watchedClient(baseUrl: string, traceparent: string, log: (...said: unknown[]) => void) {
  return createClient({
    baseUrl,
    apiKey: 'trazo-local',
    headers: { traceparent },
    hooks: {
      onError: (error) => log(error.kind, error.call, error.requestId),
      onContractDrift: ({ call, field, received, used }) => log(call, field, received, used),
    },
  });
}
