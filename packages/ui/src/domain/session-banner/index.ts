export {
  SessionBanner,
  type SessionBannerProps,
  type SessionLinkProps,
  type SessionView,
} from './session-banner';
export { shortSessionId } from './short-session-id';
