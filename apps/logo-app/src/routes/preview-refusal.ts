/** In the server's own words, with the parameter that it is about where the server names one. */
type PreviewRefusal = { message: string; field: unknown };

/**
 * Why the server refuses to draw a brief; undefined for any other failure. An image does not say why it failed, so its
 * address is asked again.
 */
export async function previewRefusal(url: string): Promise<PreviewRefusal | undefined> {
  try {
    const answer = await fetch(url);
    if (answer.status !== 422) return undefined;
    const { detail, field }: { detail?: unknown; field?: unknown } = Object(await answer.json());
    return typeof detail === 'string' ? { message: detail, field } : undefined;
  } catch {
    return undefined;
  }
}
