/**
 * The typed client for the Trazo API: transport strict, payload lenient, output exact.
 *
 * @packageDocumentation
 */
export { type Client, createClient } from './client';
export type { CallbackCode } from './endpoints/callback/index';
export type { DownloadedImage, DownloadRequest } from './endpoints/download-image/index';
export { type FavoriteChange, flipFavorite } from './endpoints/favorite/index';
export type { GalleryLogo } from './endpoints/gallery/wire';
export type { GenerationOptions } from './endpoints/generate-logo/index';
export type { GeneratedLogo } from './endpoints/generate-logo/map';
export {
  describeLogo,
  type GenerationBody,
  type GenerationRequest,
  parseDescription,
  type WizardInput,
} from './endpoints/generate-logo/request';
export type { HistoryLogo } from './endpoints/logos-info/wire';
export type { Movement, MovementType } from './endpoints/movements/wire';
export type { Profile } from './endpoints/user-info/wire';
export { isValidSession, type SessionCheck } from './endpoints/validate-session/map';
export type { Stats, User } from './endpoints/validate-session/wire';
export {
  CancelledError,
  type ClientError,
  HttpError,
  isClientError,
  MissingFieldsError,
  NetworkError,
  NoSessionError,
  NotImageError,
  NotJsonError,
  SessionSaveError,
  TimeoutError,
  TooLargeError,
} from './errors/errors';
export { ERROR_TEXTS } from './errors/texts';
export { toDate } from './fields/dates';
export type { ContractDrift } from './fields/drift';
export { createSessionId } from './session/session-id';
export { loginUrl, registerUrl, type SignInUrlOptions } from './session/sign-in-urls';
export { createSessionStore, type SessionStorageLike, type SessionStore } from './session/store';
export type { CallName, CallOptions, SessionCallOptions } from './transport/calls';
export { CAPABILITIES, type Capability, type ClientOptions, type Hooks } from './transport/connection';
