/** §8 "Auth provider missing": the root error boundary shows this message as it is. */
export class MissingAuthProviderError extends Error {
  override readonly name = 'MissingAuthProviderError';
  constructor() {
    super('ERROR: AuthProvider es undefined');
  }
}
