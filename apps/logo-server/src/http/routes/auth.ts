import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { WELCOME_CREDITS } from '../../domain/credits.js';
import { admitForm } from '../../domain/hourly-limit.js';
import { emailOfReset, resetPassword, sendReset } from '../../domain/password-reset.js';
import { Refusal } from '../../domain/refusal.js';
import { register } from '../../domain/registration.js';
import { changePassword, isSessionId, issueCode, signOutEverywhere } from '../../domain/sessions.js';
import { admitSignIn } from '../../domain/sign-in-throttle.js';
import type { Recognised, SignedIn } from '../../ports/identity.js';
import type { Account } from '../../ports/store.js';
import {
  checkForgotten,
  checkLogin,
  checkPasswordChange,
  checkRegistration,
  checkReset,
  type FormFields,
  readFields,
} from '../auth-pages/form-data.js';
import { type FormOutcome, SUCCEEDED } from '../auth-pages/form-outcome.js';
import {
  type FormState,
  forgotPage,
  loginPage,
  logoutPage,
  passwordPage,
  registerPage,
  resetPage,
} from '../auth-pages/forms.js';
import type { Frame, Markup } from '../auth-pages/layout.js';
import {
  accountCreatedPage,
  brokenLinkPage,
  deadLinkPage,
  foreignFormPage,
  linkSentPage,
  loggedOutPage,
  notFoundPage,
  passwordChangedPage,
} from '../auth-pages/messages.js';
import { createStylesheet } from '../auth-pages/stylesheet.js';
import type { AppDeps, AppEnv } from '../deps.js';
import { statusOf } from '../failures.js';
import { isText } from '../middleware/api-key.js';
import { publicOrigin } from '../public-origin.js';
import { authPolicy } from '../site/policy.js';

const FORM_LIMIT = 16 * 1024;

type Ctx = Context<AppEnv>;

type Page = (frame: Frame) => Markup;

type FormFailure = {
  status: ContentfulStatusCode;
  problems: FormState['problems'];
  /** In seconds. */
  retryAfter?: number | undefined;
};

type FormAnswer = Pick<FormFailure, 'status' | 'retryAfter'> & {
  page: Page;
  /** Absent where the form's address shows the same without it. */
  outcome?: FormOutcome;
};

