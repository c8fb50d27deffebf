import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import type { BrandFactsOf } from '../../domain/brand-facts.js';
import { chooseProposal } from '../../domain/choosing.js';
import { deviceOf } from '../../domain/device.js';
import { figuresOf } from '../../domain/figures.js';
import { generateLogo } from '../../domain/generation.js';
import { deleteLogo } from '../../domain/logo-deletion.js';
import { allPages, type Page, type PageRequest, pageOfLogos, pageOfMovements } from '../../domain/pages.js';
import { profileOf } from '../../domain/profile.js';
import { noSession, Refusal } from '../../domain/refusal.js';
import { findAccount, isSessionId, redeemCode, signOut } from '../../domain/sessions.js';
import type { Account } from '../../ports/store.js';
import { CAPABILITIES } from '../contract/capabilities.js';
import type { Endpoint } from '../contract/endpoint.js';
import { CONTRACT } from '../contract/index.js';
import type { AppDeps, AppEnv } from '../deps.js';
import { fail } from '../failures.js';
import { imageUrl } from '../image-address.js';
import { requireApiKey } from '../middleware/api-key.js';
import { readJson } from '../middleware/json-body.js';
import { type RateLimit, TOO_MANY, tokenBuckets } from '../middleware/rate-limit.js';
import { publicOrigin } from '../public-origin.js';
import { accountCalls } from './account-calls.js';
import { brandCalls } from './brand-calls.js';
import { Streamed, streamList } from './streamed-list.js';
import { toGalleryItem, toGeneratedLogo, toHistoryLogo, toHistoryMovement } from './wire.js';

const JSON_TYPE = { 'content-type': 'application/json' };
const BODY_LIMIT = 64 * 1024;
/** Sessions and codes that are not there: more than the expired ones of an office full of people. */
const GUESSES: RateLimit = { burst: 100, perSecond: 1 };

export type Contract<Body, Answer> = Endpoint<z.ZodType<Body>, z.ZodType<unknown, Answer>>;

