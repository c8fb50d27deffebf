import { type Context, Hono } from 'hono';
import { refusedChange } from '../../domain/adjusting.js';
import { type BriefFields, checkBrief, checkDrawable } from '../../domain/brief.js';
import { digest, isKey } from '../../domain/digest.js';
import { PREVIEW_SEED } from '../../domain/generation.js';
import { Refusal } from '../../domain/refusal.js';
import type { Drawing } from '../../ports/drawing.js';
import { change as changeOf } from '../contract/adjust.js';
import type { AppDeps, AppEnv } from '../deps.js';
import { matchesEtag } from '../etag.js';
import { CONTENT_TYPES } from '../image-address.js';
import { lastUsed } from '../last-used.js';
import { type RateLimit, rateLimit } from '../middleware/rate-limit.js';
import { given } from './wire.js';

export const PREVIEW_PATH = '/api/preview.svg';

/** Ten tiles for each pause in typing, and more than any hand types in the long run. */
export const PREVIEW_LIMIT: RateLimit = { burst: 600, perSecond: 30 };
const MAX_BYTES = 16 * 1024 * 1024;
const LONGEST_SEED = 64;
const ONE_DAY = 'public, max-age=86400';

/** What is drawn: decided by `key`, and by nothing else. */
type Asked = {
  key: readonly unknown[];
  draw: (inTurn: InTurn) => Promise<Drawing>;
  /** Of a logo: whether it is still there. What was drawn of it before is shown no longer than that. */
  isThere?: () => Promise<boolean>;
};
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** A drawing for anyone, decided by its parameters alone; nothing is stored and nothing is spent. */
export function previewRoutes({ engine, clock, drawingTurns, store }: AppDeps): Hono<AppEnv> {
  const drawings = lastUsed<{ bytes: Uint8Array<ArrayBuffer> }>(MAX_BYTES);
  const app = new Hono<AppEnv>();

  app.get(PREVIEW_PATH, rateLimit(PREVIEW_LIMIT, clock), async (c) => {
    const { variant = 'light', logo, ...rest } = c.req.query();
    if (variant !== 'light' && variant !== 'dark')
      throw new Refusal('invalid', 'La variante debe ser light o dark.', { field: 'variant' });
    const asked = logo === undefined ? ofBrief(rest) : ofLogo(logo, rest);
    if (asked.isThere !== undefined && !(await asked.isThere())) throw gone();
    const key = digest(JSON.stringify([engine.version, ...asked.key, variant]));
    const bytes = drawings.get(key)?.bytes ?? encode((await asked.draw(turnOf(c))).variants[variant]);
    drawings.set(key, { bytes });
    const etag = `"${key.slice(0, 32)}"`;
    c.header('etag', etag);
    c.header('cache-control', ONE_DAY);
    c.header('cross-origin-resource-policy', 'cross-origin');
    if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    return c.body(bytes, 200, { 'content-type': CONTENT_TYPES.svg });
  });

  return app;

  function ofBrief({ seed = PREVIEW_SEED, ...rest }: Record<string, string>): Asked {
    if (seed.length > LONGEST_SEED)
      throw new Refusal('invalid', 'La semilla es demasiado larga.', { field: 'seed' });
    const brief = checkBrief({ ...DEFAULTS, ...pick(rest) });
    const draw = async (inTurn: InTurn) => {
      await checkDrawable(brief, engine);
      return inTurn(() => engine.draw(brief, seed));
    };
    return { key: [brief, seed], draw };
  }

  /** Whoever has the address of a logo's image may see it, and so how it would be. */
  function ofLogo(imageKey: string, rest: Record<string, string>): Asked {
    const read = changeOf.safeParse(rest);
    if (!read.success) throw new Refusal('invalid', 'Ese cambio no existe.');
    const change = given(read.data);
    if (!isKey(imageKey)) throw gone();
    const draw = async (inTurn: InTurn) => {
      const source = await store.versions.source(imageKey);
      if (source === undefined) throw gone();
      const drawn = await inTurn(() => engine.adjust(source, change));
      if (drawn.refused !== undefined) throw refusedChange(drawn);
      return drawn;
    };
    const isThere = () => store.logos.hasDrawing(imageKey);
    return { key: ['logo', imageKey, change], draw, isThere };
  }

  function turnOf(c: Context<AppEnv>): InTurn {
    return (work) =>
      drawingTurns(c.get('clientAddress'), () => {
        // Whoever types on has left this request for the next one.
        c.req.raw.signal.throwIfAborted();
        return work();
      });
  }
}

const encode = (svg: string) => new TextEncoder().encode(svg);

const gone = () => new Refusal('not-found', 'Esa imagen no existe.');

/** The wizard's own defaults (section 4). */
const DEFAULTS: BriefFields = {
  name: '',
  industry: 'technology',
  style: 'modern',
  type: 'text',
  color: '#3B82F6',
  description: '',
};

function pick(query: Record<string, string>): Partial<BriefFields> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(DEFAULTS, name)));
}
