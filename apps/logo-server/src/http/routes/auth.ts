import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { WELCOME_CREDITS } from '../../domain/credits.js';
import { Refusal } from '../../domain/refusal.js';
import { register } from '../../domain/registration.js';
import { isSessionId, issueCode } from '../../domain/sessions.js';
import { admitSignIn } from '../../domain/sign-in-throttle.js';
import { checkLogin, checkRegistration, type FormFields, readFields } from '../auth-pages/form-data.js';
import { type FormState, loginPage, registerPage } from '../auth-pages/forms.js';
import type { Frame, Markup } from '../auth-pages/layout.js';
import {
  accountCreatedPage,
  brokenLinkPage,
  foreignFormPage,
  loggedOutPage,
  logoutPage,
  notFoundPage,
  tooManyPage,
} from '../auth-pages/messages.js';
import { createStylesheet } from '../auth-pages/stylesheet.js';
import { clientAddress } from '../client-address.js';
import type { AppDeps, AppEnv } from '../deps.js';
import { statusOf } from '../failures.js';
import { sameText } from '../middleware/api-key.js';
import { type RateLimit, rateLimit } from '../middleware/rate-limit.js';
import { publicOrigin } from '../public-origin.js';
import { authPolicy } from '../site/policy.js';

const FORM_LIMIT = 16 * 1024;
/** Hashing a password is dear: this bounds what one address can ask for. */
const REGISTRATIONS: RateLimit = { burst: 60, perSecond: 0.2 };

/** An address that can have no account: trying it takes as long as a real one. */
const NOBODY = 'nadie@trazo.invalid';

type Ctx = Context<AppEnv>;

/** The sign-in service: pages that work without a script and end with a one-time code for the app. */
export function authRoutes(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { config, identity } = deps;
  const stylesheet = createStylesheet(deps.site?.fonts);
  const frame = (c: Ctx): Frame => ({ home: `${publicOrigin(c, config)}/`, stylesheet: stylesheet.path });
  const send = (c: Ctx, render: (frame: Frame) => Markup, status?: ContentfulStatusCode) =>
    page(c, frame(c).home, render(frame(c)), status);

  app.get(stylesheet.path, (c) =>
    c.body(stylesheet.css, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    }),
  );

  /** Forms of other sites, and forms too large to be ours, go no further. */
  app.post('/auth/*', async (c, next) => {
    if (comesFromElsewhere(c, publicOrigin(c, config))) return send(c, foreignFormPage, 403);
    return next();
  });
  app.post('/auth/*', bodyLimit({ maxSize: FORM_LIMIT, onError: (c) => send(c, brokenLinkPage, 413) }));

  app.get('/auth/login', async (c) => {
    const fields = readFields(new URL(c.req.url).searchParams);
    if (!isAppLink(fields)) return send(c, brokenLinkPage, 400);
    const known = await identity.recognise(c.req.header('cookie'));
    if (known !== undefined) return redirectWithCode(c, known.userId, fields.session);
    return send(c, () => loginPage(state(c, { ...fields, email: '' })));
  });

  app.post('/auth/login', async (c) => {
    const fields = readFields(await readForm(c));
    if (!isAppLink(fields)) return send(c, brokenLinkPage, 400);
    const problems = checkLogin(fields);
    if (problems.length > 0) return send(c, () => loginPage(state(c, fields, problems)), 422);
    try {
      const attempt = await admitSignIn(deps, clientAddress(c), fields.email);
      const signedIn = await identity.signIn(fields.email, fields.password);
      if (signedIn === undefined) {
        const wrong = [{ field: 'form', message: 'El correo o la contraseña no son correctos.' }] as const;
        return send(c, () => loginPage(state(c, fields, wrong)), 401);
      }
      await attempt.succeeded();
      for (const cookie of signedIn.cookies) c.header('set-cookie', cookie, { append: true });
      return redirectWithCode(c, signedIn.userId, fields.session);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter));
      const slowed = [{ field: 'form', message: error.message }] as const;
      return send(c, () => loginPage(state(c, fields, slowed)), statusOf(error));
    }
  });

  app.get('/auth/register', (c) => {
    const fields = readFields(new URL(c.req.url).searchParams);
    if (!isAppLink(fields)) return send(c, brokenLinkPage, 400);
    return send(c, () => registerPage(state(c, { ...fields, name: '', email: '' })));
  });

  app.post(
    '/auth/register',
    rateLimit(REGISTRATIONS, deps.clock, (c) => send(c, tooManyPage, 429)),
    async (c) => {
      const fields = readFields(await readForm(c));
      if (!isAppLink(fields)) return send(c, brokenLinkPage, 400);
      const problems = checkRegistration(fields);
      if (problems.length > 0) return send(c, () => registerPage(state(c, fields, problems)), 422);
      const added = await register(deps, { ...fields, credits: WELCOME_CREDITS });
      // An address that has an account is answered in the same words and time, with a cookie of the same shape.
      const signedIn = await identity.signIn(added?.email ?? NOBODY, fields.password);
      const cookies = signedIn?.cookies ?? (await identity.decoyCookies());
      for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
      return send(c, accountCreatedPage);
    },
  );

  app.get('/auth/logout', (c) => send(c, logoutPage));
  app.post('/auth/logout', async (c) => {
    const cookie = c.req.header('cookie');
    const known = await identity.recognise(cookie);
    if (known !== undefined) await deps.store.sessions.revokeAll(known.userId, deps.clock());
    for (const line of await identity.signOut(cookie)) c.header('set-cookie', line, { append: true });
    return send(c, loggedOutPage);
  });

  app.get('/auth/*', (c) => send(c, notFoundPage, 404));

  return app;

  function isAppLink({ token_app, session }: FormFields): boolean {
    return sameText(token_app, config.appToken) && isSessionId(session);
  }

  function state(c: Ctx, fields: FormFields, problems: FormState['problems'] = []): FormState {
    const { token_app, session, name, email } = fields;
    return { handover: { token_app, session }, frame: frame(c), values: { name, email }, problems };
  }

  async function redirectWithCode(c: Ctx, userId: string, session: string): Promise<Response> {
    const code = await issueCode(deps, userId, session);
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    return c.redirect(`${frame(c).home}?${new URLSearchParams({ code })}`, 303);
  }
}

async function page(
  c: Ctx,
  home: string,
  markup: Markup,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  return c.body((await markup).toString(), status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': authPolicy(new URL(home).origin),
    // The address holds a session id. Not `no-referrer`: it would make a form's Origin `null`.
    'referrer-policy': 'same-origin',
  });
}

async function readForm(c: Ctx): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text());
}

/** Browsers name the origin of every form they post; a client that names none is not a browser. */
function comesFromElsewhere(c: Ctx, appOrigin: string): boolean {
  const origin = c.req.header('origin');
  if (origin === undefined) return c.req.header('sec-fetch-site') === 'cross-site';
  return origin !== appOrigin && origin !== new URL(c.req.url).origin;
}
