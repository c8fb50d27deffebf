import { encode } from '../transport/encode.js';

/** What a sign-in address is made of. */
export type SignInUrlOptions = {
  /** The external page: an http(s) address or a path. */
  url: string;
  /** The product's public identifier, sent as `token_app`. */
  appToken: string;
  /** The locally generated session, sent as `session`. */
  session: string;
};

/**
 * Where the browser goes to sign in (§2): the login page with `token_app` and `session`.
 * @throws {TypeError} for an address that is neither http(s) nor a path.
 */
export function loginUrl({ url, appToken, session }: SignInUrlOptions): string {
  if (!/^(https?:\/\/[^/]|\/(?![/\\]))/i.test(url)) {
    throw new TypeError(`Not an http(s) address or a path: '${url}'`);
  }
  const [address = '', fragment] = url.split('#', 2);
  const query = `token_app=${encode(appToken)}&session=${encode(session)}`;
  const joint = !address.includes('?') ? '?' : /[?&]$/.test(address) ? '' : '&';
  return `${address}${joint}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}

/**
 * Where the browser goes to register (§2): the register page with `token_app` and `session`.
 * @throws {TypeError} for an address that is neither http(s) nor a path.
 */
export const registerUrl: (options: SignInUrlOptions) => string = loginUrl;
