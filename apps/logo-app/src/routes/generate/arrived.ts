/** A picture that takes longer is not waited for: it comes into its place later. */
const PATIENCE_MS = 3_000;

/** Resolves when a picture can be shown, has failed, or has taken too long. */
export async function arrived(address: string): Promise<void> {
  const picture = new Image();
  picture.src = address;
  await Promise.race([
    picture.decode().catch(() => {}),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}
