import { Hono } from 'hono';
import { apiDocsPage, STYLESHEET } from '../api-docs/page.js';
import { describeApi } from '../contract/api-description.js';
import type { AppEnv } from '../deps.js';

const POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const ONE_HOUR = { 'cache-control': 'public, max-age=3600' };

/** The description of the API, for programs and for people. Both are made once: they say the same to everybody. */
export function apiDocsRoutes(version: string): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const document = describeApi(version);
  const page = apiDocsPage(document).toString();
  app.get('/api/openapi.json', (c) => c.json(document));
  app.get('/api/docs.css', (c) =>
    c.body(STYLESHEET, 200, { 'content-type': 'text/css; charset=utf-8', ...ONE_HOUR }),
  );
  app.get('/api/docs', (c) =>
    c.body(page, 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      ...ONE_HOUR,
    }),
  );
  return app;
}
