import type { Report } from '../../fields/drift';
import { isObject, type JsonObject, ownValue, safeCopy } from '../../fields/json';
import { readNumber } from '../../fields/readers';
import { readEntity, type Scope } from '../../fields/table';
import { CAPABILITIES, type Capability } from '../../transport/connection';
import { STATS_FIELDS, type Stats, USER_FIELDS, type User } from './wire';

/** Longest generation deadline a server may announce, in milliseconds. */
const MAX_ANNOUNCED_TIMEOUT_MS = 600_000;

/** What a session check found. */
export type SessionCheck =
  | { valid: false }
  | {
      valid: true;
      user: User;
      /** What the server does beyond the specified calls; empty when it announces nothing. */
      capabilities: Capability[];
      /** Credits left, when the server reports them. */
      creditos?: number;
      /** Figures, when the server reports them. */
      stats?: Stats;
      /** The deadline for generations the server announces, in milliseconds; applied by the client. */
      generation_timeout_ms?: number;
    };

/**
 * Whether an answer of /validate_session is a valid session (§5): `validated` is 1 or '1', or `success`
 * or `valid` is truthy, or `status` is 'ok'.
 */
export function isValidSession(answer: unknown): boolean {
  if (!isObject(answer)) return false;
  const validated = ownValue(answer, 'validated');
  if (validated === 1 || validated === '1') return true;
  return Boolean(
    ownValue(answer, 'success') || ownValue(answer, 'valid') || ownValue(answer, 'status') === 'ok',
  );
}

/** Maps an answer of /validate_session. Total: any JSON value in, a session check out. */
export function mapSessionCheck(answer: unknown, scope: Omit<Scope, 'mapped'>, report: Report): SessionCheck {
  if (!isObject(answer) || !isValidSession(answer)) return { valid: false };
  const known = readEntity(USER_FIELDS, answer, scope, report);
  const user = { ...(safeCopy(answer) as JsonObject), ...known };
  const creditos = readFigure(answer, 'creditos', report);
  const stats = mapStats(ownValue(answer, 'stats'), report);
  const timeout = readFigure(answer, 'generation_timeout_ms', report);
  const bearable = timeout !== undefined && timeout > 0 && timeout <= MAX_ANNOUNCED_TIMEOUT_MS;
  return {
    valid: true,
    user,
    capabilities: mapCapabilities(ownValue(answer, 'capabilities'), report),
    ...(creditos !== undefined && { creditos }),
    ...(stats && { stats }),
    ...(bearable && { generation_timeout_ms: timeout }),
  };
}

/** A figure that a server may leave out. */
function readFigure(source: JsonObject, name: string, report: Report, within = ''): number | undefined {
  const raw = ownValue(source, name) ?? undefined;
  const read = readNumber(raw);
  if (raw !== undefined && (!read || read[1])) report(within + name, raw, read?.[0]);
  return read?.[0];
}

function mapStats(raw: unknown, report: Report): Stats | undefined {
  if (!isObject(raw)) {
    if (raw) report('stats', raw, undefined);
    return undefined;
  }
  const stats: Stats = {};
  for (const name of STATS_FIELDS) {
    const figure = readFigure(raw, name, report, 'stats.');
    if (figure !== undefined) stats[name] = figure;
  }
  return stats;
}

function mapCapabilities(raw: unknown, report: Report): Capability[] {
  const announced: readonly unknown[] = Array.isArray(raw) ? raw : [];
  const known = CAPABILITIES.filter((capability) => announced.includes(capability));
  if (raw && known.length !== (raw as { length?: unknown }).length) report('capabilities', raw, known);
  return known;
}
