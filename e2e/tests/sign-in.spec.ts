import { randomUUID } from 'node:crypto';
import { API_KEY, environment, expect, test } from '../fixtures';
import { sessionBanner, submitCredentials } from '../on-screen';
import { end, launch, type Product } from '../product';
import { newSessionId } from '../session-id';

const login = (session: string) => `/auth/login?token_app=trazo-app&session=${session}`;
const codeIn = (location: string | undefined) =>
  new URL(location ?? '', 'http://x').searchParams.get('code') ?? '';

test('[§2 Landing page] signing in comes back signed in, leaves no code in the address, and Back breaks nothing', async ({
  page,
  user,
}) => {
  // Back leads to the sign-in page, which recognises the browser and sends it on.
  await page.goto('/');
  await page.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
  await submitCredentials(page, 'Iniciar sesión', user);
  await page.waitForURL('**/generate');
  await expect(sessionBanner(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await page.waitForURL('**/generate');
  await expect(sessionBanner(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.reload();
  await expect(sessionBanner(page)).toBeVisible();
});

test('whoever has an account already gets from the register page to signing in, and comes back signed in', async ({
  page,
  user,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Registro' }).click();
  await page.waitForURL(/\/auth\/register\?/);
  const given = new URL(page.url()).searchParams.get('session');
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.waitForURL(/\/auth\/login\?/);
  await submitCredentials(page, 'Iniciar sesión', user);
  await page.waitForURL('**/generate');
  await expect(sessionBanner(page)).toBeVisible();
  // The session is the app's own: the one in the register page's address stays worth nothing.
  expect(await page.evaluate(() => localStorage.getItem('session'))).not.toBe(given);
});

test('[§2] the sign-in pages work without a script, from registration to the code', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const session = newSessionId();
  await page.goto(login(session));
  await page.getByRole('link', { name: 'Crear cuenta' }).click();
  const user = { email: `${randomUUID()}@ejemplo.mx`, password: randomUUID() };
  await submitCredentials(page, 'Crear cuenta', user);
  await expect(page.getByRole('heading', { name: 'Cuenta creada' })).toBeVisible();
  await page.goto(login(session));
  await submitCredentials(page, 'Iniciar sesión', user);
  await expect(page).toHaveURL(/\/\?code=[^&]+$/);
  await context.close();
});

test('[§4 Logout] whoever is next at the browser is asked for a password, and the session is worth nothing', async ({
  page,
  request,
  user,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
  await submitCredentials(page, 'Iniciar sesión', user);
  await page.waitForURL('**/generate');
  await expect(sessionBanner(page)).toBeVisible();
  const session = await page.evaluate(() => localStorage.getItem('session'));
  await page.getByRole('button', { name: 'Cuenta: Ana Núñez' }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  const ended = page.waitForResponse('**/sign_out');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await ended;
  const check = await request.post('/validate_session', { headers: { apikey: API_KEY }, data: { session } });
  expect(await check.json()).toEqual({ validated: 0 });
  await page.goto('/');
  await page.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
  await expect(page.getByLabel('Contraseña')).toBeVisible();
});

test('[§2] a registration that cannot be used says what is wrong with each field', async ({ page }) => {
  await page.goto(`/auth/register?token_app=trazo-app&session=${newSessionId()}`);
  await submitCredentials(page, 'Crear cuenta', { email: 'no es un correo', password: 'corta' });
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await expect(page.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Contraseña')).toHaveAttribute('aria-invalid', 'true');
});

for (const javaScriptEnabled of [true, false]) {
  const scripts = javaScriptEnabled ? 'with scripts' : 'without scripts';
  test(`a form that failed keeps what was typed, and Back and reloading never ask to send it again, ${scripts}`, async ({
    browser,
    baseURL,
    user,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const posts: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'POST') posts.push(sent.url());
    });
    const [cameFrom, address] = ['/auth/forgot', login(newSessionId())];
    const email = page.getByLabel('Correo electrónico');
    const password = page.getByLabel('Contraseña');
    await page.goto(cameFrom);
    await page.goto(address);
    for (const guess of ['no es esta', 'ni esta', '']) {
      await submitCredentials(page, 'Iniciar sesión', { ...user, password: guess });
      const reason = guess === '' ? 'Escribe tu contraseña.' : 'El correo o la contraseña no son correctos.';
      await expect(page.getByRole('alert')).toContainText(reason);
      await expect(page).toHaveTitle('Error: Iniciar sesión · Trazo');
      await expect(email).toHaveValue(user.email);
      await expect(password).toHaveValue('');
      await expect(password).toBeFocused();
      await email.fill('');
    }
    await page.reload();
    await expect(page).toHaveTitle('Iniciar sesión · Trazo');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await page.goBack();
      await expect(page).toHaveTitle('Iniciar sesión · Trazo');
      expect(page.url()).toBe(baseURL + address);
    }
    await page.goBack();
    expect(page.url()).toBe(baseURL + cameFrom);
    expect(posts).toHaveLength(3);
    await context.close();
  });
}

test('whoever mistyped the password and then signed in comes back signed in with Back', async ({
  page,
  user,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'INICIAR SESIÓN' }).click();
  await submitCredentials(page, 'Iniciar sesión', { ...user, password: 'no es esta' });
  await expect(page.getByRole('alert')).toBeVisible();
  await submitCredentials(page, 'Iniciar sesión', user);
  await page.waitForURL('**/generate');
  await expect(sessionBanner(page)).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/generate');
  await expect(sessionBanner(page)).toBeVisible();
});

test('after registering and signing in, Back leads to the registration and never asks to send it again', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') posts.push(new URL(sent.url()).pathname);
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Registro' }).click();
  await page.waitForURL(/\/auth\/register\?/);
  const address = page.url();
  const user = { email: `${randomUUID()}@ejemplo.mx`, password: randomUUID() };
  await submitCredentials(page, 'Crear cuenta', user);
  await expect(page.getByRole('heading', { name: 'Cuenta creada' })).toBeVisible();
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await page.waitForURL(/\/auth\/login\?/);
  await submitCredentials(page, 'Iniciar sesión', user);
  await page.waitForURL('**/generate');
  await expect(sessionBanner(page)).toBeVisible();
  // The sign-in page and the app's way to it recognise the browser and lead on to the app.
  for (let back = 0; back < 2; back += 1) {
    await page.goBack();
    await page.waitForURL('**/generate');
    await expect(sessionBanner(page)).toBeVisible();
  }
  for (let back = 0; back < 2; back += 1) {
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Crear cuenta' })).toBeVisible();
    expect(page.url()).toBe(address);
  }
  expect(posts.filter((path) => path === '/auth/register')).toHaveLength(1);
});

test('after asking for a link, Back and reloading lead to the form and never ask to send it again', async ({
  page,
  baseURL,
  user,
}) => {
  const posts: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') posts.push(sent.url());
  });
  await page.goto('/auth/forgot');
  await page.getByLabel('Correo electrónico').fill(user.email);
  await page.getByRole('button', { name: 'Preparar enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Enlace preparado' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a Trazo' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  for (const turn of ['goBack', 'reload', 'goBack'] as const) {
    await page[turn]();
    await expect(page.getByRole('heading', { name: 'Elegir otra contraseña' })).toBeVisible();
    expect(page.url()).toBe(`${baseURL}/auth/forgot`);
  }
  expect(posts).toEqual([`${baseURL}/auth/forgot`]);
});

test.describe('guessing a password', () => {
  test.describe.configure({ mode: 'default' });
  // The clock stands still, so the wait of the fourth try lasts however long the first three take.
  const stillClock = 'const now = Date.now(); Date.now = () => now;';
  let product: Product;
  test.beforeAll(async () => {
    const preloaded = `data:text/javascript,${encodeURIComponent(stillClock)}`;
    product = await launch(environment('TRAZO_DATA_DIR'), preloaded);
  });
  test.afterAll(() => end(product.process, 'SIGTERM'));

  test('[§2] the fourth wrong password in a row is slowed down, and the page says for how long', async ({
    page,
    user,
  }) => {
    await page.goto(product.url + login(newSessionId()));
    const wrong = /^\s*El correo o la contraseña no son correctos\.\s*$/;
    const slowed = /^\s*Demasiados intentos seguidos\. Espera \d+ segundos/;
    for (const reason of [wrong, wrong, wrong, slowed]) {
      // The next try is typed into the page that came, not into the one that goes.
      const loaded = page.waitForEvent('load');
      await submitCredentials(page, 'Iniciar sesión', { ...user, password: 'no es esta' });
      await loaded;
      await expect(page.getByRole('alert')).toContainText(reason);
    }
  });

  test('[§2] a forged forwarding header gives no further tries, not even with the right password', async ({
    request,
    user,
  }) => {
    const session = newSessionId();
    const attempt = async (n: number, password: string) => {
      const answer = await request.post(`${product.url}/auth/login`, {
        headers: { 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=203.0.113.${n}` },
        form: { token_app: 'trazo-app', session, email: user.email, password },
        maxRedirects: 0,
      });
      return answer.status();
    };
    for (const n of [1, 2, 3]) expect(await attempt(n, 'no es esta')).toBe(401);
    expect(await attempt(4, user.password)).toBe(429);
  });
});

test('[§2] a form that another site posts is refused', async ({ page, baseURL, user, expectConsole }) => {
  expectConsole(/403/);
  const fields = {
    token_app: 'trazo-app',
    session: newSessionId(),
    email: user.email,
    password: user.password,
  };
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`);
  await page.route('http://otro.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${baseURL}/auth/login">${inputs.join('')}<button>Entrar</button></form>`,
    }),
  );
  await page.goto('http://otro.example/');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Entrar' }).click();
  expect((await answered).status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'Formulario rechazado' })).toBeVisible();
});

test('[§3 Session] a link with a code is dropped where no session is stored', async ({
  page,
  request,
  user,
}) => {
  const session = newSessionId();
  const answer = await request.post('/auth/login', {
    form: { token_app: 'trazo-app', session, email: user.email, password: user.password },
    maxRedirects: 0,
  });
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') calls.push(sent.url());
  });
  await page.goto(`/?code=${codeIn(answer.headers().location)}`);
  await expect(page.getByRole('button', { name: 'INICIAR SESIÓN' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
});

test("[§3 Session] another person's code signs nobody in as that person", async ({
  page,
  signIn,
  request,
  admin,
  expectConsole,
}) => {
  expectConsole(/callback/);
  const attacker = { email: `${randomUUID()}@ejemplo.mx`, password: randomUUID(), name: 'Quien Ataca' };
  await admin.createUser(attacker);
  const answer = await request.post('/auth/login', {
    form: { token_app: 'trazo-app', session: newSessionId(), ...attacker },
    maxRedirects: 0,
  });
  await signIn(page);
  await page.goto(`/?code=${codeIn(answer.headers().location)}`);
  await expect(page).toHaveURL(/\/generate$/);
  await expect(sessionBanner(page)).toContainText('Ana Núñez');
});

test('[§3 Session] a code works once, and only for the session that asked for it', async ({
  request,
  user,
}) => {
  const session = newSessionId();
  const answer = await request.post('/auth/login', {
    form: { token_app: 'trazo-app', session, email: user.email, password: user.password },
    maxRedirects: 0,
  });
  const redeem = async (code: string, by: string) => {
    const redeemed = await request.post('/callback', {
      headers: { apikey: API_KEY },
      data: { session: by, code },
    });
    return redeemed.status();
  };
  const code = codeIn(answer.headers().location);
  expect(await redeem(code, session)).toBe(200);
  expect(await redeem(code, session)).toBe(401);
  expect(await redeem(code, newSessionId())).toBe(401);
});

test('[§2] the pages carry a strict policy, and no document may be framed', async ({ request }) => {
  for (const path of ['/', '/generate', login(newSessionId())]) {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-');
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
  }
});
