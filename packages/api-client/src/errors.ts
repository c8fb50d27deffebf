import type { CallName } from './call-name.js';
import type { Capability } from './entities/capabilities.js';
import * as ERROR_TEXTS from './error-texts.js';

/** What an error knows besides its text; a call adds itself, and its answer as soon as there is one. */
export type ErrorDetails = {
  /** The call that failed. */
  call?: CallName | undefined;
  /** HTTP status, once there was an answer. */
  status?: number | undefined;
  /** The answer's headers, once there was one. */
  headers?: Headers | undefined;
  /** The answer's `x-request-id`, to quote to whoever runs the server. */
  requestId?: string | undefined;
  /** Advice for developers, in English; never shown on screen. */
  hint?: string | undefined;
  cause?: unknown;
};

/** The stated fields, assigned as they are given; a class says which of them are required. */
abstract class ClientErrorBase<Details extends ErrorDetails = ErrorDetails> extends Error {
  /** One word per cause; switch on it to be exhaustive. */
  abstract readonly kind: string;
  /** What people read, in Spanish, exactly as §8 has it; equal to `message`. */
  declare readonly userMessage: string;
  declare readonly call: CallName | undefined;
  declare readonly status: number | undefined;
  declare readonly headers: Headers | undefined;
  declare readonly requestId: string | undefined;
  declare readonly hint: string | undefined;

  constructor(text: string, details?: Details) {
    super(text, details);
    Object.assign(this, details, { userMessage: text });
  }
}

type HttpDetails = ErrorDetails & { body: unknown; retryAfterMs?: number | undefined };

/** The server answered with a status that is not OK, or refused a generation by a `detail` (§8). */
export class HttpError extends ClientErrorBase<HttpDetails> {
  override readonly name = 'HttpError';
  readonly kind = 'http';
  declare readonly status: number;
  /**
   * The answer's body: parsed where it is JSON (of it 16 kB are read, and what came with the last of them), else its text, trimmed and at most 300
   * characters; of a web page only its title.
   */
  declare readonly body: unknown;
  /** How long the server asks to wait, in milliseconds, when it sent `Retry-After`. */
  declare readonly retryAfterMs: number | undefined;
}

/** The deadline passed, over connection, headers, body and retries (§8 "Timeout"). */
export class TimeoutError extends ClientErrorBase {
  override readonly name = 'TimeoutError';
  readonly kind = 'timeout';
  /** The deadline that passed, in milliseconds. */
  declare readonly timeoutMs: number;

  constructor(details: ErrorDetails & { timeoutMs: number }) {
    super(ERROR_TEXTS.timeout, details);
  }
}

/** The caller's signal was aborted; `cause` is its reason. */
export class CancelledError extends ClientErrorBase {
  override readonly name = 'CancelledError';
  readonly kind = 'cancelled';

  constructor(details?: ErrorDetails) {
    super(ERROR_TEXTS.cancelled, details);
  }
}

/**
 * No complete answer arrived: refused, reset, a broken encoding, a part of a download that is not the missing one, or
 * a redirect that is not followed.
 */
export class NetworkError extends ClientErrorBase {
  override readonly name = 'NetworkError';
  readonly kind = 'network';

  constructor(details?: ErrorDetails) {
    super(ERROR_TEXTS.connection, details);
  }
}

/**
 * The answer was OK but is not JSON; `html` tells a web page (a captive portal, a proxy, a wrong base URL) apart. Of a
 * call that resolves with nothing only a web page is refused; `setFavorite` and `redeemCallback` take any OK answer.
 */
export class NotJsonError extends ClientErrorBase<ErrorDetails & { html: boolean; body: string }> {
  override readonly name = 'NotJsonError';
  readonly kind = 'not-json';
  declare readonly html: boolean;
  /** The answer's text, trimmed and at most 300 characters. */
  declare readonly body: string;
}

/** The answer is larger than this package reads. */
export class TooLargeError extends ClientErrorBase<ErrorDetails & { maxBytes: number }> {
  override readonly name = 'TooLargeError';
  readonly kind = 'too-large';
  /** The cap in bytes. */
  declare readonly maxBytes: number;
}

/** A download whose content type does not start with `image/` (§5, §8). */
export class NotImageError extends ClientErrorBase {
  override readonly name = 'NotImageError';
  readonly kind = 'not-image';
  /** What the server declared; empty when it declared nothing. */
  declare readonly contentType: string;

  constructor(details: ErrorDetails & { contentType: string }) {
    super(ERROR_TEXTS.notImage, details);
  }
}

/** A generation without company name, style or colour (§5); nothing was sent. */
export class MissingFieldsError extends ClientErrorBase {
  override readonly name = 'MissingFieldsError';
  readonly kind = 'missing-fields';
  /** The wire names of what is missing. */
  declare readonly fields: readonly string[];

  constructor(details: ErrorDetails & { fields: readonly string[] }) {
    super(ERROR_TEXTS.missingFields, details);
  }
}

/** A call that needs a session and has none, given or stored (§5, §8); nothing was sent. */
export class NoSessionError extends ClientErrorBase {
  override readonly name = 'NoSessionError';
  readonly kind = 'no-session';

  constructor(text: string = ERROR_TEXTS.noSession, details?: ErrorDetails) {
    super(text, details);
  }
}

/** The browser would not keep the session (§8 "Session save failure"). */
export class SessionSaveError extends ClientErrorBase {
  override readonly name = 'SessionSaveError';
  readonly kind = 'session-save';

  constructor(details?: ErrorDetails) {
    super(ERROR_TEXTS.sessionSave, details);
  }
}

/** A call past §7 that the last valid session check did not announce; nothing was sent. */
export class NotAnnouncedError extends ClientErrorBase<ErrorDetails & { capability: Capability }> {
  override readonly name = 'NotAnnouncedError';
  readonly kind = 'not-announced';
  /** What the server would have to announce. */
  declare readonly capability: Capability;

  constructor(details: ErrorDetails & { capability: Capability }) {
    super(ERROR_TEXTS.notAnnounced, details);
  }
}

/** Everything a call can reject with. `switch (error.kind)` over it is exhaustive. */
export type ClientError =
  | HttpError
  | TimeoutError
  | CancelledError
  | NetworkError
  | NotJsonError
  | TooLargeError
  | NotImageError
  | MissingFieldsError
  | NoSessionError
  | SessionSaveError
  | NotAnnouncedError;

/** Whether a caught value is one of this package's errors. */
export function isClientError(value: unknown): value is ClientError {
  return value instanceof ClientErrorBase;
}
