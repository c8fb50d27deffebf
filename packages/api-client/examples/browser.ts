import { createClient, createSessionId, loginUrl } from '@trazo/api-client';

// '' is the page's own origin. The key is a public identifier.
const client = createClient({ baseUrl: '', apiKey: 'trazo-local' });

/** Makes a session, keeps it, and leaves for the sign-in page. */
export function signIn() {
  const session = createSessionId();
  client.session.save(session);
  location.assign(loginUrl({ url: '/auth/login', appToken: 'trazo-app', session }));
}

/** Back again, with ?code=… in the address: who signed in? */
export async function whoIsThere() {
  const code = new URLSearchParams(location.search).get('code');
  if (code) await client.redeemCallback({ code });
  const check = await client.validateSession();
  return check.valid ? check.user.name : undefined;
}

/** A logo, and its file with a name that is safe everywhere. */
export async function makeLogo(companyName: string) {
  const logo = await client.generateLogo({
    companyName,
    selectedIndustry: 'gastronomy',
    description: 'Café de especialidad',
    selectedStyle: 'vintage',
    logoType: 'icon',
    selectedColor: '#F59E0B',
  });
  return client.downloadImage(logo);
}

/** The gallery, with the first logo made a favourite; leaving the page cancels by the signal. */
export async function likeTheFirst(signal: AbortSignal) {
  const [first] = await client.gallery({ signal });
  if (first) await client.setFavorite({ logo_id: first.id, favoritos: 1 }, { signal });
  return first?.name;
}
