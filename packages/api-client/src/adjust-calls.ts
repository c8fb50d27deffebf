/** The calls past §7 by which a logo is adjusted. None is asked of a server that does not announce `adjust`. */
import { ask } from './announced-call.js';
import {
  type AdjustedLogo,
  type AdjustOption,
  type LogoChange,
  type LogoVersions,
  mapAdjustedLogo,
  mapAdjustOptions,
  mapLogoVersions,
  type OptionField,
} from './entities/logo-version.js';
import { type Connection, mappingOf } from './transport/connection.js';
import { readJson, type SessionCallOptions } from './transport/request.js';

/** Which logo, and which of its versions; left out, what it is now. */
export type LogoVersionRef = { logo_id: string | number; version?: string | undefined };

/** A change of a version of a logo. */
export type LogoAdjustment = LogoVersionRef & { change: LogoChange };

/** Which options: of a field of a version with a change; of symbols also those of a word. */
export type AdjustOptionsRequest = LogoAdjustment & { field: OptionField; search?: string | undefined };

const adjustmentOf = ({ logo_id, version, change }: LogoAdjustment) => ({ logo_id, version, change });

/**
 * Makes a version of a logo with a change the logo; with no change, the version itself: POST /logo/adjust `{session,
 * logo_id, change, version?}`, at no credit, where the server announces `adjust`. The same change of the same version is
 * stored once, so asking again after a time-out is harmless; it is never repeated by itself, as another may have been
 * saved since.
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail`
 */
export function adjustLogo(
  connection: Connection,
  adjustment: LogoAdjustment,
  options: SessionCallOptions = {},
): Promise<AdjustedLogo> {
  return ask(connection, 'adjustLogo', 'adjust', options, (session) => ({
    path: '/logo/adjust',
    body: { session, ...adjustmentOf(adjustment) },
    read: async (response, signal) =>
      mapAdjustedLogo(await readJson(response, signal), ...mappingOf(connection, 'adjustLogo', session)),
  }));
}

/**
 * Lists what a logo was and is, newest first: POST /logo/versions `{session, logo_id}`, where the server announces
 * `adjust`.
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail`
 */
export function logoVersions(
  connection: Connection,
  logo_id: string | number,
  options: SessionCallOptions = {},
): Promise<LogoVersions> {
  return ask(connection, 'logoVersions', 'adjust', options, (session) => ({
    path: '/logo/versions',
    body: { session, logo_id },
    repeatable: true,
    read: async (response, signal) =>
      mapLogoVersions(await readJson(response, signal), ...mappingOf(connection, 'logoVersions', session)),
  }));
}

/**
 * Lists what a field of a version with a change may be changed to, what it is now first: POST /logo/options `{session,
 * logo_id, version?, change, field, search?}`, where the server announces `adjust`.
 * @throws {ClientError} `NotAnnouncedError`; `HttpError` with the server's `detail`
 */
export function adjustOptions(
  connection: Connection,
  request: AdjustOptionsRequest,
  options: SessionCallOptions = {},
): Promise<AdjustOption[]> {
  return ask(connection, 'adjustOptions', 'adjust', options, (session) => ({
    path: '/logo/options',
    body: { session, ...adjustmentOf(request), field: request.field, search: request.search },
    repeatable: true,
    read: async (response, signal) =>
      mapAdjustOptions(await readJson(response, signal), ...mappingOf(connection, 'adjustOptions', session)),
  }));
}
