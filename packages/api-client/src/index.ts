/**
 * The typed client for the Trazo API: transport strict, payload lenient, output exact.
 *
 * @packageDocumentation
 */

export type { PasswordChange, ProfileChanges } from './account-calls.js';
export type { AdjustOptionsRequest, LogoAdjustment, LogoVersionRef } from './adjust-calls.js';
export type { BoundCalls, Call, ClientOptions, Hooks } from './bind-calls.js';
export type { ArchiveOptions, DownloadedArchive, LogosOptions, PageChange } from './brand-calls.js';
export type { CallName } from './call-name.js';
export { type Client, createClient } from './client.js';
export type {
  CallbackCode,
  DownloadedImage,
  DownloadRequest,
  FavoriteChange,
  GenerationOptions,
  ProposalChoice,
} from './endpoints.js';
export type { AccountActivity, Achievement, Activity } from './entities/activity.js';
export type { BrandPage, LogoBrand, LogoCheck } from './entities/brand.js';
export { CAPABILITIES, type Capability } from './entities/capabilities.js';
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
export type { NotificationPreferences, Profile, ProfileField } from './entities/profile.js';
export type { LogoProposal } from './entities/proposals.js';
export {
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
export type { CallOptions, SessionCallOptions } from './transport/request.js';