/** The sign-in service: pages that work without a script and end with a one-time code for the app. */
export function authRoutes(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { config, identity, hashingTurns, formOutcomes } = deps;
  const isAppToken = isText(config.appToken);
  const stylesheet = createStylesheet(deps.site?.fonts);
  const frame: Frame = { home: `${config.publicUrl ?? ''}/`, stylesheet: stylesheet.path };
  const send = (c: Ctx, render: Page, status?: ContentfulStatusCode) =>
    page(c, publicOrigin(c, config), render(frame), status);

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
    if (known !== undefined) return redirectWithCode(c, known, fields.session);
    return open(c, loginPage, { ...fields, email: '' });
  });

  app.post('/auth/login', async (c) => {
    const fields = readFields(await readForm(c));
    if (!isAppLink(fields)) return send(c, brokenLinkPage, 400);
    return withPassword(c, fields, loginPage, async (signedIn) => {
      for (const cookie of signedIn.cookies) c.header('set-cookie', cookie, { append: true });
      return redirectWithCode(c, signedIn, fields.session);
    });
  });

  app.get('/auth/register', (c) => {
    const fields = readFields(new URL(c.req.url).searchParams);
    if (!isAppLink(fields)) return send(c, brokenLinkPage, 400);
    return open(c, registerPage, { ...fields, name: '', email: '' }, accountCreatedPage);
  });

  app.post('/auth/register', async (c) => {
    const fields = readFields(await readForm(c));
    if (!isAppLink(fields)) return send(c, brokenLinkPage, 400);
    const problems = await checkRegistration(fields);
    if (problems.length > 0) return again(c, registerPage, fields, { status: 422, problems });
    try {
      await admitForm(deps, 'registrations', c.get('clientAddress'), config.registrationsPerHour);
      // Signs nobody in: an address that has an account already is answered in the same words, headers and time.
      const inTurn = { hashPassword: (password: string) => hashPassword(c, password) };
      await register({ ...deps, identity: inTurn }, { ...fields, credits: WELCOME_CREDITS });
    } catch (error) {
      return refused(c, error, registerPage, fields);
    }
    return succeeded(c, accountCreatedPage, fields);
  });

  app.get('/auth/logout', async (c) => {
    const fields = readFields(new URL(c.req.url).searchParams);
    const account = await recognisedAccount(c);
    return open(c, (shown) => logoutPage(shown, account), { ...fields, email: '' }, loggedOutPage);
  });

  app.post('/auth/logout', async (c) => {
    const cookie = c.req.header('cookie');
    const known = await recognisedAccount(c);
    const fields = readFields(await readForm(c));
    const endAll = async (userId: string) => {
      await signOutEverywhere(deps, userId);
      for (const line of await identity.signOut(cookie)) c.header('set-cookie', line, { append: true });
      return succeeded(c, loggedOutPage, fields);
    };
    if (known !== undefined) return endAll(known.userId);
    return withPassword(
      c,
      fields,
      (shown) => logoutPage(shown, undefined),
      ({ userId }) => endAll(userId),
    );
  });

  app.get('/auth/password', async (c) => {
    const fields = readFields(new URL(c.req.url).searchParams);
    const email = (await recognisedAccount(c))?.email ?? '';
    return open(c, passwordPage, { ...fields, email }, passwordChangedPage);
  });

  app.post('/auth/password', async (c) => {
    const fields = readFields(await readForm(c));
    const problems = await checkPasswordChange(fields);
    if (problems.length > 0) return again(c, passwordPage, fields, { status: 422, problems });
    return withPassword(c, fields, passwordPage, async ({ userId, hash: instead }) => {
      const hash = await hashPassword(c, fields.new_password);
      await changePassword(deps, userId, { hash, instead });
      for (const line of await identity.signOut(c.req.header('cookie'))) {
        c.header('set-cookie', line, { append: true });
      }
      return succeeded(c, passwordChangedPage, fields);
    });
  });

  app.get('/auth/forgot', (c) => {
    const fields = readFields(new URL(c.req.url).searchParams);
    return open(c, forgot, { ...fields, email: '' }, linkSent);
  });

  app.post('/auth/forgot', async (c) => {
    const fields = readFields(await readForm(c));
    const problems = checkForgotten(fields);
    if (problems.length > 0) return again(c, forgot, fields, { status: 422, problems });
    try {
      await admitForm(deps, 'resets', c.get('clientAddress'), config.registrationsPerHour);
    } catch (error) {
      return refused(c, error, forgot, fields);
    }
    // Only then: how long it takes would tell whether there is an account.
    const sent = answered(c)
      .then(() => sendReset(deps, fields.email, linkOf))
      .catch((error: unknown) =>
        deps.logger.error({ requestId: c.get('requestId'), err: error }, 'a mail was not sent'),
      );
    deps.lateWork.begin(sent);
    return succeeded(c, linkSent, fields);
  });

  app.get('/auth/reset', async (c) => {
    const fields = readFields(new URL(c.req.url).searchParams);
    const email = await emailOfReset(deps, fields.token);
    // The token of a link that has just worked is gone too.
    if (email === undefined) return open(c, () => deadLinkPage(frame), fields, passwordChangedPage, 410);
    return open(c, (shown) => resetPage(shown, fields.token), { ...fields, email });
  });

  app.post('/auth/reset', async (c) => {
    const fields = readFields(await readForm(c));
    const email = await emailOfReset(deps, fields.token);
    if (email === undefined) return answerForm(c, fields, { page: deadLinkPage, status: 410 });
    const shown = { ...fields, email };
    const form = (known: FormState) => resetPage(known, fields.token);
    const problems = await checkReset(fields, email);
    if (problems.length > 0) return again(c, form, shown, { status: 422, problems });
    try {
      const hash = await hashPassword(c, fields.new_password);
      const stored = await resetPassword(deps, fields.token, hash);
      if (!stored) return answerForm(c, fields, { page: deadLinkPage, status: 410 });
      return succeeded(c, passwordChangedPage, fields);
    } catch (error) {
      return refused(c, error, form, shown);
    }
  });

  app.get('/auth/*', (c) => send(c, notFoundPage, 404));

  return app;

  /** Of the address that is configured: a request may name any host. */
  function linkOf(token: string): string {
    return `${config.publicUrl ?? `http://localhost:${config.port}`}/auth/reset?${new URLSearchParams({ token })}`;
  }

  function forgot(shown: FormState) {
    return forgotPage(shown, deps.mailer);
  }

  function linkSent(shown: Frame) {
    return linkSentPage(shown, deps.mailer);
  }

  function isAppLink({ token_app, session }: FormFields): boolean {
    return isAppToken(token_app) && isSessionId(session);
  }

  function state(fields: FormFields, problems: FormState['problems'] = []): FormState {
    const { token_app, session, name, email } = fields;
    return { handover: { token_app, session }, frame, values: { name, email }, problems };
  }

  async function recognisedAccount(c: Ctx): Promise<Account | undefined> {
    const known = await identity.recognise(c.req.header('cookie'));
    return known && deps.store.accounts.find(known.userId);
  }

  /** Goes on with the person whose e-mail and password a form holds; any other is shown the form again, and why. */
  async function withPassword(
    c: Ctx,
    fields: FormFields,
    form: (state: FormState) => Markup,
    goOn: (signedIn: SignedIn) => Promise<Response>,
  ): Promise<Response> {
    const problems = checkLogin(fields);
    if (problems.length > 0) return again(c, form, fields, { status: 422, problems });
    try {
      const address = c.get('clientAddress');
      // Counted in its turn: what is refused for want of one leaves nothing in the database.
      const { attempt, signedIn } = await hashingTurns(address, async () => ({
        attempt: await admitSignIn(deps, address, fields.email),
        signedIn: await identity.signIn(fields.email, fields.password),
      }));
      if (signedIn === undefined) {
        const problems = [{ field: 'form', message: 'El correo o la contraseña no son correctos.' }] as const;
        return again(c, form, fields, { status: 401, problems });
      }
      await attempt.succeeded();
      return await goOn({ ...signedIn, hash: await renewedHash(c, signedIn, fields.password) });
    } catch (error) {
      return refused(c, error, form, fields);
    }
  }

  /** The hash that is stored of a password that signed in; of one that was changed meanwhile none is. */
  async function renewedHash(
    c: Ctx,
    { userId, hash, hasOutdatedHash }: SignedIn,
    password: string,
  ): Promise<string> {
    if (!hasOutdatedHash) return hash;
    const renewed = await hashPassword(c, password);
    const isStored = await deps.store.accounts.setPasswordHash(userId, renewed, hash);
    return isStored ? renewed : hash;
  }

  /** The form again with what the service refused it for. */
  function refused(
    c: Ctx,
    error: unknown,
    form: (state: FormState) => Markup,
    fields: FormFields,
  ): Promise<Response> {
    if (!(error instanceof Refusal)) throw error;
    const { message, retryAfter } = error;
    return again(c, form, fields, {
      status: statusOf(error),
      problems: [{ field: 'form', message }],
      retryAfter,
    });
  }

  /** The page of a form: `done` when it was sent just now and did its work, with the problems when it failed. */
  async function open(
    c: Ctx,
    form: (state: FormState) => Markup,
    fields: FormFields,
    done?: Page,
    status?: ContentfulStatusCode,
  ): Promise<Response> {
    const outcome = await formOutcomes.take(c, addressOf(c, fields));
    if (done !== undefined && outcome?.problems.length === 0) return send(c, done);
    return send(c, () => form(state({ ...fields, ...outcome?.values }, outcome?.problems)), status);
  }

  /** The form again, with what was typed but the passwords, and why. */
  function again(
    c: Ctx,
    form: (state: FormState) => Markup,
    fields: FormFields,
    { status, problems, retryAfter }: FormFailure,
  ): Promise<Response> {
    const failed = state(fields, problems);
    return answerForm(c, fields, { page: () => form(failed), status, outcome: failed, retryAfter });
  }

  function succeeded(c: Ctx, page: Page, fields: FormFields): Promise<Response> {
    return answerForm(c, fields, { page, status: 200, outcome: SUCCEEDED });
  }

  /**
   * A browser is led to the page of the form that it sent, which shows the outcome: a page that answers a POST is in
   * the history as that POST, and Back and reloading ask to send it again. Any other client gets the page at once.
   */
  async function answerForm(
    c: Ctx,
    fields: FormFields,
    { page, status, outcome, retryAfter }: FormAnswer,
  ): Promise<Response> {
    if (!c.req.header('accept')?.includes('text/html')) {
      if (retryAfter !== undefined) c.header('retry-after', String(retryAfter));
      return send(c, page, status);
    }
    c.set('formStatus', status);
    const address = addressOf(c, fields);
    if (outcome !== undefined) await formOutcomes.keep(c, address, outcome);
    c.header('cache-control', 'no-store');
    return c.redirect(address, 303);
  }

  function hashPassword(c: Ctx, password: string): Promise<string> {
    return hashingTurns(c.get('clientAddress'), () => identity.hashPassword(password));
  }

  async function redirectWithCode(c: Ctx, recognised: Recognised, session: string): Promise<Response> {
    const code = await issueCode(deps, recognised, session);
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    return c.redirect(`${frame.home}?${new URLSearchParams({ code })}`, 303);
  }
}

