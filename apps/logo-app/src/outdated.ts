/**
 * Tries again what could not be fetched. Where the server has not even the code that this page began with, it has another
 * build by now, and only a reload brings that.
 */
export async function tryAgain(retry: () => void): Promise<void> {
  const { src } = document.querySelector<HTMLScriptElement>('script[type=module]') ?? {};
  const answer = src && (await fetch(src, { cache: 'no-store' }).catch(() => {}));
  if (answer && answer.status === 404) location.reload();
  else retry();
}
