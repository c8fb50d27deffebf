export {
  SessionBanner,
  type SessionBannerProps,
  type SessionLinkProps,
  type SessionView,
} from './session-banner';
export { SESSION_ID_SHOWN, shortSessionId } from './short-session-id';
