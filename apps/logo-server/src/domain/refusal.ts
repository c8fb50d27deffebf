export type RefusalKind =
  | 'invalid' // what was sent cannot be used
  | 'no-session'
  | 'wrong-password'
  | 'no-credits'
  | 'not-found'
  | 'too-many'
  | 'busy'; // nobody's fault: later it may work

/** The service says no. `message` is the Spanish sentence that people read: what happened and what to do. */
export class Refusal extends Error {
  override name = 'Refusal';

  /** Seconds after which it may be tried again; only for 'too-many' and 'busy'. */
  readonly retryAfter: number | undefined;
  /** The one field that is wrong, without what holds it; only for 'invalid'. */
  readonly field: string | undefined;

  constructor(
    readonly kind: RefusalKind,
    message: string,
    { retryAfter, field }: { retryAfter?: number; field?: string } = {},
  ) {
    super(message);
    this.retryAfter = retryAfter;
    this.field = field;
  }
}

/** The logo does not exist, or is somebody else's: which of both, nobody is told. */
export const noLogo = (): Refusal => new Refusal('not-found', 'Ese logo no existe o no es tuyo.');

/** It is not the one that is stored, or no longer. */
export const wrongPassword = (): Refusal =>
  new Refusal('wrong-password', 'La contraseña actual no es correcta.');

/** The session, or whose it was, is no longer there. */
export const noSession = (): Refusal =>
  new Refusal('no-session', 'Tu sesión no existe o ha expirado. Inicia sesión de nuevo.');
