/**
 * Whether the server has another build by now than this page is of. The files of this one may be gone then, and only a
 * reload brings others.
 */
export async function isOutdated(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  // What a screen was opened from decides which document it stands in.
  const [opened] = performance.getEntriesByType('navigation');
  if (!own || !opened) return false;
  try {
    const answer = await fetch(new URL(opened.name).pathname, {
      headers: { accept: 'text/html' },
      cache: 'no-store',
    });
    return answer.ok && !(await answer.text()).includes(own);
  } catch {
    return false;
  }
}

/** Tries again what could not be fetched: with another build, if there is one. */
export async function tryAgain(retry: () => void): Promise<void> {
  if (await isOutdated()) window.location.reload();
  else retry();
}
