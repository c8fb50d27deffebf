/**
 * Takes the sign-in service's code out of the page's address, so that neither a reload nor a bookmark
 * presents it again.
 * @returns the code, or null when there is none.
 */
export function takeSignInCode(): string | null {
  const url = new URL(window.location.href);
  const code = url.searchParams.get('code');
  if (code === null) return null;
  url.searchParams.delete('code');
  window.history.replaceState(window.history.state, '', url);
  return code;
}
