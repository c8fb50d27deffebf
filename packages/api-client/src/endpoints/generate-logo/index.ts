import { type ClientError, HttpError } from '../../errors/errors';
import { ERROR_TEXTS } from '../../errors/texts';
import { randomText } from '../../session/session-id';
import { requireSession } from '../../session/store';
import type { SessionCallOptions } from '../../transport/calls';
import { type Connection, reportOf, scopeOf, timeoutOf } from '../../transport/connection';
import { postJson } from '../../transport/request';
import {
  GENERATION_FIELDS,
  type GeneratedLogo,
  generationFailureText,
  mapGeneratedLogo,
  refusal,
} from './map';
import { type GenerationBody, type GenerationRequest, generationBody } from './request';

/** What a generation takes besides its request. */
export type GenerationOptions = SessionCallOptions & {
  /**
   * Names the intent, so that a repetition never spends twice. Left out, the client makes one and keeps
   * it until the outcome of that very request is known. Sent only to a server that announces `idempotency`.
   */
  idempotencyKey?: string | undefined;
};

/**
 * Generates a logo: POST /generate_logo (§3, §5, §7). Spends one credit.
 * @throws {ClientError} `MissingFieldsError`; `HttpError` with the server's `detail` or
 * 'Error al generar el logo' (§8)
 */
export async function generateLogo(
  connection: Connection,
  request: GenerationRequest,
  options: GenerationOptions = {},
): Promise<GeneratedLogo> {
  const fields = generationBody(request);
  const session = requireSession(connection.storage, options.session ?? request.session);
  const body: GenerationBody = { ...fields, session };
  const key = intentKey(connection, body, options.idempotencyKey);
  try {
    const answer = await postJson(connection, {
      call: 'generateLogo',
      path: '/generate_logo',
      body,
      headers: key === undefined ? undefined : { 'Idempotency-Key': key },
      options: { ...options, timeoutMs: generationTimeout(connection, options.timeoutMs) },
      repeatable: key !== undefined,
      failureText: ({ raw }) => generationFailureText(raw),
      unreadableText: ERROR_TEXTS.generation,
    });
    const logo = mapGeneratedLogo(
      answer,
      body,
      scopeOf(connection, session),
      reportOf(connection, 'generateLogo'),
    );
    const refused = logo.image_url === GENERATION_FIELDS.image_url.fallback ? refusal(answer) : undefined;
    if (refused !== undefined) {
      throw new HttpError(refused, { call: 'generateLogo', status: 200, body: refused });
    }
    settleIntent(connection, key);
    return logo;
  } catch (error) {
    if (isSettled(error as ClientError)) settleIntent(connection, key);
    throw error;
  }
}

/** The server's longer deadline holds unless the caller set one. */
function generationTimeout(connection: Connection, given: number | undefined): number {
  const own = timeoutOf(connection, 'generateLogo', given);
  const isSet = given !== undefined || connection.timeouts.generateLogo !== undefined;
  return isSet ? own : Math.max(own, connection.announced.generationTimeoutMs ?? 0);
}

/**
 * The key of this intent, where the server announced that it understands one. A request equal to one
 * whose outcome is unknown (timed out, cut off, cancelled) is the same intent and has its key.
 */
function intentKey(connection: Connection, body: GenerationBody, given?: string): string | undefined {
  if (!connection.announced.capabilities.includes('idempotency')) return undefined;
  if (given !== undefined) return given;
  const text = JSON.stringify(body);
  if (connection.intent?.body !== text) connection.intent = { body: text, key: randomText() };
  return connection.intent.key;
}

function settleIntent(connection: Connection, key: string | undefined): void {
  if (connection.intent?.key === key) connection.intent = undefined;
}

/** Whether the server surely made nothing: it refused the request as such. */
const isSettled = (error: ClientError): boolean =>
  error.kind === 'http' &&
  (error.status < 400 || (error.status < 500 && ![408, 409, 425, 429].includes(error.status)));
