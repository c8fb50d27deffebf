import type { Context, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Config } from '../config/environment.js';
import type { AppEnv } from './deps.js';

/** The origin people see: the configured one, else the one this request was made to, as a proxy of ours tells it. */
export function publicOrigin(c: Context<AppEnv>, config: Pick<Config, 'publicUrl'>): string {
  if (config.publicUrl !== undefined) return config.publicUrl;
  const { host, origin } = new URL(c.req.url);
  return c.get('behindProxy') && speaksHttps(c) ? `https://${host}` : origin;
}

/** Says, once, that a proxy speaks https in front of a server that makes links for http. */
export function warnOfHiddenTls(
  config: Pick<Config, 'publicUrl'>,
  logger: Pick<Logger, 'warn'>,
): MiddlewareHandler<AppEnv> {
  let said = config.publicUrl !== undefined;
  return (c, next) => {
    if (!said && !c.get('behindProxy') && speaksHttps(c)) {
      said = true;
      logger.warn(
        'A proxy in front of this server speaks https, so the links and images it is asked for would be made for http, which browsers refuse there. ' +
          'Set PUBLIC_URL to the address that people see, or TRUSTED_PROXIES to the address of the proxy.',
      );
    }
    return next();
  };
}

const speaksHttps = (c: Context) => c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
