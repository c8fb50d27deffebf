/**
 * The typed client for the Trazo API: transport strict, payload lenient, output exact.
 *
 * @packageDocumentation
 */
export {
  type Call,
  type CallName,
  type Client,
  type ClientOptions,
  createClient,
  type Hooks,
} from './client';
export type {
  CallbackCode,
  DownloadedImage,
  DownloadRequest,
  FavoriteChange,
  GenerationOptions,
  SessionCallOptions,
} from './endpoints';
export { flipFavorite, type GalleryLogo } from './entities/gallery-logo';
export {
  describeLogo,
  type GeneratedLogo,
  type GenerationBody,
  type GenerationRequest,
  parseDescription,
  type WizardInput,
} from './entities/generated-logo';
export type { HistoryLogo } from './entities/history-logo';
export type { Movement, MovementType } from './entities/movement';
export type { Profile } from './entities/profile';
export {
  CAPABILITIES,
  type Capability,
  isValidSession,
  type SessionCheck,
  type Stats,
  type User,
} from './entities/session-check';
export * as ERROR_TEXTS from './error-texts';
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
} from './errors';
export { toDate } from './fields/dates';
export type { ContractDrift } from './fields/drift';
export {
  createSessionId,
  createSessionStore,
  type SessionStorageLike,
  type SessionStore,
} from './session/session';
export { loginUrl, registerUrl, type SignInUrlOptions } from './session/sign-in-urls';
export type { CallOptions } from './transport/request';
