/**
 * The typed client for the Trazo API: transport strict, payload lenient, output exact.
 *
 * @packageDocumentation
 */

export type { PasswordChange, ProfileChanges } from './account-calls.js';
export type { AdjustOptionsRequest, LogoAdjustment, LogoVersionRef } from './adjust-calls.js';
export type { BoundCalls } from './bind-calls.js';
export type { DownloadedKit, KitOptions, PageChange } from './brand-calls.js';
export {
  type Call,
  type CallName,
  type Client,
  type ClientOptions,
  createClient,
  type Hooks,
} from './client.js';
export type {
  CallbackCode,
  DownloadedImage,
  DownloadRequest,
  FavoriteChange,
  GenerationOptions,
  ProposalChoice,
  SessionCallOptions,
} from './endpoints.js';
export type { BrandPage, LogoBrand, LogoCheck } from './entities/brand.js';
export { flipFavorite, type GalleryLogo } from './entities/gallery-logo.js';
export {
  describeLogo,
  type GeneratedLogo,
  type GenerationBody,
  type GenerationRequest,
  type ProposedLogo,
  parseDescription,
  type WizardInput,
} from './entities/generated-logo.js';
export type { HistoryLogo } from './entities/history-logo.js';
export {
  type AdjustedLogo,
  type AdjustOption,
  CHANGE_FIELDS,
  type ChangeField,
  type LogoChange,
  type LogoVersion,
  type LogoVersions,
  type OptionField,
} from './entities/logo-version.js';
export type { Movement, MovementType } from './entities/movement.js';
export type { OpenSession } from './entities/open-session.js';
export type {
  GalleryCategory,
  GalleryPage,
  HistoryPage,
  MovementsPage,
} from './entities/pages.js';
export type { NotificationPreferences, Profile } from './entities/profile.js';
export type { LogoProposal } from './entities/proposals.js';
export {
  CAPABILITIES,
  type Capability,
  isValidSession,
  type SessionCheck,
  type Stats,
  type User,
} from './entities/session-check.js';
export * as ERROR_TEXTS from './error-texts.js';
export {
  CancelledError,
  type ClientError,
  HttpError,
  isClientError,
  MissingFieldsError,
  NetworkError,
  NoSessionError,
  NotAnnouncedError,
  NotImageError,
  NotJsonError,
  SessionSaveError,
  TimeoutError,
  TooLargeError,
} from './errors.js';
export { toDate } from './fields/dates.js';
export type { ContractDrift } from './fields/drift.js';
export type {
  GalleryPageRequest,
  LogosPageRequest,
  MovementsPageRequest,
} from './page-calls.js';
export {
  createSessionId,
  createSessionStore,
  type SessionStorageLike,
  type SessionStore,
} from './session/session.js';
export { loginUrl, registerUrl, type SignInUrlOptions } from './session/sign-in-urls.js';
export type { CallOptions } from './transport/request.js';
