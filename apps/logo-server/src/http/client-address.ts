import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import ipaddr from 'ipaddr.js';
import type { AddressRange } from '../config/address-range.js';
import type { AppEnv } from './deps.js';

/**
 * Whom limits are counted against: the other end of the connection. Where that is a proxy of ours, X-Forwarded-For
 * says who is behind it; what it says was written by the last of our proxies as far as that one is ours, so it is read
 * from its end. A header of anybody else changes nothing.
 */
export function clientAddress(trustedProxies: readonly AddressRange[]): MiddlewareHandler<AppEnv> {
  const isOurs = (address: Address) => trustedProxies.some((range) => within(address, range));
  const endOf = (connected: string): End => {
    const address = parse(connected.replace(MAPPED, ''));
    if (address === undefined) return { clientAddress: connected };
    return { clientAddress: subscriber(address), ...(isOurs(address) && { proxy: address }) };
  };
  /** The other end of a connection never changes. */
  const ends = new WeakMap<object, End>();
  return (c, next) => {
    const connection = connectionOf(c);
    const end = (connection && ends.get(connection)) ?? endOf(connectionAddress(c));
    if (connection !== undefined) ends.set(connection, end);
    c.set('behindProxy', end.proxy !== undefined);
    c.set('clientAddress', end.proxy === undefined ? end.clientAddress : behind(end.proxy, c));
    return next();
  };

  function behind(proxy: Address, c: Context): string {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
    let client = proxy;
    while (isOurs(client)) {
      const before = parse(hops.pop() ?? '');
      if (before === undefined) break;
      client = before;
    }
    return subscriber(client);
  }
}

/** Who is at the other end of a connection, and its address again where that is a proxy of ours. */
type End = { clientAddress: string; proxy?: Address };

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Before an IPv4 address that came to a socket of both kinds; read as IPv6 it takes four times as long. */
const MAPPED = /^::ffff:(?=\d+\.)/;

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

const connectionOf = (c: Context): object | undefined => c.env?.incoming?.socket;

function connectionAddress(c: Context): string {
  // Requests made in process have no connection.
  if (c.env?.incoming === undefined && c.env?.server === undefined) return 'in-process';
  return getConnInfo(c).remote.address ?? 'unknown';
}
