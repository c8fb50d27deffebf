import type { Context } from 'hono';
import type { Config } from '../config/environment.js';

/** The origin people see: the configured one, else the one this request was made to. */
export function publicOrigin(c: Context, config: Pick<Config, 'publicUrl'>): string {
  return config.publicUrl ?? new URL(c.req.url).origin;
}