async function page(
  c: Ctx,
  appOrigin: string,
  markup: Markup,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  return c.body((await markup).toString(), status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': authPolicy(appOrigin),
    // The address holds a session id. Not `no-referrer`: it would make a form's Origin `null`.
    'referrer-policy': 'same-origin',
  });
}

/** When the answer has gone, or whoever asked has. Requests made in process have no connection to wait for. */
async function answered(c: Ctx): Promise<void> {
  const { outgoing } = c.env as { outgoing?: ServerResponse };
  if (outgoing !== undefined) await finished(outgoing).catch(() => {});
}

/** Of the page whose form was posted, with what brought the browser there. */
function addressOf(c: Ctx, { token_app, session, token }: FormFields): string {
  const query = Object.entries({ token_app, session, token }).filter(([, value]) => value !== '');
  return query.length === 0 ? c.req.path : `${c.req.path}?${new URLSearchParams(query)}`;
}

async function readForm(c: Ctx): Promise<URLSearchParams> {
  return new URLSearchParams(await c.req.text());
}

/**
 * Browsers say where a form that they post comes from, and no page can make them say anything else; a client that
 * says nothing is not a browser. The site counts first: behind TLS that we do not know of, origins differ by scheme.
 */
function comesFromElsewhere(c: Ctx, appOrigin: string): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site === 'same-origin' || site === 'cross-site') return site === 'cross-site';
  const origin = c.req.header('origin');
  if (origin === undefined) return false;
  return origin !== appOrigin && origin !== new URL(c.req.url).origin;
}
