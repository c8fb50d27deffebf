/**
 * What the server says of a brief that it refuses to draw, in its own words; undefined for any other failure. An image
 * does not say why it failed, so its address is asked again.
 */
export async function previewRefusal(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url);
    if (answer.status !== 422) return undefined;
    const { detail }: { detail?: unknown } = Object(await answer.json());
    return typeof detail === 'string' ? detail : undefined;
  } catch {
    return undefined;
  }
}
