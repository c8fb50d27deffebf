import { type Client, type ClientOptions, createSessionStore } from '@trazo/api-client';

/**
 * The client, loaded with its first call: the landing needs to know whether a session is stored, and calls
 * nothing without one.
 */
export function createLazyClient(options: ClientOptions): Client {
  let loading: Promise<Client> | undefined;
  const load = () => {
    loading ??= import('./client').then(({ createClient }) => createClient(options));
    return loading;
  };
  return {
    validateSession: async (...rest) => (await load()).validateSession(...rest),
    generateLogo: async (...rest) => (await load()).generateLogo(...rest),
    userInfo: async (...rest) => (await load()).userInfo(...rest),
    logosInfo: async (...rest) => (await load()).logosInfo(...rest),
    movements: async (...rest) => (await load()).movements(...rest),
    gallery: async (...rest) => (await load()).gallery(...rest),
    setFavorite: async (...rest) => (await load()).setFavorite(...rest),
    downloadImage: async (...rest) => (await load()).downloadImage(...rest),
    redeemCallback: async (...rest) => (await load()).redeemCallback(...rest),
    session: createSessionStore(options.storage),
  };
}
