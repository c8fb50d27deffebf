/** What the sign-in service's pages put into the address that leads back to the app. */
type FromSignIn = {
  /** Works once, for the stored session; null when there is none. */
  code: string | null;
  /** Someone chose to sign in on a page that could not begin it. */
  wantsSignIn: boolean;
};

/** Takes it out of the page's address, so that neither a reload, a bookmark nor Back presents it again. */
export function takeFromSignIn(): FromSignIn {
  const url = new URL(window.location.href);
  const code = url.searchParams.get('code');
  const wantsSignIn = url.searchParams.has('sign_in');
  if (code === null && !wantsSignIn) return { code, wantsSignIn };
  url.searchParams.delete('code');
  url.searchParams.delete('sign_in');
  window.history.replaceState(window.history.state, '', url);
  return { code, wantsSignIn };
}
