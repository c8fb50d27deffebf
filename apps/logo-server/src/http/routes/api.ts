import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { z } from 'zod';
import { adjustLogo, optionsOf, versionsOf } from '../../domain/adjusting.js';
import type { BrandFactsOf } from '../../domain/brand-facts.js';
import { chooseProposal } from '../../domain/choosing.js';
import { deviceOf } from '../../domain/device.js';
import { fairTurns } from '../../domain/fair-turns.js';
import { figuresOf, monthOf } from '../../domain/figures.js';
import { generateLogo } from '../../domain/generation.js';
import { pageOfGallery, partOfLogos, partOfMovements } from '../../domain/list-views.js';
import { deleteLogo } from '../../domain/logo-deletion.js';
import { note } from '../../domain/note.js';
import { allPages, type Page, type PageRequest, pageOfLogos, pageOfMovements } from '../../domain/pages.js';
import { profileOf } from '../../domain/profile.js';
import { noLogo, noSession, Refusal } from '../../domain/refusal.js';
import {
  accountOf,
  findSignedIn,
  isSessionId,
  redeemCode,
  type SignedIn,
  signOut,
} from '../../domain/sessions.js';
import { underWay } from '../../domain/under-way.js';
import type { LogoSummary } from '../../ports/store.js';
import { CAPABILITIES } from '../contract/capabilities.js';
import { CONTRACT } from '../contract/index.js';
import type { AppDeps, AppEnv } from '../deps.js';
import { fail } from '../failures.js';
import { imageUrl } from '../image-address.js';
import { jsonAnswer, Written, writtenAnswer } from '../json-answer.js';
import { requireApiKey } from '../middleware/api-key.js';
import { readJson } from '../middleware/json-body.js';
import { type RateLimit, TOO_MANY, tokenBuckets } from '../middleware/rate-limit.js';
import { publicOrigin } from '../public-origin.js';
import { findWritten, LARGEST_REMEMBERED, rememberedAnswers } from '../remembered-answers.js';
import { accountCalls } from './account-calls.js';
import { brandCalls } from './brand-calls.js';
import type { Contract } from './personal-call.js';
import { Streamed, streamList } from './streamed-list.js';
import {
  given,
  ofGeneration,
  toGalleryItem,
  toGeneratedLogo,
  toHistoryLogo,
  toHistoryMovement,
  toVersion,
} from './wire.js';

const STREAMED = { 'content-type': 'application/json', 'cache-control': 'no-store' };
const BODY_LIMIT = 64 * 1024;
/** Sessions and codes that are not there: more than the expired ones of an office full of people. */
const GUESSES: RateLimit = { burst: 100, perSecond: 1 };

/** However many intents there are, one request of each makes its logo. */
const INTENTS = { atOnce: Number.POSITIVE_INFINITY, atOncePerKey: 1, waitingPerKey: 16 };

