import { z } from 'zod';
import { noLogo } from '../../domain/refusal.js';

/** What a call may answer besides 200: the status, when, and a sentence that it says. */
export type FailureText = { when: string; detail: string; field?: string; retryAfter?: boolean };

/** What every failure answers. */
export const failure = z.strictObject({
  detail: z.string(),
  field: z.string().optional().describe('Of a 422 over one field: its name, without what holds it'),
});

const EVERY: Readonly<Record<number, FailureText>> = {
  500: {
    when: 'Something unexpected failed; nothing is half done',
    detail: 'Algo falló de nuestro lado. Inténtalo de nuevo en un momento.',
  },
  503: {
    when: 'The database cannot be reached or written now, or the server has as much to do as it takes on',
    detail: 'El servicio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
    retryAfter: true,
  },
};

const TOO_MANY: FailureText = {
  when: 'Too many requests of this address; with a session of its own, nobody is slowed for sessions that are not there',
  detail: 'Demasiadas peticiones seguidas. Espera unos segundos y vuelve a intentarlo.',
  retryAfter: true,
};

const INVALID: FailureText = {
  when: 'A field is missing, unexpected or cannot be used',
  detail: 'Falta el campo «session» o no tiene el tipo esperado.',
  field: 'session',
};

const POSTED: Readonly<Record<number, FailureText>> = {
  ...EVERY,
  400: { when: 'The body is not JSON', detail: 'El cuerpo no es JSON válido.' },
  401: { when: 'The key is missing or wrong', detail: 'Falta la cabecera apikey.' },
  413: {
    when: 'The body is larger than 64 KB',
    detail: 'La petición es demasiado grande: el máximo son 64 KB.',
  },
  415: {
    when: 'The body does not say that it is JSON, or it is compressed',
    detail: 'El cuerpo debe enviarse como application/json.',
  },
  422: INVALID,
};

const NO_SESSION: FailureText = {
  when: 'The key is missing or wrong; the session is unknown, expired or ended',
  detail: 'Tu sesión no existe o ha expirado. Inicia sesión de nuevo.',
};

const PERSONAL = { ...POSTED, 401: NO_SESSION, 429: TOO_MANY };

const NO_LOGO: FailureText = {
  when: 'No logo of this person has that id',
  detail: noLogo().message,
};

/** By the path of a POST call. */
export const CALL_FAILURES: Readonly<Record<string, Readonly<Record<number, FailureText>>>> = {
  '/validate_session': { ...POSTED, 429: TOO_MANY },
  '/callback': {
    ...POSTED,
    401: {
      when: 'The key is missing or wrong; the code is unknown, used, expired or of another session',
      detail: 'El código de acceso no es válido o ya se usó. Inicia sesión de nuevo.',
    },
    429: TOO_MANY,
  },
  '/sign_out': POSTED,
  '/password': {
    ...PERSONAL,
    403: { when: 'The old password is wrong', detail: 'La contraseña actual no es correcta.' },
    429: { ...TOO_MANY, when: 'Too many wrong passwords in a row, or too many requests of this address' },
  },
  '/generate_logo': {
    ...PERSONAL,
    429: {
      ...TOO_MANY,
      when: 'Too many logos of this person within an hour (GENERATIONS_PER_HOUR), or too many requests of this address',
    },
    402: {
      when: 'The account has no credit, on a server that asks for one (CREDITS_ENFORCED)',
      detail: 'No te quedan créditos para generar otro logo.',
    },
  },
  '/sessions/end': {
    ...PERSONAL,
    404: {
      when: 'No session of this person has that id, or it has ended',
      detail: 'Esa sesión ya no está abierta.',
    },
  },
  '/logo/choose': {
    ...PERSONAL,
    404: {
      when: 'No logo of this person has that id, or it has no such proposal',
      detail: 'Ese logo no tiene esa propuesta.',
    },
  },
  '/logo/adjust': {
    ...PERSONAL,
    404: { when: 'No logo of this person has that id, or it has no such version', detail: NO_LOGO.detail },
    422: {
      ...INVALID,
      when: `${INVALID.when}; the logo cannot have the change, or has as many versions as are kept`,
    },
  },
  '/logo/versions': { ...PERSONAL, 404: NO_LOGO },
  '/logo/options': { ...PERSONAL, 404: NO_LOGO },
  '/favorite': { ...PERSONAL, 404: NO_LOGO },
  '/logo/kit': { ...PERSONAL, 404: NO_LOGO },
  '/logo/share': { ...PERSONAL, 404: NO_LOGO },
  '/logo/delete': { ...PERSONAL, 404: NO_LOGO },
};

/** Of every other POST call. */
export const PERSONAL_FAILURES = PERSONAL;

const NO_IMAGE: FailureText = { when: 'There is no such image', detail: 'Esa imagen no existe.' };

export const IMAGE_FAILURES = { ...EVERY, 404: NO_IMAGE };
export const DOWNLOAD_FAILURES = {
  ...IMAGE_FAILURES,
  422: {
    when: 'The address is missing, or is not one of our images',
    detail: 'Solo se pueden descargar imágenes creadas en Trazo.',
    field: 'image_url',
  },
};
export const KIT_FAILURES = {
  ...EVERY,
  404: {
    when: 'The key is unknown or has expired, or the logo or the person is gone',
    detail: 'Este enlace de descarga ya no vale. Vuelve a pedirla.',
  },
  503: {
    when: 'As many kits are on their way as the server makes at once, or this person has one on its way',
    detail: 'El servicio está muy ocupado en este momento. Inténtalo de nuevo en unos segundos.',
    retryAfter: true,
  },
};
export const PREVIEW_FAILURES = {
  ...IMAGE_FAILURES,
  422: { when: 'A parameter cannot be used', detail: 'La variante debe ser light o dark.', field: 'variant' },
  429: { ...TOO_MANY, when: 'Too many previews of this address' },
};
