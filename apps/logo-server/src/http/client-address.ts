import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Whom limits are counted against: the other end of the connection, whatever a header says. An IPv6
 * subscriber owns a whole /64, so that is what counts.
 */
export function clientAddress(c: Context): string {
  const address = connectionAddress(c);
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? `${expand(address).slice(0, 4).join(':')}::/64`;
}

function connectionAddress(c: Context): string {
  // Requests made in process have no connection.
  if (c.env?.incoming === undefined && c.env?.server === undefined) return 'in-process';
  return getConnInfo(c).remote.address ?? 'unknown';
}

function expand(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
}
