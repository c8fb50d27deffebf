import { type ClientError, HttpError } from '../../errors/errors';
import * as ERROR_TEXTS from '../../errors/texts';
import { requireSession } from '../../session/store';
import type { SessionCallOptions } from '../../transport/calls';
import { type Connection, reportOf, scopeOf, timeoutOf } from '../../transport/connection';
import { postJson } from '../../transport/request';
import { countIntent, openIntent } from './intents';
import { type GeneratedLogo, generationFailureText, mapGeneratedLogo, refusal } from './map';
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
  const isAnnounced = connection.announced.capabilities.includes('idempotency');
  const given = isAnnounced ? options.idempotencyKey : undefined;
  if (!isAnnounced || given) return ask(connection, body, options, given);
  const intent = JSON.stringify(body);
  const key = openIntent(connection, intent);
  const count = (change: number) => countIntent(connection, intent, key, change);
  try {
    const logo = await ask(connection, body, options, key, () => count(1));
    count(-Infinity);
    return logo;
  } catch (error) {
    if (isRefusal(error as ClientError)) count(-1);
    throw error;
  }
}

async function ask(
  connection: Connection,
  body: GenerationBody,
  options: GenerationOptions,
  key?: string,
  onRepeat?: () => void,
): Promise<GeneratedLogo> {
  const answer = await postJson(connection, {
    call: 'generateLogo',
    path: '/generate_logo',
    body,
    headers: key ? { 'Idempotency-Key': key } : undefined,
    options: { ...options, timeoutMs: generationTimeout(connection, options.timeoutMs) },
    repeatable: Boolean(key),
    onRepeat,
    failureText: ({ raw }) => generationFailureText(raw),
    unreadableText: ERROR_TEXTS.generation,
  });
  const logo = mapGeneratedLogo(
    answer,
    body,
    scopeOf(connection, body.session),
    reportOf(connection, 'generateLogo'),
  );
  const refused = logo.image_url === '' && refusal(answer);
  if (!refused) return logo;
  throw new HttpError(refused, { call: 'generateLogo', status: 200, body: refused });
}

/** The server's longer deadline holds unless the caller set one. */
function generationTimeout(connection: Connection, given: number | undefined): number {
  const { announced, timeouts } = connection;
  const general = timeoutOf(connection, 'generateLogo', given);
  return given ?? timeouts.generateLogo ?? Math.max(general, announced.generationTimeoutMs ?? 0);
}

/** Whether the server surely made nothing: it refused the request as such. */
const isRefusal = ({ kind, status = 0 }: ClientError): boolean =>
  kind === 'http' && status < 500 && ![408, 409, 425, 429].includes(status);
