import { Hono } from 'hono';
import type { BrandFactsOf } from '../../domain/brand-facts.js';
import { sharedLogo } from '../../domain/brand-page.js';
import { inOwnFaces, type Stylesheet } from '../auth-pages/stylesheet.js';
import { gonePage } from '../brand-page/gone.js';
import { brandPage } from '../brand-page/page.js';
import { script } from '../brand-page/script.js';
import { BRAND_STYLESHEET } from '../brand-page/stylesheet.js';
import type { AppDeps, AppEnv } from '../deps.js';
import { IMAGE_FOLDER } from '../image-address.js';
import { type RateLimit, rateLimit } from '../middleware/rate-limit.js';
import { publicOrigin } from '../public-origin.js';
import { brandPagePolicy, newNonce } from '../site/policy.js';

/** Where brand pages live; the key in the address is what gives access to them. */
export const PAGE_FOLDER = '/marca/';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** More than people look at, less than guessing asks for. */
const LIMIT: RateLimit = { burst: 120, perSecond: 2 };
/** A page that is taken away is gone for everybody at once, and its address is told to nobody. */
const PRIVATE = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
} as const;

/** The pages that people send to whoever prints or builds with their logo. */
export function brandPageRoutes(deps: AppDeps, factsOf: BrandFactsOf): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const stylesheet: Stylesheet = inOwnFaces(PAGE_FOLDER, BRAND_STYLESHEET, deps.site?.fonts);
  const asset = (path: string, text: string, type: string) =>
    app.get(path, (c) => c.body(text, 200, { 'content-type': type, 'cache-control': FOR_EVER }));
  asset(stylesheet.path, stylesheet.css, 'text/css; charset=utf-8');
  asset(script.path, script.text, 'text/javascript; charset=utf-8');

  app.get(`${PAGE_FOLDER}:key`, rateLimit(LIMIT, deps.clock), async (c) => {
    const nonce = newNonce();
    const headers = { ...PRIVATE, 'content-security-policy': brandPagePolicy(nonce) };
    const logo = await sharedLogo(deps, c.req.param('key'));
    if (logo === undefined) return c.body(`${await gonePage(stylesheet.path)}`, 404, headers);
    const page = brandPage({
      name: logo.companyName,
      color: logo.color,
      facts: await factsOf(c.get('clientAddress'), logo),
      files: `${IMAGE_FOLDER}${logo.imageKey}`,
      origin: publicOrigin(c, deps.config),
      path: c.req.path,
      nonce,
      stylesheet: stylesheet.path,
      script: script.path,
    });
    return c.body(`${await page}`, 200, headers);
  });

  return app;
}