/** The POST calls of the contract. */
export function apiRoutes(deps: AppDeps, factsOf: BrandFactsOf): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const guesses = tokenBuckets(GUESSES, deps.clock);
  const answers = rememberedAnswers(deps.store);
  const checkKey = requireApiKey(deps.config.apiKey);
  const { readingTurns } = deps;
  const generating = { drawing: underWay(), intentTurns: fairTurns(INTENTS) };
  const tooLarge = async (c: Context) =>
    fail(c, 413, 'La petición es demasiado grande: el máximo son 64 KB.');
  const boundAsRead = bodyLimit({ maxSize: BODY_LIMIT, onError: tooLarge });
  /** A length that is stated is the one that Node reads; only a body without one has to be counted as it comes. */
  const bound: MiddlewareHandler<AppEnv> = (c, next) => {
    const stated = c.req.header('content-length');
    if (stated === undefined || c.req.header('transfer-encoding') !== undefined) return boundAsRead(c, next);
    return Number(stated) > BODY_LIMIT ? tooLarge(c) : next();
  };

  /** A call by its contract; the answer is checked by the compiler, the request at run time. */
  function call<Body, Answer>(
    { path, request }: Contract<Body, Answer>,
    handle: (body: Body, c: Context<AppEnv>) => Promise<Answer | Written | Streamed>,
  ): void {
    app.post(path, checkKey, bound, async (c) => {
      const body = await readJson(c, request);
      if (!body.ok) return body.response;
      const answer = await handle(body.value, c);
      if (answer instanceof Streamed) return c.body(answer.body, 200, STREAMED);
      return answer instanceof Written ? writtenAnswer(c, answer) : jsonAnswer(c, answer as object);
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
    handle: (person: SignedIn, body: Body, c: Context<AppEnv>) => Promise<Answer | Written | Streamed>,
  ): void {
    call(endpoint, async (body, c) => {
      const person = await findSignedIn(deps, body.session);
      if (person === undefined) {
        countGuess(c);
        throw noSession();
      }
      return handle(person, body, c);
    });
  }

  /** A guess costs a token of its address; whoever comes with a session of theirs is never slowed. */
  function countGuess(c: Context<AppEnv>): void {
    const wait = guesses(c.get('clientAddress'));
    if (wait > 0) throw new Refusal('too-many', TOO_MANY, { retryAfter: wait });
  }

  call(CONTRACT.validateSession, async ({ session }, c) => {
    const person = await findSignedIn(deps, session);
    if (person === undefined) {
      countGuess(c);
      return { validated: 0 };
    }
    // Beside what the revision stands for, the month decides what is counted of it.
    const remembered = `validated ${monthOf(deps.clock())}`;
    const before = answers.find(person, remembered);
    if (before !== undefined) return new Written(before);
    const answer = await describe(person.userId);
    await note(deps.store, answers.keep(person, remembered, Buffer.from(JSON.stringify(answer))));
    return answer;
  });

  /** What a valid session is answered. */
  async function describe(userId: string): Promise<z.input<typeof CONTRACT.validateSession.response>> {
    const [{ name, email }, figures, { phone }] = await Promise.all([
      accountOf(deps, userId),
      figuresOf(deps, userId),
      profileOf(deps.store, userId),
    ]);
    return {
      validated: 1,
      status: 'ok',
      email,
      name,
      ...(phone !== '' && { phone }),
      capabilities: [...CAPABILITIES, ...(deps.director ? (['director'] as const) : [])],
      ...(deps.config.model && { generation_timeout_ms: USUAL_TIMEOUT_MS + deps.config.model.timeoutMs }),
      ...figures,
    };
  }

  call(CONTRACT.callback, async ({ session, code }, c) => {
    if (!isSessionId(session))
      throw new Refusal('invalid', 'La sesión no tiene la forma esperada.', { field: 'session' });
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
    const generation = { ...deps, ...generating, creditsEnforced, generationsPerHour };
    const logo = await generateLogo(generation, account, body, idempotencyKey(c)).catch(ofGeneration);
    return toGeneratedLogo(logo, publicOrigin(c, deps.config));
  });

  personalCall(CONTRACT.choose, async ({ userId }, { logo_id, proposal_id }, c) => {
    const imageKey = await chooseProposal(deps, userId, { logoId: logo_id, proposalId: proposal_id });
    const image_url = imageUrl(publicOrigin(c, deps.config), imageKey);
    return { success: true, logo_id, proposal_id, image_url };
  });

  personalCall(CONTRACT.adjust, async ({ userId }, { logo_id, change, version }, c) => {
    const adjusted = await adjustLogo(deps, userId, { logoId: logo_id, version, change: given(change) });
    const origin = publicOrigin(c, deps.config);
    return {
      success: true,
      logo_id,
      version: toVersion(adjusted.version, origin),
      replaced: adjusted.replaced,
    };
  });

  personalCall(CONTRACT.versions, async ({ userId }, { logo_id }, c) => {
    const { current, versions } = await versionsOf(deps, userId, logo_id);
    const origin = publicOrigin(c, deps.config);
    return { current, versions: versions.map((version) => toVersion(version, origin)) };
  });

  personalCall(CONTRACT.options, async ({ userId }, { logo_id, version, change, field, search = '' }) => {
    const asked = { logoId: logo_id, version, change: given(change), field, search: search.trim() };
    return { options: await optionsOf(deps, userId, asked) };
  });

  personalCall(CONTRACT.userInfo, async ({ userId }) => {
    const [{ name, email, createdAt }, figures, { notifications, ...said }] = await Promise.all([
      accountOf(deps, userId),
      figuresOf(deps, userId),
      profileOf(deps.store, userId),
    ]);
    const joinDate = new Date(createdAt).toISOString();
    const texts = Object.fromEntries(Object.entries(said).filter(([, text]) => text !== ''));
    return { user: { name, email, joinDate, plan: 'Free', ...texts, notifications, ...figures } };
  });

  personalCall(CONTRACT.gallery, async (person, { session: _, ...asked }, c) => {
    const { userId } = person;
    const origin = publicOrigin(c, deps.config);
    const toWire = (logo: LogoSummary) => toGalleryItem(logo, origin);
    if (Object.keys(asked).length === 0) {
      const remembered = `gallery ${origin}`;
      const before = await findWritten(answers, person, remembered, c);
      if (before !== undefined) return before;
      const read = (request: PageRequest) =>
        readingTurns(userId, () => pageOfLogos(deps.store, userId, request));
      return streamList('Logos', allPages(read), toWire, {
        most: LARGEST_REMEMBERED,
        keep: (whole) => answers.keep(person, remembered, whole),
      });
    }
    const view = { ...asked, limit: asked.limit ?? USUAL_PAGE };
    const { rows, next, first } = await readingTurns(userId, () => pageOfGallery(deps.store, userId, view));
    const categories = first?.categories.map(({ industry, logos }) => ({ category: industry, logos }));
    return {
      Logos: rows.map(toWire),
      ...(first && { found: first.found, categories }),
      ...(next !== undefined && { next_cursor: next }),
    };
  });

  personalCall(CONTRACT.logosInfo, async ({ userId }, { offset, sort, ...asked }) => {
    if (offset === undefined) {
      const read = (request: PageRequest) =>
        readingTurns(userId, () => pageOfLogos(deps.store, userId, request));
      return list(asked, read, toHistoryLogo);
    }
    const view = { ...asked, limit: asked.limit ?? USUAL_PAGE, offset, by: LOGO_SORTS[sort ?? 'fecha_logo'] };
    const { rows, found, total } = await readingTurns(userId, () => partOfLogos(deps.store, userId, view));
    return { respuesta: rows.map(toHistoryLogo), found, total };
  });

  personalCall(CONTRACT.movementsInfo, async ({ userId }, { offset, sort, ...asked }) => {
    if (offset === undefined) {
      const read = (request: PageRequest) =>
        readingTurns(userId, () => pageOfMovements(deps.store, userId, request));
      return list(asked, read, toHistoryMovement);
    }
    const view = {
      ...asked,
      limit: asked.limit ?? USUAL_PAGE,
      offset,
      by: MOVEMENT_SORTS[sort ?? 'fecha_mov'],
    };
    const { rows, found, total, income, expense } = await readingTurns(userId, () =>
      partOfMovements(deps.store, userId, view),
    );
    const totals = { ingresos: income, egresos: expense };
    return { respuesta: rows.map(toHistoryMovement), found, total, totals };
  });

  personalCall(CONTRACT.favorite, async ({ userId }, { logo_id, favoritos }) => {
    const found = await deps.store.logos.setFavorite(userId, logo_id, favoritos === 1);
    if (!found) throw noLogo();
    return { success: true, logo_id, favorito: favoritos };
  });

  personalCall(CONTRACT.deleteLogo, async ({ userId }, { logo_id }) => {
    const found = await deleteLogo(deps, userId, logo_id);
    if (!found) throw noLogo();
    return { success: true, logo_id };
  });

  accountCalls(deps, personalCall);
  brandCalls(deps, factsOf, personalCall);

  return app;
}

const USUAL_PAGE = 50;
/** What an app waits for any call: section 7. */
const USUAL_TIMEOUT_MS = 10_000;

const LOGO_SORTS = { fecha_logo: 'date', name_logo: 'name', industry_logo: 'industry' } as const;
const MOVEMENT_SORTS = { fecha_mov: 'date', concepto: 'concept', cantidad: 'amount' } as const;

/** The page of a history that is asked for, or the whole list as section 7 has it. */
async function list<Row, Item extends object>(
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  read: (request: PageRequest) => Promise<Page<Row>>,
  toWire: (row: Row) => Item,
): Promise<{ respuesta: Item[]; next_cursor?: string } | Streamed> {
  if (limit === undefined && cursor === undefined) return streamList('respuesta', allPages(read), toWire);
  const { rows, next } = await read({ limit: limit ?? USUAL_PAGE, cursor });
  return { respuesta: rows.map(toWire), ...(next !== undefined && { next_cursor: next }) };
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
