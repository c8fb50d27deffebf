import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import type { AddressRange } from '../config/environment.js';
import type { AppEnv } from './deps.js';

/**
 * Whom limits are counted against: the other end of the connection. Where that is a proxy of ours, X-Forwarded-For
 * says who is behind it; what it says was written by the last of our proxies as far as that one is ours, so it is read
 * from its end. A header of anybody else changes nothing.
 */
export function clientAddress(trustedProxies: readonly AddressRange[]): MiddlewareHandler<AppEnv> {
  const isOurs = (address: Address) => trustedProxies.some((range) => within(address, range));
  return async (c, next) => {
    const connected = connectionAddress(c);
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    let client = parse(connected);
    c.set('behindProxy', client !== undefined && isOurs(client));
    while (client !== undefined && isOurs(client)) {
      const before = parse(hops.pop() ?? '');
      if (before === undefined) break;
      client = before;
    }
    c.set('clientAddress', client === undefined ? connected : subscriber(client));
    await next();
  };
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

function within(address: Address, [base, bits]: AddressRange): boolean {
  return address.kind() === base.kind() && address.match(base, bits);
}

/** Undefined for what is no address. Some proxies write the port too. */
function parse(text: string): Address | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/** An IPv6 subscriber owns a whole /64, so that is what counts. */
function subscriber(address: Address): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

function connectionAddress(c: Context): string {
  // Requests made in process have no connection.
  if (c.env?.incoming === undefined && c.env?.server === undefined) return 'in-process';
  return getConnInfo(c).remote.address ?? 'unknown';
}
