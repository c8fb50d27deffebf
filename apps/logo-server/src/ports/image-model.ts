/** A model that draws pictures. */
export type ImageModel = {
  /**
   * The bytes of one picture, which may be anything.
   * @throws {ModelFailure}
   */
  draw(prompt: string, signal: AbortSignal): Promise<Uint8Array>;
};
