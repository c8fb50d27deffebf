import { type Context, Hono } from 'hono';
import { type BriefFields, checkBrief, checkDrawable } from '../../domain/brief.js';
import { digest } from '../../domain/digest.js';
import { PREVIEW_SEED } from '../../domain/generation.js';
import { Refusal } from '../../domain/refusal.js';
import type { Brief, Drawing } from '../../ports/drawing.js';
import type { AppDeps, AppEnv } from '../deps.js';
import { matchesEtag } from '../etag.js';
import { CONTENT_TYPES } from '../image-address.js';
import { type RateLimit, rateLimit } from '../middleware/rate-limit.js';

export const PREVIEW_PATH = '/api/preview.svg';

/** Ten tiles for each pause in typing, and more than any hand types in the long run. */
export const PREVIEW_LIMIT: RateLimit = { burst: 600, perSecond: 30 };
const REMEMBERED_DRAWINGS = 500;
const LONGEST_SEED = 64;
const ONE_DAY = 'public, max-age=86400';

/** A drawing for anyone, decided by its parameters alone; nothing is stored and nothing is spent. */
export function previewRoutes({ engine, clock, drawingTurns }: AppDeps): Hono<AppEnv> {
  const drawings = new Map<string, string>();
  const app = new Hono<AppEnv>();

  app.get(PREVIEW_PATH, rateLimit(PREVIEW_LIMIT, clock), async (c) => {
    const { variant = 'light', seed = PREVIEW_SEED, ...rest } = c.req.query();
    if (variant !== 'light' && variant !== 'dark')
      throw new Refusal('invalid', 'La variante debe ser light o dark.');
    if (seed.length > LONGEST_SEED) throw new Refusal('invalid', 'La semilla es demasiado larga.');
    const brief = checkBrief({ ...DEFAULTS, ...pick(rest) });
    const key = digest(JSON.stringify([engine.version, brief, seed, variant]));
    const svg = drawings.get(key) ?? (await draw(c, brief, seed)).variants[variant];
    remember(drawings, key, svg);
    const etag = `"${key.slice(0, 32)}"`;
    c.header('etag', etag);
    c.header('cache-control', ONE_DAY);
    c.header('cross-origin-resource-policy', 'cross-origin');
    if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    return c.body(svg, 200, { 'content-type': CONTENT_TYPES.svg });
  });

  return app;

  async function draw(c: Context<AppEnv>, brief: Brief, seed: string): Promise<Drawing> {
    await checkDrawable(brief, engine);
    return drawingTurns(c.get('clientAddress'), () => {
      // Whoever types on has left this request for the next one.
      c.req.raw.signal.throwIfAborted();
      return engine.draw(brief, seed);
    });
  }
}

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

function remember(drawings: Map<string, string>, key: string, svg: string): void {
  drawings.delete(key);
  drawings.set(key, svg);
  const oldest = drawings.keys().next();
  if (drawings.size > REMEMBERED_DRAWINGS && !oldest.done) drawings.delete(oldest.value);
}
