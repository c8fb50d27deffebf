import type { Report } from '../fields/drift.js';
import {
  AVATAR_FALLBACK,
  EMAIL_FALLBACK,
  NAME_FALLBACK,
  PHONE_FALLBACK,
  sentSession,
} from '../fields/fallbacks.js';
import { image, readNumber, text } from '../fields/readers.js';
import {
  isObject,
  type JsonObject,
  type OuterScope,
  ownValue,
  type Reader,
  readEntity,
  type Table,
} from '../fields/table.js';
import { CAPABILITIES, type Capability } from './capabilities.js';

/** Anything but 1 is mended by the fallback, which is 1 too: only a valid session has a user. */
const validated: Reader<number> = (raw) => (raw === 1 ? [1] : undefined);

/** The fields of the signed-in user that the specification names (§3 "User"). */
export type UserFields = {
  /** §3 `email`. Fallback: `usuario@ejemplo.com`. */
  email: string;
  /** §3 `name`. Fallback: the server’s e-mail up to its at sign, else `Usuario`. */
  name: string;
  /** §3 `phone`. Fallback: `Sin teléfono`. */
  phone: string;
  /** §3 `profile_img`: an address an `<img>` may show. Fallback: a drawing of our own (`AVATAR_FALLBACK`). */
  profile_img: string;
  /** §3 `session`. Fallback: the session that was sent. */
  session: string;
  /** §3 `validated`: 1 where the server says so. Fallback: `1`, as only a valid session has a user. */
  validated: number;
  /** §3 `token`. Fallback: the session that was sent. */
  token: string;
};

/** The signed-in user (§3), with any other field the server returned. */
export type User = UserFields & { readonly [field: string]: unknown };

/** User, from /validate_session (§3). Any other field the server returns is kept beside these. */
export const USER_FIELDS: Table<UserFields> = {
  email: { read: text, fallback: EMAIL_FALLBACK },
  name: {
    read: text,
    fallback: ({ mapped, missing }) =>
      (!missing.has('email') && String(mapped.email).replace(/@.*/s, '').trim()) || NAME_FALLBACK,
  },
  phone: { read: text, fallback: PHONE_FALLBACK, optional: true },
  profile_img: { read: image, fallback: AVATAR_FALLBACK, optional: true },
  session: {
    read: text,
    fallback: sentSession,
    optional: true,
  },
  validated: { read: validated, fallback: 1, optional: true },
  token: {
    read: text,
    fallback: sentSession,
    optional: true,
  },
};

/** A figure that a server may leave out. */
const FIGURE = { read: readNumber, optional: true } as const;

/** Figures a server may report (§9); `usage_percent` from 0 to 100. */
export const STATS_FIELDS = {
  logos: FIGURE,
  downloads: FIGURE,
  favorites: FIGURE,
  monthly: FIGURE,
  profile_views: FIGURE,
  rating: FIGURE,
  usage_percent: FIGURE,
};

/** Reported figures, each of which stands in for a literal of §9; the ones that did not come are left out. */
export type Stats = { [figure in keyof typeof STATS_FIELDS]?: number };

/** Longest generation deadline a server may announce, in milliseconds. */
const MAX_ANNOUNCED_TIMEOUT_MS = 600_000;

/** What a server may say of a valid session beside its user. */
type Extras = {
  /** What the server does beyond the specified calls; empty when it announces nothing. */
  capabilities: Capability[];
  /** Credits left, when the server reports them. */
  creditos?: number;
  /** The deadline for generations the server announces, in milliseconds; applied by the client. */
  generation_timeout_ms?: number;
};

const EXTRAS_FIELDS: Table<Extras> = {
  capabilities: {
    read(raw) {
      if (!Array.isArray(raw)) return undefined;
      const known = CAPABILITIES.filter((capability) => raw.includes(capability));
      return [known, known.length !== raw.length];
    },
    fallback: () => [],
    optional: true,
  },
  creditos: FIGURE,
  generation_timeout_ms: {
    read(raw) {
      const read = readNumber(raw);
      return read && read[0] > 0 && read[0] <= MAX_ANNOUNCED_TIMEOUT_MS ? read : undefined;
    },
    optional: true,
  },
};

/** What a session check found. */
export type SessionCheck =
  | { valid: false }
  | (Extras & {
      valid: true;
      user: User;
      /** Figures, when the server reports them. */
      stats?: Stats;
    });

/**
 * Whether an answer of /validate_session is a valid session (§5): `validated` is 1 or '1', or `success`
 * or `valid` is truthy, or `status` is 'ok'.
 */
export const isValidSession = (answer: unknown): boolean =>
  Boolean(
    ['1', 1].includes(ownValue(answer, 'validated') as number) ||
      ownValue(answer, 'success') ||
      ownValue(answer, 'valid') ||
      ownValue(answer, 'status') === 'ok',
  );

/** Maps an answer of /validate_session. Total: any JSON value in, a session check out. */
export function mapSessionCheck(answer: unknown, scope: OuterScope, report: Report): SessionCheck {
  if (!isValidSession(answer)) return { valid: false };
  const stats = ownValue(answer, 'stats');
  if (stats && !isObject(stats)) report('stats', stats, undefined);
  return {
    valid: true,
    user: { ...(safeCopy(answer) as JsonObject), ...readEntity(USER_FIELDS, answer, scope, report) },
    ...readEntity(EXTRAS_FIELDS, answer, scope, report),
    ...(isObject(stats) && {
      stats: readEntity<Stats>(STATS_FIELDS, stats, scope, (name, ...drift) =>
        report(`stats.${name}`, ...drift),
      ),
    }),
  };
}

const UNSAFE_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype'];
const DEEPEST = 16;

/**
 * A copy of a JSON value that is safe to hand on: no key that reaches a prototype, no text that a link
 * would run, and nothing nested deeper than 16 levels.
 */
export function safeCopy(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return isRunnable(value) ? '' : value;
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item) => safeCopy(item, depth + 1));
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (!UNSAFE_KEYS.includes(key)) copy[key] = safeCopy(item, depth + 1);
  }
  return copy;
}

/** Whether a browser would run this text as an address, blanks and control characters ignored. */
const isRunnable = (text: string): boolean =>
  /^(javascript:|vbscript:|data:text\/html)/i.test(text.replace(/[\p{Cc}\s]/gu, ''));
