import { type Client, type GenerationRequest, isClientError } from '@trazo/api-client';

/** A logo, or undefined when it could not be made and the person has been told why. */
export async function tryLogo(client: Client, request: GenerationRequest, show: (text: string) => void) {
  try {
    return await client.generateLogo(request);
  } catch (error) {
    if (!isClientError(error)) throw error;
    if (error.kind !== 'cancelled') show(error.userMessage); // Spanish, as people read it
    console.error(error.kind, error.status, error.requestId, error.hint);
    if (error.kind === 'http') console.error(error.body); // parsed where it is JSON, bounded
    return undefined;
  }
}
