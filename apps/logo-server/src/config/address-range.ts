import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** A range of addresses: base and length of its prefix. */
export type AddressRange = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** What `inet_aton` fills up with zeros before the last part: `10.1` would be 10.0.0.1. */
const SHORT_IPV4 = /^\w+(\.\w+){0,2}(\/|$)/;

/** Who connects is known by the IPv4 address itself, which a range of IPv6 never holds. */
const isMapped = ([base]: AddressRange) => base instanceof ipaddr.IPv6 && base.isIPv4MappedAddress();

/** `10.0.0.0/8`; an address alone stands for itself. */
export const addressRange = z
  .string()
  .transform((text, context): AddressRange => {
    try {
      if (SHORT_IPV4.test(text)) throw new Error('Parts are missing.');
      if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
      const address = ipaddr.process(text);
      return [address, address.kind() === 'ipv4' ? 32 : 128];
    } catch {
      const message = 'must be addresses or ranges such as 10.0.0.0/8, separated by commas';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
  })
  .refine((range) => !isMapped(range), {
    error: 'must name ranges of IPv4 as such (10.0.0.0/8), not as ::ffff:10.0.0.0/104',
  });