/** The POST calls of the contract. */
export function apiRoutes(deps: AppDeps, factsOf: BrandFactsOf): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const guesses = tokenBuckets(GUESSES, deps.clock);
  const checkKey = requireApiKey(deps.config.apiKey);
  const tooLarge = (c: Context) => fail(c, 413, 'La petición es demasiado grande: el máximo son 64 KB.');
  const boundAsRead = bodyLimit({ maxSize: BODY_LIMIT, onError: tooLarge });
  /** A length that is stated is the one that Node reads; only a body without one has to be counted as it comes. */
  const bound: MiddlewareHandler<AppEnv> = async (c, next) => {
    const stated = c.req.header('content-length');
    if (stated === undefined || c.req.header('transfer-encoding') !== undefined) return boundAsRead(c, next);
    return Number(stated) > BODY_LIMIT ? tooLarge(c) : next();
  };

  /** A call by its contract; the answer is checked by the compiler, the request at run time. */
  function call<Body, Answer>(
    { path, request }: Contract<Body, Answer>,
    handle: (body: Body, c: Context<AppEnv>) => Promise<Answer | Streamed>,
  ): void {
    app.post(path, checkKey, bound, async (c) => {
      const body = await readJson(c, request);
      if (!body.ok) return body.response;
      const answer = await handle(body.value, c);
      const headers = { 'cache-control': 'no-store' };
      if (answer instanceof Streamed) return c.body(answer.body, 200, { ...headers, ...JSON_TYPE });
      return c.json(answer as object, 200, headers);
    });
    app.all(path, async (c, next) => {
      // `/gallery` is a screen too: a browser that opens the address gets the app.
      if (c.req.method !== 'POST' && c.req.header('accept')?.includes('text/html')) return next();
      c.header('allow', 'POST');
      return fail(c, 405, 'Esta dirección solo acepta POST.');
    });
  }

  /** A call that only the person a session belongs to can make. */
  function personalCall<Body extends { session: string }, Answer>(
    endpoint: Contract<Body, Answer>,
    handle: (account: Account, body: Body, c: Context<AppEnv>) => Promise<Answer | Streamed>,
  ): void {
    call(endpoint, async (body, c) => {
      const account = await findAccount(deps, body.session);
      if (account === undefined) {
        countGuess(c);
        throw noSession();
      }
      return handle(account, body, c);
    });
  }

  /** A guess costs a token of its address; whoever comes with a session of theirs is never slowed. */
  function countGuess(c: Context<AppEnv>): void {
    const wait = guesses(c.get('clientAddress'));
    if (wait > 0) throw new Refusal('too-many', TOO_MANY, wait);
  }

  call(CONTRACT.validateSession, async ({ session }, c) => {
    const account = await findAccount(deps, session);
    if (account === undefined) {
      countGuess(c);
      return { validated: 0 };
    }
    const { name, email, userId } = account;
    const [figures, { phone }] = await Promise.all([figuresOf(deps, userId), profileOf(deps.store, userId)]);
    return {
      validated: 1,
      status: 'ok',
      email,
      name,
      ...(phone !== '' && { phone }),
      capabilities: [...CAPABILITIES],
      ...figures,
    };
  });

  call(CONTRACT.callback, async ({ session, code }, c) => {
    if (!isSessionId(session)) throw new Refusal('invalid', 'La sesión no tiene la forma esperada.');
    const device = deviceOf(c.req.header('user-agent'));
    const account = await redeemCode(deps, session, code, device);
    if (account === undefined) {
      countGuess(c);
      throw new Refusal(
        'no-session',
        'El código de acceso no es válido o ya se usó. Inicia sesión de nuevo.',
      );
    }
    return { success: true, validated: 1 };
  });

  call(CONTRACT.signOut, async ({ session }, c) => {
    await signOut(deps, session);
    // The browser of an app on this origin sends the cookie of the sign-in pages along.
    const cookies = await deps.identity.signOut(c.req.header('cookie'));
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true });
    return { success: true };
  });

  personalCall(CONTRACT.generateLogo, async (account, body, c) => {
    const { creditsEnforced, generationsPerHour } = deps.config;
    const generation = { ...deps, creditsEnforced, generationsPerHour };
    const logo = await generateLogo(generation, account, body, idempotencyKey(c));
    return toGeneratedLogo(logo, publicOrigin(c, deps.config));
  });

  personalCall(CONTRACT.choose, async ({ userId }, { logo_id, proposal_id }, c) => {
    const imageKey = await chooseProposal(deps, userId, { logoId: logo_id, proposalId: proposal_id });
    const image_url = imageUrl(publicOrigin(c, deps.config), imageKey);
    return { success: true, logo_id, proposal_id, image_url };
  });

  personalCall(CONTRACT.userInfo, async ({ userId, name, email, createdAt }) => {
    const joinDate = new Date(createdAt).toISOString();
    const [figures, { notifications, ...said }] = await Promise.all([
      figuresOf(deps, userId),
      profileOf(deps.store, userId),
    ]);
    const texts = Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''));
    return { user: { name, email, joinDate, plan: 'Free', ...texts, notifications, ...figures } };
  });

  personalCall(CONTRACT.gallery, ({ userId }, asked, c) => {
    const origin = publicOrigin(c, deps.config);
    const read = (request: PageRequest) => pageOfLogos(deps.store, userId, request);
    return list('Logos', asked, read, (logo) => toGalleryItem(logo, origin));
  });

  personalCall(CONTRACT.logosInfo, ({ userId }, asked) => {
    const read = (request: PageRequest) => pageOfLogos(deps.store, userId, request);
    return list('respuesta', asked, read, toHistoryLogo);
  });

  personalCall(CONTRACT.movementsInfo, ({ userId }, asked) => {
    const read = (request: PageRequest) => pageOfMovements(deps.store, userId, request);
    return list('respuesta', asked, read, toHistoryMovement);
  });

  personalCall(CONTRACT.favorite, async ({ userId }, { logo_id, favoritos }) => {
    const found = await deps.store.logos.setFavorite(userId, logo_id, favoritos === 1);
    if (!found) throw new Refusal('not-found', 'Ese logo no existe o no es tuyo.');
    return { success: true, logo_id, favorito: favoritos };
  });

  personalCall(CONTRACT.deleteLogo, async ({ userId }, { logo_id }) => {
    const found = await deleteLogo(deps, userId, logo_id);
    if (!found) throw new Refusal('not-found', 'Ese logo no existe o no es tuyo.');
    return { success: true, logo_id };
  });

  accountCalls(deps, personalCall);
  brandCalls(deps, factsOf, personalCall);

  return app;
}

const USUAL_PAGE = 50;

/** The page that is asked for, or the whole list as section 7 has it. */
async function list<Name extends string, Row, Item extends object>(
  name: Name,
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  read: (request: PageRequest) => Promise<Page<Row>>,
  toWire: (row: Row) => Item,
): Promise<({ [name in Name]: Item[] } & { next_cursor?: string }) | Streamed> {
  if (limit === undefined && cursor === undefined) return streamList(name, allPages(read), toWire);
  const { rows, next } = await read({ limit: limit ?? USUAL_PAGE, cursor });
  const items = { [name]: rows.map(toWire) } as { [name in Name]: Item[] };
  return { ...items, ...(next !== undefined && { next_cursor: next }) };
}

/**
 * The key that makes a repeated request harmless.
 * @throws {Refusal} 'invalid' when it is not 1 to 200 printable characters.
 */
function idempotencyKey(c: Context<AppEnv>): string | undefined {
  const key = c.req.header('idempotency-key');
  if (key === undefined) return undefined;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Refusal('invalid', 'La cabecera Idempotency-Key debe tener de 1 a 200 caracteres visibles.');
  }
  return key;
}
