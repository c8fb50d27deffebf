export {
  SessionBanner,
  type SessionBannerProps,
  type SessionView,
} from './session-banner';
export { shortSessionId } from './short-session-id';
